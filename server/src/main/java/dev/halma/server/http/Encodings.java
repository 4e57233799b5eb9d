package dev.halma.server.http;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The compressed formats, the best first. */
enum Encodings {
    BROTLI("br", "br"),
    GZIP("gzip", "gz");

    private final String token;
    private final String ending;

    Encodings(String token, String ending) {
        this.token = token;
        this.ending = ending;
    }

    /** The name in headers. */
    String token() {
        return token;
    }

    /** The ending of files. */
    String ending() {
        return ending;
    }

    /** The best format that exists and that the browser accepts. */
    static Optional<Encodings> best(@Nullable String accepted, Set<String> endings) {
        if (accepted == null) return Optional.empty();
        List<String> tokens = Arrays.stream(accepted.toLowerCase(Locale.ROOT).split(",", -1))
                .filter(part -> !isRefused(part))
                .map(part -> part.split(";", -1)[0].strip())
                .toList();
        return Arrays.stream(values())
                .filter(encoding -> endings.contains(encoding.ending) && tokens.contains(encoding.token))
                .findFirst();
    }

    /** A weight of zero refuses a format. */
    private static boolean isRefused(String part) {
        return part.replace(" ", "").matches(".*;q=0(\\.0*)?");
    }
}

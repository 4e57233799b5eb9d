package dev.halma.server.http;

import java.util.Optional;
import java.util.Set;

/**
 * A file of the page.
 *
 * @param path below the page's root, without a leading slash
 * @param fingerprint of its contents
 * @param endings of the compressed copies beside it: {@code br}, {@code gz}
 */
record PageFile(String path, String fingerprint, Set<String> endings) {

    PageFile {
        endings = Set.copyOf(endings);
    }

    /** A line of the list that the build writes: {@code FINGERPRINT ENDINGS PATH}. */
    static PageFile parse(String line) {
        String[] fields = line.split(" ", 3);
        if (fields.length != 3) throw new IllegalArgumentException("not a line of the page's list: " + line);
        return new PageFile(fields[2], fields[0], fields[1].equals("-") ? Set.of() : Set.of(fields[1].split(",", -1)));
    }

    /** Whether its name changes with its contents. Then a browser can cache it for ever. */
    boolean isForever() {
        return path.startsWith("assets/") || path.startsWith("worker/");
    }

    /** Whether it is a script that loads the rule book in a worker. */
    boolean isWorker() {
        return path.startsWith("worker/");
    }

    /** Its media type; empty for an unknown ending. */
    Optional<String> type() {
        return Optional.ofNullable(
                switch (path.substring(path.lastIndexOf('.') + 1)) {
                    case "html" -> "text/html; charset=utf-8";
                    case "js" -> "text/javascript; charset=utf-8";
                    case "css" -> "text/css; charset=utf-8";
                    case "json" -> "application/json";
                    case "webmanifest" -> "application/manifest+json";
                    case "bin" -> "application/octet-stream"; // the learned patterns of the engine
                    case "wasm" -> "application/wasm";
                    case "svg" -> "image/svg+xml";
                    case "png" -> "image/png";
                    case "ico" -> "image/x-icon";
                    case "webp" -> "image/webp";
                    case "woff2" -> "font/woff2";
                    case "mp3" -> "audio/mpeg";
                    case "ogg" -> "audio/ogg";
                    case "wav" -> "audio/wav";
                    case "pdf" -> "application/pdf";
                    case "txt" -> "text/plain; charset=utf-8";
                    default -> null;
                });
    }

    String tag() {
        return "W/\"" + fingerprint + "\"";
    }
}

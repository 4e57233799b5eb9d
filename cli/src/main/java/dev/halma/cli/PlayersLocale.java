package dev.halma.cli;

import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** The language of the environment: the first of LC_ALL, LC_MESSAGES and LANG that is set, else Java's default. */
final class PlayersLocale {

    private PlayersLocale() {}

    static Locale of(Map<String, String> environment) {
        return Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
                .map(environment::get)
                .filter(Objects::nonNull)
                .filter(value -> !value.isEmpty())
                .findFirst()
                .map(PlayersLocale::parse)
                .orElseGet(Locale::getDefault);
    }

    /** Reads {@code pt_BR.UTF-8@euro}. {@code C} and {@code POSIX} are not languages. */
    private static Locale parse(String value) {
        return Locale.forLanguageTag(value.replaceAll("[.@].*", "").replace('_', '-'));
    }
}

package dev.halma.i18n;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The languages of the texts. */
public enum Language {
    DA,
    DE,
    EN,
    ES,
    FR,
    IT,
    NL,
    PT,
    RU;

    /** The language with this code. */
    public static Optional<Language> ofCode(String code) {
        return Arrays.stream(values())
                .filter(language -> language.code().equals(code))
                .findFirst();
    }

    /** The language of a locale in any country; English if there are no texts in it. */
    public static Language of(Locale locale) {
        return ofCode(locale.getLanguage()).orElse(EN);
    }

    public static List<String> codes() {
        return Arrays.stream(values()).map(Language::code).toList();
    }

    /** Two small letters: {@code de}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** For numbers, lists and plurals. The texts are British and European; a bare code would mean the USA and Brazil. */
    public Locale locale() {
        return switch (this) {
            case EN -> Locale.UK;
            case PT -> Locale.of("pt", "PT");
            default -> Locale.of(code());
        };
    }
}

package dev.halma.cli.print;

import dev.halma.i18n.Language;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Finds a language by its code, or says which there are. */
public final class LanguageConverter implements ITypeConverter<Language> {

    @Override
    public Language convert(String code) {
        return Language.ofCode(code)
                .orElseThrow(() -> new TypeConversionException(
                        "there is no language '" + code + "', but there are " + String.join(", ", Language.codes())));
    }
}

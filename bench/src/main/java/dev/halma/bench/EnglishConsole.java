package dev.halma.bench;

import dev.halma.cli.shared.Console;
import dev.halma.cli.shared.Wording;
import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import java.io.InputStream;
import java.time.LocalDate;
import java.time.ZoneId;

/** The console of a tool that is started without the {@code halma} command and answers in English. */
public interface EnglishConsole extends Console {

    @Override
    default InputStream in() {
        return System.in;
    }

    @Override
    default Wording wording() {
        return new Wording(Texts.of(Language.EN));
    }

    @Override
    default LocalDate today() {
        return LocalDate.now(ZoneId.systemDefault());
    }
}

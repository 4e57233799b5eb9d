package dev.halma.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.i18n.Texts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The reasons that {@code HostileProgramsTest} knows, in words. */
class FailureTextTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sh x.sh did not say bestmove within 0.2 s | sh x.sh hat nicht innerhalb von 0.2 s bestmove gesagt",
                "x can't be started: there is no such program | x lässt sich nicht starten: Das Programm gibt es nicht",
                "x can't be started: it may not be executed | x lässt sich nicht starten: Es darf nicht ausgeführt werden",
                "sh x.sh ended before it said bestmove | sh x.sh hat mitten im Spiel geendet",
                "x answered 'a1-h8', which is not legal in 8/8 a 0 1 | x hat mit „a1-h8“ geantwortet, das ist kein erlaubter Zug",
                "x was left | x was left",
            })
    void isInTheUsersLanguage(String english, String german) {
        assertThat(new FailureText(Texts.of("de")).of(english)).isEqualTo(german);
    }
}

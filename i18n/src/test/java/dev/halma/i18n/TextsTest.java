package dev.halma.i18n;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.rules.game.Refusal;
import dev.halma.rules.notation.Expected;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.variant.Seat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TextsTest {

    private static final Texts ENGLISH = Texts.of("en");

    @Test
    void putsFactsIntoAMessage() {
        assertThat(ENGLISH.text(new Refusal.NotYourTurn(Seat.B, Seat.A).message()))
                .isEqualTo("It is A’s turn, not B’s.");
        assertThat(ENGLISH.text("seat.to-move", Map.of("turn", 1234, "seat", "C")))
                .isEqualTo("Turn 1234: C to move.");
    }

    @Test
    void tellsAMessageWithinAMessage() {
        Refusal why = new Refusal.ChainBreaks(2, new Refusal.NothingToHop("d5", "e6", "f7"));
        assertThat(ENGLISH.text(new Problem(3, 14, "d5-f7", new Expected.LegalMove(7, why)).message()))
                .isEqualTo(
                        "line 3, column 14: found “d5-f7”, expected a legal move in turn 7. The chain breaks at hop 2."
                                + " From d5 to f7 there is nothing to hop over: e6 is empty.");
    }

    @Test
    void joinsAChoiceAsTheLanguageDoes() {
        Refusal refusal = new Refusal.BlockerMustLeave(List.of("e8", "f7", "f8"));
        assertThat(ENGLISH.text(refusal.message())).contains(" e8, f7 or f8 has to move ");
    }

    @Test
    void keepsANameInItsOwnDirectionFromTurningTheSentence() {
        assertThat(ENGLISH.text("page.say.passed", Map.of("name", "דנה"))).isEqualTo("\u2068דנה\u2069 passes.");
        assertThat(ENGLISH.text("page.say.passed", Map.of("name", "Дина"))).isEqualTo("Дина passes.");
    }

    @Test
    void aCountryGetsItsLanguage() {
        assertThat(Texts.of("pt-BR").language()).isEqualTo(Language.PT);
        assertThat(Texts.of(Locale.GERMANY).text("level.3.name")).isEqualTo("Igel");
    }

    @Test
    void countsAsTheLanguageDoes() {
        Texts russian = Texts.of("ru");
        assertThat(List.of(1, 3, 5, 21).stream()
                        .map(turns -> russian.text("analysis.costs", Map.of("turns", turns, "better", "e4-e6"))))
                .containsExactly(
                        "теряет примерно 1 ход; лучше e4-e6",
                        "теряет примерно 3 хода; лучше e4-e6",
                        "теряет примерно 5 ходов; лучше e4-e6",
                        "теряет примерно 21 ход; лучше e4-e6");
    }

    @Test
    void countsAsPortugalDoes() {
        Texts portuguese = Texts.of("pt");
        assertThat(portuguese.text("page.seat.turns", Map.of("turns", 0))).isEqualTo("0 turnos");
        assertThat(portuguese.text("cli.file.too-large", Map.of("bytes", 12345678)))
                .contains("12\u00a0345\u00a0678");
    }

    @Test
    void aLocaleWithoutTextsGetsEnglish() {
        assertThat(Texts.of(Locale.forLanguageTag("fi-FI")).language()).isEqualTo(Language.EN);
        assertThat(Texts.of("en-AU").language()).isEqualTo(Language.EN);
        assertThat(Texts.of("no such tag").language()).isEqualTo(Language.EN);
    }

    @Test
    void aKeyThatIsNotThereIsOurMistake() {
        assertThatThrownBy(() -> ENGLISH.text("refusal.none")).hasMessage("no text refusal.none in en");
    }
}

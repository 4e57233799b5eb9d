package dev.halma.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Messages are in the user's language. Output for programs is the same in every language. */
class LanguageTest {

    private static final String WIN_AT_HAND = "a/aa/aaa/aaa1/8a4/12/5b5/10/9/10/11/4b7/bb1b9/bb2/bb1/1b/1 a 0 90";

    @Test
    void refusesInGerman() {
        assertThat(Run.withInput("c4-e6\n", "--lang", "de", "referee", "american-2")
                        .out())
                .isEqualTo("refused nothing-to-hop Von c4 nach e6 gibt es nichts zu überspringen: d5 ist leer.\n");
    }

    @Test
    void refusesInRussianWithTheReasonInside() {
        assertThat(Run.withInput("b3-d5-f7\n", "referee", "american-2", "--lang", "ru")
                        .out())
                .isEqualTo("refused chain-breaks Цепочка обрывается на прыжке 2. От d5 до f7 не через кого прыгать:"
                        + " поле e6 пусто.\n");
    }

    @Test
    void heedsTheEnvironmentUnlessItIsTold() {
        assertThat(Run.in(Language.DA, "", "show", "halma-8").out()).endsWith("\nTur 1: A skal flytte.\n");
        assertThat(Run.in(Language.DA, "", "show", "halma-8", "--lang", "nl").out())
                .endsWith("\nBeurt 1: A is aan de beurt.\n");
    }

    @ParameterizedTest
    @CsvSource({"--lang de moves chess", "moves --lang de chess", "moves chess --lang de"})
    void theOptionMayStandAnywhere(String command) {
        Run run = Run.halma(command.split(" "));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("""
                Die Variante „chess“ gibt es nicht; `halma variants` zählt alle auf.
                Siehe `halma moves --help`.
                """);
    }

    @ParameterizedTest
    @CsvSource({"xx", "DE", "de-DE", "''"})
    void aLanguageThatIsNotThereIsRefusedWithTheList(String language) {
        Run run = Run.halma("--lang", language, "variants");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .contains("There is no language “" + language + "”; choose da, de, en, es, fr, it, nl, pt or ru.");
    }

    private static Stream<Arguments> commandsOfPrograms() {
        return Stream.of(
                arguments("", List.of("variants", "--json")),
                arguments("", List.of("moves", "chinese-2")),
                arguments("", List.of("analyse", "chinese-2", "--position", WIN_AT_HAND, "--nodes", "2000", "--json")),
                arguments("ugi\nposition startpos moves z9-z8\nquit\n", List.of("ugi")),
                arguments("d1-e2\nB:resign\n", List.of("referee", "halma-8")));
    }

    @ParameterizedTest
    @MethodSource("commandsOfPrograms")
    void saysToProgramsTheSameInEveryLanguage(String input, List<String> words) {
        String[] command = words.toArray(String[]::new);
        Run english = Run.withInput(input, command);
        for (Language language : Language.values()) {
            assertThat(Run.in(language, input, command)).as(language.name()).isEqualTo(english);
        }
    }

    @ParameterizedTest
    @EnumSource
    void explainsTheGameInWholeLines(Language language) {
        Run run = Run.in(language, "", "rules", "american-4-both");
        Texts texts = Texts.of(language);
        assertThat(run.code()).isZero();
        assertThat(run.out().lines())
                .allMatch(line -> line.length() <= 78)
                .contains(texts.text("variant.american-4-both.name"), texts.text("rules.hop.title"))
                .anyMatch(line -> line.contains(texts.text("house.sides.opposite")));
        assertThat(Run.in(language, "", "rules").out()).doesNotContain(texts.text("house.sides.opposite"));
    }

    private static final List<String> FOR_PLAYERS =
            List.of("rules", "variants", "levels", "show", "puzzle", "print", "diagram", "analyse", "check", "play");

    @ParameterizedTest
    @EnumSource
    void helpsInThePlayersLanguage(Language language) {
        Texts texts = Texts.of(language);
        String list = Run.in(language, "", "--help").out();
        assertThat(list).contains(texts.text("help.commands"), texts.text("help.exit.0"));
        assertThat(list.lines()).allMatch(line -> line.length() <= 80);
        // Each language looks at some of the pages, and all languages together at all of them.
        for (int i = language.ordinal() % 3; i < FOR_PLAYERS.size(); i += 3) {
            String command = FOR_PLAYERS.get(i);
            String help = Run.in(language, "", command, "--help").out();
            assertThat(help)
                    .as(command)
                    .startsWith(texts.text("cli.usage"))
                    .contains(texts.text("cli.option.help"))
                    .doesNotContain("Show this help", "Print version");
            String about = texts.text(command.equals("play") ? "terminal.play.about" : "help." + command);
            assertThat(help.replaceAll("\\s+", " ")).contains(about.replaceAll("\\s+", " "));
        }
    }

    @Test
    void introducesTheLevels() {
        assertThat(Run.in(Language.FR, "", "levels").out().lines())
                .hasSize(8)
                .allMatch(line -> line.contains("Classement Elo\u00a0: "))
                .first(InstanceOfAssertFactories.STRING)
                .startsWith("level1  Coccinelle: Avance à petits pas et se réjouit de chaque saut.");
    }

    @Test
    void annotatesAGameInThePlayersLanguage(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(
                folder.resolve("game.hgn"), "[Variant \"halma-8\"]\n1. d1-e2 h5-g4 2. e2-d1 g4-h5 3. d1-e2\n");
        Run run = Run.in(Language.IT, "", "analyse", file.toString(), "--nodes", "4000");
        assertThat(run.out()).containsPattern("\\{costa circa [^}]*; meglio [a-h1-8-]+\\}");
        assertThat(run.err()).contains("turno 3, Posto A: e2-d1 costa circa ").contains("svolta in 5 turni\n");
    }

    @ParameterizedTest
    @CsvSource({
        "de_DE.UTF-8, ru_RU, fr_FR, de",
        "'',          ru_RU, fr_FR, ru",
        "'',          '',    pt_BR.UTF-8@euro, pt",
        "C,           ru_RU, fr_FR, ''",
        "C.UTF-8,     '',    '',    ''",
        "POSIX,       '',    '',    posix",
    })
    void readsTheVariablesInTheirOrder(String all, String messages, String lang, String language) {
        Locale locale = PlayersLocale.of(Map.of("LC_ALL", all, "LC_MESSAGES", messages, "LANG", lang));
        assertThat(locale.getLanguage()).isEqualTo(language);
    }
}

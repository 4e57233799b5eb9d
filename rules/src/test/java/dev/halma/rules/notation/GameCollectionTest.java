package dev.halma.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Effort;
import dev.halma.testkit.Law;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class GameCollectionTest {

    private static final String ONE = "[Variant \"halma-8\"]\n[A \"Ann\"]\n\n1. d1-e2 h5-g4\n";
    private static final String BROKEN = "[Variant \"halma-8\"]\n\n1. d1-e2 {never closed\n";

    private static List<Parsed<GameRecord>> read(String text) {
        List<Parsed<GameRecord>> games = new ArrayList<>();
        GameCollection.of(text).forEach(games::add);
        return games;
    }

    private static List<GameRecord> readAll(String text) {
        return read(text).stream().map(Parsed::orThrow).toList();
    }

    /** Games of all variants, of any length, with comments, tags and results that their moves don't show. */
    private static GameRecord random(Random random) {
        List<Variant> variants = Variants.all();
        Game game = Game.of(variants.get(random.nextInt(variants.size())));
        int turns = random.nextInt(12);
        for (int i = 0; i < turns && !game.isOver(); i++) {
            List<Move> moves = game.legalMoves();
            game = game.after(moves.get(random.nextInt(moves.size())));
        }
        GameRecord record = GameRecord.of(game);
        if (random.nextBoolean()) record = record.withTag("Event", "a [Variant \"x\"]\n\n[tag] in \\ a tag");
        if (random.nextInt(3) == 0) record = record.withComment(random.nextInt(turns + 1), "{curly}\n\n[Variant]");
        if (random.nextInt(3) == 0) {
            List<String> results = GameRecord.results(game);
            String result = results.get(random.nextInt(results.size()));
            record = new GameRecord(record.tags(), game, record.comments(), result);
        }
        return record;
    }

    @Test
    @Tag("law")
    @Law("11.3")
    void whatIsWrittenIsReadAgain() {
        Random random = new Random(Effort.seed());
        int rounds = Effort.times(20, 1000);
        for (int round = 0; round < rounds; round++) {
            List<GameRecord> written = new ArrayList<>();
            for (int i = 0; i <= random.nextInt(8); i++) written.add(random(random));
            String text = written.stream().map(GameCollection::text).collect(Collectors.joining());
            assertThat(readAll(text)).isEqualTo(written);
        }
    }

    @Test
    void aGameWithoutMovesEndsAtAnEmptyLineBeforeATagThatItHas() {
        String empty = "[Event \"Sunday\"]\n[Variant \"halma-8\"]\n";
        assertThat(readAll(empty + "\n" + empty + "\n" + ONE)).hasSize(3);
        assertThat(readAll("[Variant \"halma-8\"]\n\n[A \"Ann\"]\n1. d1-e2")).hasSize(1);
        assertThat(read(empty + empty))
                .singleElement()
                .isInstanceOfSatisfying(
                        Parsed.Unreadable.class,
                        unreadable ->
                                assertThat(unreadable.problem().expected()).isEqualTo(new Expected.EachOnce("Event")));
    }

    @Test
    void theNextGameMayFollowAtOnce() {
        assertThat(readAll(ONE.strip() + ONE)).hasSize(2);
        assertThat(readAll(ONE.strip() + " * {so far}" + ONE)).hasSize(2);
    }

    @Test
    void oneThatCannotBeReadDoesNotHideTheOthers() {
        List<Parsed<GameRecord>> games = read(ONE + "\n" + BROKEN + "\n" + ONE + "\n" + ONE.replace("h5", "h4"));
        assertThat(games).hasSize(4);
        assertThat(games.get(0)).isInstanceOf(Parsed.Read.class).isEqualTo(games.get(2));
        assertThat(games.get(1)).isInstanceOfSatisfying(Parsed.Unreadable.class, unreadable -> {
            assertThat(unreadable.problem().line()).isEqualTo(8);
            assertThat(unreadable.problem().expected()).isEqualTo(new Expected.Closing("{", "}"));
        });
        assertThat(games.get(3))
                .isInstanceOfSatisfying(
                        Parsed.Unreadable.class,
                        unreadable -> assertThat(unreadable.problem().line()).isEqualTo(18));
    }

    @Test
    void anEmptyTextIsOneGameThatCannotBeRead() {
        assertThat(read(" \n")).singleElement().isInstanceOf(Parsed.Unreadable.class);
    }

    @Test
    void whoWantsOneGameIsToldThatThereAreMore() {
        assertThat(GameText.parse(ONE + ONE)).isInstanceOfSatisfying(Parsed.Unreadable.class, unreadable -> {
            assertThat(unreadable.problem().expected()).isEqualTo(new Expected.EndOfText());
            assertThat(unreadable.problem().line()).isEqualTo(5);
        });
    }

    @Test
    @Tag("law")
    void spoiltCollectionsAreReadToTheirEnd() {
        Random random = new Random(Effort.seed());
        String good = ONE + "\n" + BROKEN + "\n" + ONE;
        int texts = Effort.times(1500, 100_000);
        for (int i = 0; i < texts; i++) {
            StringBuilder spoilt = new StringBuilder(good);
            for (int j = 0; j <= random.nextInt(4); j++) {
                int at = random.nextInt(spoilt.length());
                spoilt.setCharAt(at, "[]{}\"\\\n 1a-*:".charAt(random.nextInt(13)));
            }
            assertThat(read(spoilt.toString())).as(spoilt.toString()).hasSizeBetween(1, 20);
        }
    }
}

package dev.halma.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.search.Search;
import dev.halma.engine.search.Variation;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Request;
import dev.halma.rules.game.Ruling;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.notation.EventText;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import dev.halma.table.Chair;
import dev.halma.table.Command;
import dev.halma.table.Decision;
import dev.halma.table.DecisionContext;
import dev.halma.table.First;
import dev.halma.table.LocalTable;
import dev.halma.table.Pace;
import dev.halma.table.Plan;
import dev.halma.table.PlayerId;
import dev.halma.table.TableId;
import dev.halma.table.json.Json;
import dev.halma.table.protocol.ServerJson;
import dev.halma.table.protocol.ServerMessage;
import dev.halma.testkit.Repository;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes real answers of every function of {@link Exports} to {@code browser/target/answers}. A test of the page
 * ({@code answers.test.ts}) checks them against the shapes that the page declares. They are the same every time.
 */
class AnswersForThePageTest {

    private static final Path FOLDER = Repository.file("browser/target/answers");

    /** What the page never asks: its worker calls them on its own. */
    private static final Set<String> OF_THE_WORKER = Set.of("unlearned", "learn");

    private static final String ONE_STEP_FROM_HOME = "4aaaa/5aaa/6aa/6a1/8/2bbbbbb/2bbbb2/8";

    /** A is home in the far corner, and its partner C is still on the way. */
    private static final String WAITING_FOR_THE_PARTNER = "bbbb8aaaa/bbbb8aaaa/bbb10aaa/bb12aa/16/16/16/16/"
            + "3ccccccccccccc/16/16/16/14dd/13ddd/12dddd/12dddd a 0 61";

    private record Example(String what, List<Object> asked, JsonNode answer, List<JsonNode> progress) {}

    private final Map<String, List<Example>> examples = new TreeMap<>();
    private final RuleBook book = new RuleBook();
    private long now;
    private final Thinker thinker = new Thinker(() -> now += 1_000_000);

    private JsonNode example(String function, String what, Json answer, Object... asked) {
        return example(function, what, answer, List.of(), asked);
    }

    private JsonNode example(String function, String what, Json answer, List<Json> progress, Object... asked) {
        JsonNode parsed = parsed(answer);
        List<JsonNode> soFar =
                progress.stream().map(AnswersForThePageTest::parsed).toList();
        examples.computeIfAbsent(function, name -> new ArrayList<>())
                .add(new Example(what, List.of(asked), parsed, soFar));
        return parsed;
    }

    private static JsonNode parsed(Json json) {
        return JsonMapper.shared().readTree(json.text());
    }

    private int newGame(String what, String variant, String house, String first) {
        return number(example("newGame", what, book.newGame(variant, house, first), variant, house, first));
    }

    private int fromPosition(String what, String variant, String house, String position) {
        return number(
                example("fromPosition", what, book.fromPosition(variant, house, position), variant, house, position));
    }

    private int play(String what, int game, String seat, String request) {
        return number(example("play", what, book.play(game, seat, request), game, seat, request));
    }

    private void rule(String what, int game, String ruling) {
        Game now = GameText.parse(book.write(game, List.of())).orThrow().game();
        Ruling ruled = EventText.parseRuling(ruling, now.position().toMove()).orThrow();
        Game next = ((Verdict.Accepted) now.rule(ruled)).game();
        String text = GameText.text(GameRecord.of(next));
        example("read", what, book.read(text), text);
    }

    private static int number(JsonNode answer) {
        return answer.at("/value/id").asInt();
    }

    @Test
    void everyFunctionIsAnsweredForThePagesTests() throws IOException {
        rulesAndVariants();
        moves();
        duties();
        endings();
        files();
        piecesInHand();
        agreements();
        tables();
        forgetting();
        thinking();
        assertThat(examples).containsOnlyKeys(exported());
        write();
    }

    private void write() throws IOException {
        Files.createDirectories(FOLDER);
        try (Stream<Path> before = Files.list(FOLDER)) {
            for (Path file : before.toList()) Files.delete(file);
        }
        for (Map.Entry<String, List<Example>> function : examples.entrySet()) {
            Files.writeString(
                    FOLDER.resolve(function.getKey() + ".json"),
                    JsonMapper.shared().writeValueAsString(function.getValue()));
        }
    }

    private static List<String> exported() {
        return Stream.of(Exports.class, ThinkerExports.class)
                .flatMap(exports -> Arrays.stream(exports.getDeclaredMethods()))
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .map(Method::getName)
                .filter(name -> !OF_THE_WORKER.contains(name))
                .toList();
    }

    private void rulesAndVariants() {
        example("variants", "the catalogue", Catalogue.json());
        example("variant", "a board of one's own", book.catalogueOf(OWN), OWN);
        example("variant", "no variant", book.catalogueOf("square(3)"), "square(3)");
        example("ratings", "of the levels", Catalogue.ratings());
        example("rules", "of the whole family", book.rules("", ""), "", "");
        example("rules", "of a game with partners", book.rules("american-4-both", ""), "american-4-both", "");
        example("rules", "with a house rule that is none", book.rules("halma-8", "guards=7"), "halma-8", "guards=7");
        example("perft", "a count", Json.of(book.perft("halma-8", "", START, 2)), "halma-8", "", START, 2);
    }

    private static final String OWN = "diamond(5) camp=3 seats=2";
    private static final String START = "4bbbb/5bbb/6bb/7b/a7/aa6/aaa5/aaaa4 a 0 1";

    private void moves() {
        newGame("with partners", "american-4-both", "", "C");
        newGame("by house rules, on a star", "chinese-6", "leave=off", "F");
        newGame("a variant that is none", "nonesuch", "", "A");
        newGame("a seat that nobody has", "halma-8", "", "C");
        int start = newGame("usual", "halma-8", "", "A");
        int stepped = play("a step", start, "A", "d1-e2");
        play("a hop", stepped, "B", "f8-d8");
        play("a chain", fromPosition("with a chain", "halma-8", "", CHAIN), "A", "a1-c1-e1-g1");
        play("not one's turn", stepped, "A", "e2-f3");
        play("a taken cell", start, "A", "a1-h8");
        play("neither straight nor near", start, "A", "d1-e3");
        play("a chain that breaks", start, "A", "c1-e1-g1");
        play("no move at all", start, "A", "huh");
        play("a draw that nobody has offered", start, "A", "accept draw");
        int waiting = fromPosition("home before the partner", "american-4-both", "", WAITING_FOR_THE_PARTNER);
        play("a pass", waiting, "A", "pass");
        fromPosition("a position that is none", "halma-8", "", "4bbbb/9");
        example("view", "a moment", book.view(stepped), stepped);
        example("history", "two moments", book.history(stepped), stepped);
    }

    private static final String CHAIN = "4bbbb/5bbb/6bb/7b/a7/aa6/aaa5/aa1a1a2 a 0 21";

    private void duties() {
        String late = "4bbbb/5bbb/6bb/4aa1b/a3aa2/6a1/6a1/a2a2a1 a 0 ";
        int mustLeave = fromPosition("a camp that must be left", "halma-8", "", late + 81);
        play("a move that leaves the campers alone", mustLeave, "A", "e4-e3");
        fromPosition("a camp that must be left soon", "halma-8", "", late + 71);
        fromPosition("a camp that may be kept", "halma-8", "leave=off", late + 81);
        String full = "4baaa/5aaa/6aa/7a/8/3bbbbb/4bbbb/a7 b 0 1";
        fromPosition("a blocker that must leave", "halma-8", "", full);
    }

    private void endings() {
        int game = newGame("to be ended", "halma-8", "", "A");
        int over = play("resigning, between two", game, "A", "resign");
        play("a move after the end", over, "B", "e8-d7");
        play("resigning, among four", newGame("among four", "victorian-4", "", "A"), "A", "resign");
        int last = fromPosition("one step from home", "halma-8", "", ONE_STEP_FROM_HOME + " a 0 41");
        play("the last piece home", last, "A", "g5-h5");
        rule("a draw", game, "draw");
        rule("out of time", game, "A:time");
        rule("gone", game, "B:left");
        rule("skipped", game, "skip");
    }

    private void files() {
        int game = newGame("to be written", "halma-8", "", "A");
        int next = play("to be written", game, "A", "d1-e2");
        List<String> tags = List.of("Event", "A \"quoted\" name");
        String text = book.write(next, tags);
        example("write", "with a tag", Json.of(text), next, tags);
        example("read", "what was written", book.read(text), text);
        String levels = text.replace("[Event", "[LevelB \"2\"]\n[LevelA \"9\"]\n[Event");
        example("read", "with a computer", book.read(levels), levels);
        example("read", "what can't be read", book.read("[Variant"), "[Variant");
        String several =
                text + "\n[Variant\n\n" + levels.replace("[Event", "[Date \"2026-11-15\"]\n[A \"Ann\"]\n[Event");
        example("collection", "two games and one that can't be read", book.collection(several), several);
    }

    private void piecesInHand() {
        int game = fromPosition("with pieces to take in hand", "halma-8", "", CHAIN);
        example("targets", "steps and chains", book.targets(game, "a1"), game, "a1");
        example("targets", "an empty cell", book.targets(game, "d5"), game, "d5");
        example("nextHops", "from where it stands", book.nextHops(game, List.of("a1")), game, List.of("a1"));
        example("nextHops", "from a landing", book.nextHops(game, List.of("a1", "c1")), game, List.of("a1", "c1"));
        example("isReached", "an aim", book.isReached(game, "home"), game, "home");
        example("ladders", "out of turn", book.ladders(game, "B"), game, "B");
    }

    private void agreements() {
        int game = newGame("to be asked about", "halma-8", "", "A");
        whyNot("another's piece", game, "A", "h8");
        whyNot("a stuck piece", game, "A", "a1");
        whyNot("a path that is none", game, "A", "d1", "h5");
        whyNot("a path that is one", game, "A", "d1", "e2");
        String text = "[Variant \"halma-8\"]\n\n1. d1-e2";
        example("isPartOf", "the same game", book.isPartOf(text, text), text, text);
        example(
                "isPartOf",
                "another game",
                book.isPartOf(text, "[Variant \"halma-8\"]"),
                text,
                "[Variant \"halma-8\"]");
        example("setOut", "a start", book.setOut("halma-8", START), "halma-8", START);
        example("setOut", "no position", book.setOut("halma-8", "9"), "halma-8", "9");
        example("house", "as usual", Agreement.house("american-4", ""), "american-4", "");
        example("house", "no house rule", Agreement.house("american-4", "guards=7"), "american-4", "guards=7");
        example(
                "agree",
                "partners",
                Agreement.agree("american-4", "", "sides", "opposite"),
                "american-4",
                "",
                "sides",
                "opposite");
        List<String> persons = List.of("A", "C");
        example(
                "beginnings",
                "of two persons",
                Agreement.beginnings("american-4", persons, "youngest"),
                "american-4",
                persons,
                "youngest");
        example(
                "decide",
                "by a die",
                Agreement.decide("american-4", persons, "die", new int[] {5, 5, 1, 2, 3, 4, 9, 9}),
                "american-4",
                persons,
                "die",
                List.of(5, 5, 1, 2, 3, 4, 9, 9));
        example(
                "decide",
                "with too few numbers",
                Agreement.decide("american-4", persons, "die", new int[] {}),
                "american-4",
                persons,
                "die",
                List.of());
    }

    private void whyNot(String what, int game, String seat, String... cells) {
        example("whyNot", what, book.whyNot(game, seat, List.of(cells)), game, seat, List.of(cells));
    }

    private void tables() {
        Tables tables = new Tables(book);
        String plan = "{\"variant\":\"halma-8\",\"first\":\"A\",\"atOneDevice\":true,\"chairs\":"
                + "{\"A\":{\"kind\":\"person\",\"player\":\"here\"},\"B\":{\"kind\":\"computer\",\"level\":1}}}";
        String none = plan.replace("halma-8", "nonesuch");
        JsonNode made =
                example("makeTable", "a person and a computer", tables.make(plan, "here", 0, 7), plan, "here", 0, 7);
        example("makeTable", "a variant that is none", tables.make(none, "here", 0, 7), none, "here", 0, 7);
        String game = "[Variant \"halma-8\"]\n\n1. d1-e2";
        example("resumeTable", "after a move", tables.resume(plan, "here", game, 0), plan, "here", game, 0);
        String log = made.at("/value/entries").toString();
        example("replayTable", "a log", tables.replay(log, 0), log, 0);
        int table = made.at("/value/table").asInt();
        ask("a move", tables, table, "{\"what\":\"play\",\"seat\":\"A\",\"text\":\"d1-e2\",\"after\":0}");
        ask("a refusal", tables, table, "{\"what\":\"play\",\"seat\":\"A\",\"text\":\"e2-f3\",\"after\":1}");
        Json moved = tables.moveFor(table, "B", "f8-d8", 1, 0);
        example("moveAtTable", "of a computer", moved, table, "B", "f8-d8", 1, 0);
        ask("a resignation", tables, table, "{\"what\":\"play\",\"seat\":\"A\",\"text\":\"resign\",\"after\":2}");
        ask("a rematch", tables, table, "{\"what\":\"propose\",\"seat\":\"A\",\"proposal\":\"rematch\"}");
        example("rematchTable", "the next one begins", tables.rematch(table, 0, 7), table, 0, 7);
        atAServer(tables);
        tables.close(table);
        example("closeTable", "a table", Json.nothing(), table);
    }

    private void ask(String what, Tables tables, int table, String command) {
        example("askTable", what, tables.ask(table, "here", command, "{}", 0), table, "here", command, "{}", 0);
    }

    private void atAServer(Tables tables) {
        Chair ada = Chair.Person.of(new PlayerId("ada"));
        Plan plan = new Plan(
                Variants.named("halma-8"),
                new Pace.Untimed(),
                Map.of(Seat.A, ada, Seat.B, Chair.Person.of(new PlayerId("bo"))),
                new First.Agreed(Seat.A),
                false,
                false,
                "");
        LocalTable elsewhere = LocalTable.made(
                new TableId("t"),
                new PlayerId("ada"),
                plan,
                () -> DecisionContext.here(0, new SplittableRandom(7), () -> new TableId("next")));
        String state = ServerJson.text(
                new ServerMessage.State(elsewhere.table().viewFor(Optional.empty(), Map.of()), Instant.EPOCH));
        JsonNode watched = example("watchTable", "as a player", tables.watch(state, "ada", 0), state, "ada", 0);
        int table = watched.path("table").asInt();
        Command move = new Command.Play(Seat.A, Request.path("d1", "e2"), 0);
        var accepted = (Decision.Accepted) elsewhere.ask(new Command.Player(new PlayerId("ada")), move);
        String happened = ServerJson.text(
                ServerMessage.Happened.at(elsewhere.table(), accepted.entries(), Map.of(), Instant.EPOCH));
        example("followTable", "a move", tables.follow(table, happened, "ada", 0), table, happened, "ada", 0);
        String absent = "{\"bo\":0}";
        example(
                "rightsAt",
                "while another is away",
                tables.rights(table, "ada", absent, 31_000),
                table,
                "ada",
                absent,
                31_000);
    }

    private void forgetting() {
        book.forget(Set.of(1));
        example("forget", "all but one", Json.nothing(), List.of(1));
    }

    private void thinking() {
        String open = "[Variant \"halma-8\"]\n\n1. d1-e2";
        example("choose", "a level's move", thinker.choose(open, 1, 1000, 7), open, 1, 1000, 7);
        bestVariations("two variations", open, 2, 200);
        bestVariations("a win at hand", written(ONE_STEP_FROM_HOME + " a 0 41"), 1, 200);
        bestVariations("a loss at hand", written(ONE_STEP_FROM_HOME + " b 0 42"), 1, 200);
        expectedEnd("an expected win", Search.EXPECTED_WIN - 3);
        expectedEnd("an expected loss", 4 - Search.EXPECTED_WIN);
        review("with somebody who resigns", open + " e8-d7 A:resign");
        int last = number(parsed(book.fromPosition("halma-8", "", ONE_STEP_FROM_HOME + " a 0 41")));
        int missed = number(parsed(book.play(last, "A", "e8-e7")));
        review("with a win that was missed", book.write(missed, List.of()));
        example("puzzle", "of a day", thinker.puzzle(20_774, 1), 20_774, 1);
        example("bench", "a fingerprint", thinker.bench());
    }

    private String written(String position) {
        return book.write(number(parsed(book.fromPosition("halma-8", "", position))), List.of());
    }

    /** A search reports an expected end where it has tried only a part of the replies, with more than two sides. */
    private void expectedEnd(String what, int score) {
        Game game = Game.of(Variants.named("chinese-3"));
        Variation expected = new Variation(4, 100, score, game.legalMoves().subList(0, 1));
        String hgn = "[Variant \"chinese-3\"]\n";
        example(
                "bestVariations",
                what,
                VariationView.json(game, List.of(expected), Optional.empty()),
                List.of(),
                hgn,
                1,
                200);
    }

    private void bestVariations(String what, String hgn, int count, int millis) {
        List<Json> soFar = new ArrayList<>();
        Json variations = thinker.bestVariations(hgn, count, millis, soFar::add);
        example("bestVariations", what, variations, soFar, hgn, count, millis);
    }

    private void review(String what, String hgn) {
        List<Json> soFar = new ArrayList<>();
        Json turns = thinker.review(
                hgn,
                50,
                (done, all, turn) -> soFar.add(
                        Json.object().put("done", done).put("all", all).put("turn", turn)));
        example("review", what, turns, soFar, hgn, 50);
    }
}

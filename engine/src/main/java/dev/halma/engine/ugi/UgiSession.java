package dev.halma.engine.ugi;

import dev.halma.engine.Engine;
import dev.halma.engine.level.LevelPlayer;
import dev.halma.engine.report.MoveWords;
import dev.halma.engine.search.Limits;
import dev.halma.engine.ugi.UgiCommand.Go;
import dev.halma.engine.ugi.UgiCommand.Question;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** A session of the Universal Game Interface. It replies to every line and survives every error. */
public final class UgiSession {

    private static final long WARM_UP_NODES = 100_000;
    private static final long WARM_UP_NANOS = 2_000_000_000L;

    private final SessionEnvironment around;
    private Settings settings = Settings.USUAL;
    private Engine engine;
    private LevelPlayer player;
    private Game game = Game.of(settings.variant());
    private boolean isWarm;

    public UgiSession(SessionEnvironment around) {
        this.around = Objects.requireNonNull(around, "around");
        engine = newEngine(settings);
        player = newPlayer();
    }

    /** Replies to a line. Returns false once the session is over. */
    public boolean answer(String line) {
        switch (UgiParser.parse(line)) {
            case UgiCommand.Nothing() -> {}
            case UgiCommand.Unknown(String why) -> inform(why);
            case UgiCommand.Ugi() -> introduce();
            case UgiCommand.IsReady() -> {
                warmUp();
                say("readyok");
            }
            case UgiCommand.NewGame() -> whenIdle(this::begin);
            case UgiCommand.SetOption(UgiOption option, String value) -> whenIdle(() -> set(option, value));
            case UgiCommand.SetPosition command -> setUp(command);
            case Go go -> whenIdle(() -> think(go));
            case UgiCommand.Perft(int depth) -> whenIdle(() -> count(depth));
            case UgiCommand.Stop() -> around.runner().stop();
            case UgiCommand.Query(Question question) -> say("response " + response(question));
            case UgiCommand.Show() -> say(PositionText.text(game.position()));
            case UgiCommand.Quit() -> {
                close();
                return false;
            }
        }
        return true;
    }

    /** Stops a running search. Its best move is still written. */
    public void close() {
        around.runner().stop();
    }

    private void introduce() {
        say("id name Halma " + around.version());
        say("id author the Halma authors");
        for (UgiOption option : UgiOption.values()) say(option.declaration());
        say("ugiok");
    }

    /**
     * Searches once, so that a Java that has just started has compiled the search before the first clock runs. An engine
     * of its own does it: this session's moves stay the same.
     */
    private void warmUp() {
        if (isWarm || around.runner().isBusy()) return;
        isWarm = true;
        Limits limits = Limits.time(WARM_UP_NANOS, around.clock()).withNodes(WARM_UP_NODES);
        new Engine(1, around.evaluation()).think(Game.of(settings.variant()), limits, report -> {});
    }

    private void whenIdle(Runnable task) {
        if (around.runner().isBusy()) inform("a search is under way: stop it first");
        else task.run();
    }

    /** Starts a new game. The same node limits give the same game again. */
    private void begin() {
        engine.forget();
        player = newPlayer();
        game = Game.of(settings.variant());
    }

    private Engine newEngine(Settings wanted) {
        return new Engine(
                wanted.megabytes(), around.evaluation(), around.threads().apply(wanted.threads()));
    }

    private LevelPlayer newPlayer() {
        return new LevelPlayer(settings.level(), engine, settings.seed());
    }

    private void set(UgiOption option, String value) {
        switch (settings.with(option, value, around.words())) {
            case Settings.Change.Refused(String why) -> inform(why);
            case Settings.Change.To(Settings changed) -> {
                boolean needsAnother = option == UgiOption.HASH || option == UgiOption.THREADS;
                if (needsAnother && !replaceEngine(changed)) return;
                settings = changed;
                player = newPlayer();
                // The position is dropped: it has no meaning on another board or under other rules.
                if (option == UgiOption.VARIANT || option == UgiOption.HOUSE) game = Game.of(changed.variant());
            }
        }
    }

    private boolean replaceEngine(Settings wanted) {
        try {
            engine = newEngine(wanted);
            return true;
        } catch (OutOfMemoryError e) {
            inform("setoption Hash: no memory for " + wanted.megabytes() + " MB; it stays at " + settings.megabytes());
            return false;
        }
    }

    private void setUp(UgiCommand.SetPosition command) {
        Parsed<Position> start = command.position()
                .map(text -> PositionText.parse(settings.variant(), text))
                .orElseGet(() -> new Parsed.Read<>(Position.start(settings.variant(), Seat.A)));
        switch (start) {
            case Parsed.Unreadable<Position>(Problem problem) ->
                inform("position: " + around.words().of(problem));
            case Parsed.Read<Position>(Position position) -> replay(Game.from(position), command.moves());
        }
    }

    private void replay(Game start, List<String> moves) {
        switch (new Replay(around.words()).of(start, moves)) {
            case Replay.Done(Game played) -> game = played;
            case Replay.Broken(String why) -> inform("position: " + why);
        }
    }

    private void think(Go go) {
        if (game.isOver()) {
            inform("the game is over: " + game.outcome().result());
            say("bestmove none");
            return;
        }
        Seat mover = game.position().toMove();
        if (!go.clocks().areMissing() && go.clocks().of(mover).isEmpty()) {
            inform("go: there is no time for seat " + mover + ", who is to move");
            return;
        }
        Thought thought = new Thought(game, go, words(), around.clock(), around.out());
        around.runner().start(stop -> thought.run(player, settings.variations(), stop), this::say);
    }

    private void count(int depth) {
        Position position = game.position();
        around.runner().start(stop -> count(position, depth, new PerftCount(stop)), this::say);
    }

    private String count(Position position, int depth, PerftCount perft) {
        for (int shallower = 1; shallower < depth; shallower++) {
            OptionalLong count = perft.of(position, shallower);
            if (count.isPresent()) say("info depth " + shallower + " nodes " + count.getAsLong());
        }
        OptionalLong count = perft.of(position, depth);
        return count.isPresent() ? "perft " + depth + " " + count.getAsLong() : "info string perft was stopped";
    }

    private String response(Question question) {
        Position position = game.position();
        return switch (question) {
            case GAMEOVER -> Boolean.toString(game.isOver());
            case P1TURN -> Boolean.toString(position.toMove().index() == 0);
            case RESULT -> result();
            case TURN -> position.toMove().name();
            case SEATS ->
                game.variant().seatings().stream()
                        .map(Seating::seat)
                        .map(Enum::name)
                        .collect(Collectors.joining(" "));
            case WINNER -> game.isOver() ? game.outcome().result() : "none";
            case LEGAL_MOVES -> legalMoves();
        };
    }

    private String legalMoves() {
        List<Move> moves = game.legalMoves();
        if (moves.isEmpty()) return "none";
        MoveWords words = words();
        return moves.stream().map(move -> words.of(game.position(), move)).collect(Collectors.joining(" "));
    }

    private MoveWords words() {
        return settings.landings() ? MoveWords.WITH_LANDINGS : MoveWords.ENDS;
    }

    /** Partners win under the number of the first of them. */
    private String result() {
        return switch (game.outcome()) {
            case Outcome.Open() -> "none";
            case Outcome.Drawn drawn -> "draw";
            case Outcome.Won won -> "p" + (won.side().seats().get(0).index() + 1) + "win";
        };
    }

    private void inform(String text) {
        say("info string " + text);
    }

    private void say(String line) {
        around.out().accept(line);
    }
}

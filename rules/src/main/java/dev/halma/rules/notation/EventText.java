package dev.halma.rules.notation;

import dev.halma.rules.game.Event;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Request;
import dev.halma.rules.game.Ruling;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.move.Route;
import dev.halma.rules.variant.Seat;
import java.util.List;
import java.util.Objects;

/**
 * Events as text: a move with every landing, {@code pass}, {@code resign}, {@code time}, {@code left}, {@code skip},
 * {@code draw}. A prefix names the seat if it is not the one to move: {@code C:resign}. Game files and logs contain
 * these words; {@link RequestText} reads players' requests.
 */
public final class EventText {

    private static final String TIME = "time";
    private static final String LEFT = "left";
    private static final String SKIP = "skip";
    private static final String DRAW = "draw";
    private static final List<String> WORDS = List.of(MoveText.PASS, RequestText.RESIGN, TIME, LEFT, SKIP, DRAW);

    /** An event that a game file claims. Replaying it shows whether it is legal. */
    public sealed interface Entry {

        record Played(Seat by, Request.Play request) implements Entry {
            public Played {
                Objects.requireNonNull(by, "by");
                Objects.requireNonNull(request, "request");
            }
        }

        record Ruled(Ruling ruling) implements Entry {
            public Ruled {
                Objects.requireNonNull(ruling, "ruling");
            }
        }

        /** The game after this entry, or why the entry is not legal. */
        default Verdict replayedIn(Game game) {
            return switch (this) {
                case Played(Seat by, Request.Play request) -> game.play(by, request);
                case Ruled(Ruling ruling) -> game.rule(ruling);
            };
        }
    }

    private EventText() {}

    /**
     * Reads one entry of a game file.
     *
     * @param toMove the seat to move, which a text without a prefix means
     */
    public static Parsed<Entry> parse(String text, Seat toMove) {
        Objects.requireNonNull(toMove, "toMove");
        return Scanner.read(text, scanner -> read(scanner, toMove));
    }

    /** Reads an arbiter's ruling; a player's request is a problem here. */
    public static Parsed<Ruling> parseRuling(String text, Seat toMove) {
        Objects.requireNonNull(toMove, "toMove");
        return Scanner.read(text, scanner -> {
            scanner.skipSpace();
            int start = scanner.at();
            if (read(scanner, toMove) instanceof Entry.Ruled(Ruling ruling)) return ruling;
            throw scanner.expectedAt(start, new Expected.OneOf(List.of(TIME, LEFT, SKIP, DRAW)));
        });
    }

    static Entry read(Scanner scanner, Seat toMove) {
        scanner.skipSpace();
        Seat by = RequestText.seatPrefix(scanner).orElse(toMove);
        scanner.skipSpace();
        if (MoveText.isPath(scanner)) return new Entry.Played(by, MoveText.path(scanner));
        int start = scanner.at();
        return switch (scanner.word()) {
            case MoveText.PASS -> new Entry.Played(by, new Request.Pass());
            case RequestText.RESIGN -> new Entry.Played(by, new Request.Resign());
            case TIME -> new Entry.Ruled(new Ruling.TimeOut(by));
            case LEFT -> new Entry.Ruled(new Ruling.Left(by));
            case SKIP -> new Entry.Ruled(new Ruling.Skip(by));
            case DRAW -> new Entry.Ruled(new Ruling.DrawAgreed());
            default -> throw scanner.expectedAt(start, new Expected.Move(WORDS));
        };
    }

    /**
     * Writes one entry of a game file.
     *
     * @param toMove the seat that was to move when it happened
     */
    public static String text(Event event, Seat toMove) {
        Objects.requireNonNull(toMove, "toMove");
        return switch (Objects.requireNonNull(event, "event")) {
            case Event.Moved(Seat by, Route route) -> prefix(by, toMove) + route;
            case Event.Passed(Seat by) -> prefix(by, toMove) + MoveText.PASS;
            case Event.Resigned(Seat by) -> prefix(by, toMove) + RequestText.RESIGN;
            case Event.TimedOut(Seat by) -> prefix(by, toMove) + TIME;
            case Event.Left(Seat by) -> prefix(by, toMove) + LEFT;
            case Event.Skipped(Seat by) -> prefix(by, toMove) + SKIP;
            case Event.DrawAgreed() -> DRAW;
        };
    }

    /** Writes an entry with only the two ends of a move, as programs exchange it. */
    public static String brief(Event event, Seat toMove) {
        Objects.requireNonNull(toMove, "toMove");
        return event instanceof Event.Moved(Seat by, Route route)
                ? prefix(by, toMove) + route.ends()
                : text(event, toMove);
    }

    private static String prefix(Seat by, Seat toMove) {
        return by == toMove ? "" : by.name() + ":";
    }
}

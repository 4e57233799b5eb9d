package dev.halma.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.level.Level;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Request;
import dev.halma.rules.move.Move;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.notation.RequestText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import dev.halma.table.protocol.EventJson;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * Plays at one table by words: {@code says("ada", "propose A draw")}. Whoever has the name {@code house} is the server.
 * After every command the log is written as JSON, read and replayed, and gives the table that the arbiter has decided on.
 */
final class TableScript {

    static final String KEY = "letmein";

    /** Before everything else: takebacks are free. */
    private static final String FREELY = "freely ";

    private static final TableId ID = new TableId("table");

    private final Random chance = new Random(11);
    private final Map<PlayerId, Instant> absent = new HashMap<>();
    private final List<Entry> log = new ArrayList<>();
    private Instant now = Instant.ofEpochSecond(1_794_830_400);
    private Duration lag = Duration.ZERO;
    private List<TableEvent> last = List.of();
    private Table table;
    private int commands;

    /**
     * @param setup variant, pace and who begins, then a chair for each seat: {@code chinese-2 none A ada open}. With
     *     {@code ada*3}, Ada has three times the usual time.
     */
    TableScript(String setup) {
        boolean isFree = setup.startsWith(FREELY);
        List<String> words = List.of((isFree ? setup.substring(FREELY.length()) : setup).split(" ", -1));
        Map<Seat, Chair> chairs = new EnumMap<>(Seat.class);
        Map<Seat, Integer> timeOdds = new EnumMap<>(Seat.class);
        for (String word : words.subList(3, words.size())) {
            Seat seat = Seat.of(chairs.size());
            int star = word.indexOf('*');
            chairs.put(seat, chair(star < 0 ? word : word.substring(0, star)));
            if (star >= 0) timeOdds.put(seat, Integer.parseInt(word.substring(star + 1)));
        }
        Plan plan = new Plan(
                Variants.named(words.get(0)),
                Pace.parse(words.get(1)).orElseThrow(),
                timeOdds,
                chairs,
                First.parse(words.get(2)).orElseThrow(),
                true,
                false,
                KEY,
                isFree ? Terms.USUAL.withFreeTakebacks() : Terms.USUAL);
        Decision.Accepted made = Arbiter.made(ID, new PlayerId("ada"), plan, context());
        last = made.events();
        log.addAll(made.entries());
        table = made.next();
        assertThat(replayed()).isEqualTo(table);
    }

    private static Chair chair(String word) {
        return switch (word) {
            case "open" -> new Chair.Open();
            case "invited" -> new Chair.Invited();
            default ->
                word.startsWith("level")
                        ? new Chair.Computer(Level.of(word.charAt(5) - '0').orElseThrow())
                        : Chair.Person.of(new PlayerId(word));
        };
    }

    // --- What is done ---

    /** A command that is accepted. */
    TableScript says(String who, String words) {
        return saysAs("c" + ++commands, who, words);
    }

    /** A command with an id of the client's. */
    TableScript saysAs(String id, String who, String words) {
        Optional<Command.Id> cause =
                who.equals("house") ? Optional.empty() : Optional.of(new Command.Id(new PlayerId(who), id));
        switch (decision(who, cause, words)) {
            case Decision.Refused(var why) -> throw new AssertionError(who + " " + words + ": " + why.key());
            case Decision.Accepted accepted -> {
                last = accepted.events();
                log.addAll(accepted.entries());
                table = accepted.next();
            }
        }
        assertThat(replayed()).isEqualTo(table);
        return this;
    }

    /** Writes into the log without asking anybody. */
    TableScript append(Entry entry) {
        log.add(entry);
        table = table.after(entry);
        return this;
    }

    /** Whoever is to move plays a legal move. */
    TableScript plays(String who) {
        return says(who, "play " + table.toMove().orElseThrow() + " " + aMove());
    }

    /** So many turns by those whose turn it is. */
    TableScript turns(int turns) {
        for (int i = 0; i < turns; i++) {
            Chair chair = table.chair(table.toMove().orElseThrow());
            plays(
                    chair.thinker().isPresent()
                            ? "house"
                            : chair.owner().orElseThrow().text());
        }
        return this;
    }

    TableScript later(Duration time) {
        now = now.plus(time);
        return this;
    }

    TableScript seconds(int seconds) {
        return later(Duration.ofSeconds(seconds));
    }

    TableScript slowLine(int millis) {
        lag = Duration.ofMillis(millis);
        return this;
    }

    TableScript leaves(String who) {
        absent.put(new PlayerId(who), now);
        return this;
    }

    TableScript comes(String who) {
        absent.remove(new PlayerId(who));
        return this;
    }

    // --- What can be seen ---

    /** The key of the refusal of a command, without its family; {@code accepted} if it is none. */
    String answer(String who, String words) {
        return switch (decision(who, Optional.empty(), words)) {
            case Decision.Refused(var why) -> why.key().replace("table.refused.", "");
            case Decision.Accepted accepted -> "accepted";
        };
    }

    Table table() {
        return table;
    }

    List<Entry> log() {
        return log;
    }

    /** What the last command brought about. */
    List<String> happened() {
        return last.stream().map(TableScript::words).toList();
    }

    /** The seconds that a seat's clock would show now. */
    double clock(Seat seat) {
        Clocks clocks = table.clocks();
        boolean runs = clocks.running().equals(Optional.of(seat));
        Duration left = runs ? clocks.leftAt(now) : clocks.left().getOrDefault(seat, Duration.ZERO);
        return left.toMillis() / 1000.0;
    }

    String aMove() {
        Game game = table.game().orElseThrow();
        List<Move> moves = game.legalMoves();
        return moves.get(5 * game.eventCount() % moves.size()).toString();
    }

    private Table replayed() {
        return Table.replayed(
                ID,
                log.stream()
                        .map(entry -> new Entry(
                                entry.version(),
                                entry.at(),
                                entry.cause(),
                                EventJson.parse(EventJson.text(entry.event()))))
                        .toList());
    }

    private DecisionContext context() {
        return new DecisionContext(now, absent, lag, chance, () -> new TableId("next"));
    }

    private Decision decision(String who, Optional<Command.Id> id, String words) {
        Command.Actor actor = who.equals("house") ? Command.SERVER : new Command.Player(new PlayerId(who));
        return Arbiter.decide(table, actor, id, command(actor, words), context());
    }

    /** Reads {@code sit B key}, {@code play A c3-d4}, {@code play A c3-d4 @2}, {@code propose A draw} and so on. */
    private Command command(Command.Actor actor, String text) {
        List<String> words = Arrays.asList((text + "   ").split(" ", -1));
        Seat seat = words.get(1).isEmpty() ? Seat.A : Seat.valueOf(words.get(1));
        String third = words.get(2);
        return switch (words.get(0)) {
            case "sit" -> new Command.Sit(seat, third, "");
            case "rise" -> new Command.Rise(seat);
            case "send-away" -> new Command.SendAway(seat);
            case "computer" -> new Command.SeatComputer(seat, level(third));
            case "play" -> play(actor, seat, text.substring("play X ".length()));
            case "propose" -> new Command.Propose(seat, Proposal.named(third).orElseThrow());
            case "agree" -> new Command.Agree(seat, Proposal.named(third).orElseThrow());
            case "decline" -> new Command.Decline(seat, Proposal.named(third).orElseThrow());
            case "resume" -> new Command.Resume(seat);
            case "skip" -> new Command.Skip(seat);
            case "stand-in" -> new Command.StandIn(seat, level(third));
            case "return" -> new Command.Return(seat);
            case "cancel" -> new Command.Cancel();
            case "look" -> new Command.CheckClock();
            default -> throw new IllegalArgumentException(text);
        };
    }

    private Command play(Command.Actor actor, Seat seat, String words) {
        int at = words.indexOf(" @");
        int events = table.game().map(game -> game.eventCount()).orElse(0);
        String text = at < 0 ? words : words.substring(0, at);
        int after = at < 0 ? events : Integer.parseInt(words.substring(at + 2));
        return switch (RequestText.parse(text)) {
            case Parsed.Read<Request>(Request.Path path)
            when actor instanceof Command.Server -> new Command.ComputerMove(seat, move(path.toString()), after);
            case Parsed.Read<Request>(Request request) -> new Command.Play(seat, request, after);
            case Parsed.Unreadable<Request>(Problem problem) -> new Command.Unreadable(seat, problem);
        };
    }

    /** The move with this text in any position of the game so far. */
    private Move move(String text) {
        return table.game().orElseThrow().history().stream()
                .flatMap(game -> game.legalMoves().stream())
                .filter(move -> move.toString().equals(text))
                .findFirst()
                .orElseThrow();
    }

    private static Level level(String word) {
        return Level.of(Integer.parseInt(word)).orElseThrow();
    }

    private static String words(TableEvent event) {
        return switch (event) {
            case TableEvent.Made(var maker, var plan) -> "made " + maker;
            case TableEvent.Sat(var seat, var player) -> "sat " + seat + " " + player;
            case TableEvent.Rose(var seat) -> "rose " + seat;
            case TableEvent.SentAway(var seat, var player) -> "sent away " + seat + " " + player;
            case TableEvent.ComputerSat(var seat, var level) -> "computer " + seat + " " + level.number();
            case TableEvent.Began(var first, var rounds) -> "began " + first;
            case TableEvent.Played(var seat, var text, var left) -> "played " + seat + " " + text;
            case TableEvent.Proposed(var seat, var what) -> "proposed " + seat + " " + what.text();
            case TableEvent.Agreed(var seat, var what) -> "agreed " + seat + " " + what.text();
            case TableEvent.Declined(var seat, var what) -> "declined " + seat + " " + what.text();
            case TableEvent.TakenBack(var seat, var events) -> "taken back " + seat + " " + events;
            case TableEvent.Paused() -> "paused";
            case TableEvent.Resumed(var seat) -> "resumed " + seat;
            case TableEvent.StoodIn(var seat, var level, var by) ->
                "stood in " + seat + " " + level.number() + " by " + by;
            case TableEvent.Returned(var seat) -> "returned " + seat;
            case TableEvent.Rematched(var table) -> "rematched " + table;
            case TableEvent.Cancelled() -> "cancelled";
            case TableEvent.Unknown(var json) -> json;
        };
    }
}

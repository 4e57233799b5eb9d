package dev.halma.server.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.level.Level;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Request;
import dev.halma.rules.notation.RequestText;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Chair;
import dev.halma.table.Command;
import dev.halma.table.Proposal;
import dev.halma.table.TableEvent;
import dev.halma.table.TableStatus.ClockFaces;
import dev.halma.table.TableView;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** One behaviour of the table: its name and its steps. */
record Behaviour(String name, Setup setup, List<String> steps) {

    /** How much time a test may take without being wrong about a clock. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** Reads the whole file. */
    static List<Behaviour> parse(List<String> lines) {
        List<Behaviour> all = new ArrayList<>();
        String name = "";
        List<String> steps = new ArrayList<>();
        for (String line : lines) {
            if (line.isBlank() || line.startsWith("#")) continue;
            if (line.startsWith(" ")) {
                steps.add(line.strip());
                continue;
            }
            if (!steps.isEmpty()) all.add(of(name, steps));
            name = line.strip();
            steps = new ArrayList<>();
        }
        all.add(of(name, steps));
        return all;
    }

    private static Behaviour of(String name, List<String> steps) {
        return new Behaviour(name, Setup.parse(steps.getFirst()), List.copyOf(steps.subList(1, steps.size())));
    }

    /** Plays all steps. */
    void play(TableUnderTest table) {
        for (String step : steps) {
            List<String> words = Arrays.asList(step.split(" ", -1));
            switch (words.getFirst()) {
                case "later" -> table.later(Duration.ofSeconds(Long.parseLong(words.get(1))));
                case "leaves" -> table.leaves(words.get(1));
                case "comes" -> table.comes(words.get(1));
                case "clock" -> seeClock(table, Seat.valueOf(words.get(1)), Long.parseLong(words.get(2)));
                case "next" -> assertThat("next " + next(table)).isEqualTo(step);
                default -> ask(table, step);
            }
        }
    }

    private static void ask(TableUnderTest table, String step) {
        int colon = step.indexOf(": ");
        int space = step.indexOf(' ');
        String who = step.substring(0, space);
        Command command = command(step.substring(space + 1, colon), table);
        String outcome = switch (table.ask(who, command)) {
            case TableUnderTest.Outcome.Refused(String code) -> "refused " + code;
            case TableUnderTest.Outcome.Happened(List<TableEvent> events) ->
                events.stream().map(Behaviour::words).collect(Collectors.joining(", "));
        };
        assertThat(step.substring(0, colon + 2) + outcome).isEqualTo(step);
    }

    private static void seeClock(TableUnderTest table, Seat seat, long seconds) {
        ClockFaces clocks = table.view().status().clocks();
        Duration shown = clocks.left().get(seat);
        if (clocks.running().equals(Optional.of(seat))) {
            shown = shown.minus(Duration.between(clocks.since(), table.now()));
        }
        assertThat(shown)
                .as("clock %s", seat)
                .isBetween(Duration.ofSeconds(seconds).minus(PATIENCE), Duration.ofSeconds(seconds));
    }

    private static String next(TableUnderTest table) {
        TableView next = table.next();
        String chairs = next.status().chairs().values().stream()
                .map(chair -> chair instanceof Chair.Computer(Level level)
                        ? "level" + level.number()
                        : chair.owner().map(table.names()).orElse("free"))
                .collect(Collectors.joining(" "));
        return next.status().toMove().orElseThrow() + " " + chairs;
    }

    private static Command command(String text, TableUnderTest table) {
        List<String> words = Arrays.asList((text + "  ").split(" ", -1));
        Seat seat = Seat.valueOf(words.get(1));
        String third = words.get(2);
        return switch (words.getFirst()) {
            case "play" -> play(seat, table);
            case "say" -> said(seat, text.substring("say A ".length()), table);
            case "propose" -> new Command.Propose(seat, Proposal.named(third).orElseThrow());
            case "agree" -> new Command.Agree(seat, Proposal.named(third).orElseThrow());
            case "decline" -> new Command.Decline(seat, Proposal.named(third).orElseThrow());
            case "resume" -> new Command.Resume(seat);
            case "skip" -> new Command.Skip(seat);
            case "stand-in" -> new Command.StandIn(seat, Level.named(third).orElseThrow());
            case "return" -> new Command.Return(seat);
            default -> throw new IllegalArgumentException(text);
        };
    }

    /** Some legal move; where the game is over, a move that was legal before. */
    private static Command play(Seat seat, TableUnderTest table) {
        Game game = table.view().game().orElseThrow();
        Game open = game.isOver() ? game.before().orElseThrow() : game;
        String move = open.legalMoves().getFirst().toString();
        return new Command.Play(seat, RequestText.parse(move).orThrow(), game.eventCount());
    }

    private static Command said(Seat seat, String words, TableUnderTest table) {
        Request request = RequestText.parse(words).orThrow();
        return new Command.Play(seat, request, table.view().game().orElseThrow().eventCount());
    }

    private static String words(TableEvent event) {
        return switch (event) {
            case TableEvent.Made made -> "made";
            case TableEvent.Sat(var seat, var player) -> "sat " + seat;
            case TableEvent.Rose(var seat) -> "rose " + seat;
            case TableEvent.SentAway(var seat, var player) -> "sent away " + seat;
            case TableEvent.ComputerSat(var seat, var level) -> "computer " + seat + " " + level.number();
            case TableEvent.Began(var first, var rounds) -> "began " + first;
            case TableEvent.Played(var seat, var text, var left) ->
                "played " + seat + " " + (text.contains("-") ? "move" : text.replaceFirst("^[A-F]:", ""));
            case TableEvent.Proposed(var seat, var what) -> "proposed " + seat + " " + what.text();
            case TableEvent.Agreed(var seat, var what) -> "agreed " + seat + " " + what.text();
            case TableEvent.Declined(var seat, var what) -> "declined " + seat + " " + what.text();
            case TableEvent.TakenBack(var seat, var events) -> "taken back " + seat + " " + events;
            case TableEvent.Paused() -> "paused";
            case TableEvent.Resumed(var seat) -> "resumed " + seat;
            case TableEvent.StoodIn(var seat, var level, var by) ->
                "stood in " + seat + " " + level.number() + " by " + by;
            case TableEvent.Returned(var seat) -> "returned " + seat;
            case TableEvent.Rematched(var table) -> "rematched";
            case TableEvent.Cancelled() -> "cancelled";
            case TableEvent.Unknown(var json) -> json;
        };
    }

    @Override
    public String toString() {
        return name;
    }
}

package dev.halma.cli.play;

import dev.halma.cli.shared.Refused;
import dev.halma.cli.shared.Setup;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.message.Message;
import dev.halma.rules.notation.EventText;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.notation.RequestText;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Chair;
import dev.halma.table.Command;
import dev.halma.table.Decision;
import dev.halma.table.DecisionContext;
import dev.halma.table.LocalTable;
import dev.halma.table.Pace;
import dev.halma.table.Plan;
import dev.halma.table.PlayerId;
import dev.halma.table.TableId;
import dev.halma.table.TableRefusal;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;

/** Referees the moves that it reads. */
@CommandLine.Command(
        name = "referee",
        description = {
            "Referees the moves that it reads, one per line.",
            "Players write d4-e5, c3-e5-g5, pass, resign, offer draw or accept draw. This counts for the seat to move, or",
            "for a named seat: `B:resign`. An arbiter writes `arbiter B:time`, `arbiter left` or `arbiter draw`.",
            "Each line gets one answer: `ok POSITION`, `refused CODE explanation`, or `over RESULT reason` if it ends the",
            "game. Empty lines are skipped."
        },
        mixinStandardHelpOptions = true)
public final class RefereeCommand implements Callable<Integer> {

    private static final String ARBITER = "arbiter ";
    private static final TableId ID = new TableId("referee");
    private static final PlayerId PLAYERS = new PlayerId("players");

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private Setup setup;

    private boolean refusedAny;

    @Override
    public Integer call() {
        Game game = Game.from(setup.position());
        try {
            referee(table(game));
        } catch (IOException e) {
            throw new Refused(
                    setup.wording().of("cli.input.unreadable", Map.of("why", String.valueOf(e.getMessage()))));
        }
        return refusedAny ? 1 : 0;
    }

    /** A table with one player at all seats: the user who writes the lines. */
    private static LocalTable table(Game game) {
        Map<Seat, Chair> chairs = new EnumMap<>(Seat.class);
        game.variant().seatings().forEach(seating -> chairs.put(seating.seat(), Chair.Person.of(PLAYERS)));
        Plan plan = Plan.atOneDevice(game, new Pace.Untimed(), chairs);
        DecisionContext always = DecisionContext.here(0, new SplittableRandom(0), () -> ID);
        return LocalTable.resumed(ID, PLAYERS, plan, game, () -> always);
    }

    private void referee(LocalTable table) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(setup.in(), StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (!line.isBlank()) answer(table, line.strip());
        }
    }

    private void answer(LocalTable table, String line) {
        Game game = game(table);
        Seat toMove = game.position().toMove();
        if (line.startsWith(ARBITER)) {
            String ruling = line.substring(ARBITER.length());
            read(
                    EventText.parseRuling(ruling, toMove),
                    ruled -> ask(table, Command.SERVER, new Command.Rule(ruled), toMove));
        } else {
            read(RequestText.parseSaid(line), said -> {
                Seat by = said.by().orElse(toMove);
                ask(table, new Command.Player(PLAYERS), new Command.Play(by, said.request(), game.eventCount()), by);
            });
        }
    }

    private <T> void read(Parsed<T> parsed, Consumer<T> then) {
        switch (parsed) {
            case Parsed.Read<T>(T value) -> then.accept(value);
            case Parsed.Unreadable<T>(Problem problem) ->
                refused("unreadable", setup.wording().inLine(problem));
        }
    }

    private void ask(LocalTable table, Command.Actor actor, Command command, Seat by) {
        switch (table.ask(actor, command)) {
            case Decision.Refused(Message why) -> {
                Message words = inTheWordsOfTheRules(why, game(table), by);
                refused(
                        words.key().substring(words.key().lastIndexOf('.') + 1),
                        setup.wording().texts().text(words));
            }
            case Decision.Accepted accepted -> {
                Game next = game(table);
                say(next.isOver() ? over(next) : "ok " + PositionText.text(next.position()));
            }
        }
    }

    /** The refusal of the rules for some refusals of a table: it names more facts. */
    private static Message inTheWordsOfTheRules(Message why, Game game, Seat by) {
        if (why.equals(TableRefusal.GAME_OVER.message())) return new Refusal.GameOver(game.outcome()).message();
        if (why.equals(TableRefusal.NO_SUCH_SEAT.message())) return new Refusal.NoSuchSeat(by).message();
        return why.equals(TableRefusal.NOTHING_PROPOSED.message()) ? new Refusal.NoDrawOffered().message() : why;
    }

    private static Game game(LocalTable table) {
        return table.table().game().orElseThrow();
    }

    private void refused(String code, String explanation) {
        refusedAny = true;
        say("refused " + code + " " + explanation);
    }

    private static String over(Game game) {
        String reason = switch (game.outcome()) {
            case Outcome.Open open -> throw new IllegalStateException("still in play");
            case Outcome.Won won -> won.why().code();
            case Outcome.Drawn drawn -> drawn.why().code();
        };
        return "over " + game.outcome().result() + " " + reason;
    }

    /** A script may wait for the answer before it writes the next line. */
    private void say(String line) {
        PrintWriter out = setup.out();
        out.println(line);
        out.flush();
    }
}

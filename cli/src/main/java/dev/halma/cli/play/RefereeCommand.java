package dev.halma.cli.play;

import dev.halma.cli.shared.Refused;
import dev.halma.cli.shared.Setup;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.notation.MoveText;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.variant.Seat;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Referees a game that somebody types or pipes in. */
@Command(
        name = "referee",
        description = {
            "Referees the moves that it reads, one a line.",
            "It takes d4-e5, c3-e5-g5 and pass, also resign, draw and time, and answers each with one line:",
            "`ok POSITION`, `refused CODE explanation`, or `over RESULT reason` after the move that ends the game.",
            "A line may name its seat, as in `B:resign`. Empty lines are passed over."
        },
        mixinStandardHelpOptions = true)
public final class RefereeCommand implements Callable<Integer> {

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private Setup setup;

    private boolean refusedAny;

    @Override
    public Integer call() {
        Game game = Game.from(setup.position());
        try {
            referee(game);
        } catch (IOException e) {
            throw new Refused(
                    setup.wording().of("cli.input.unreadable", Map.of("why", String.valueOf(e.getMessage()))));
        }
        return refusedAny ? 1 : 0;
    }

    private void referee(Game start) throws IOException {
        Game game = start;
        BufferedReader in = new BufferedReader(new InputStreamReader(setup.in(), StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (!line.isBlank()) game = answer(game, line);
        }
    }

    private Game answer(Game game, String line) {
        return switch (MoveText.parseSaid(line)) {
            case Parsed.Unreadable<MoveText.Said>(Problem problem) -> {
                refuse("unreadable", setup.wording().inLine(problem));
                yield game;
            }
            case Parsed.Read<MoveText.Said>(MoveText.Said said) -> judge(game, said);
        };
    }

    private Game judge(Game game, MoveText.Said said) {
        Seat by = said.by().orElse(game.position().toMove());
        return switch (game.play(by, said.request())) {
            case Verdict.Refused(Refusal why) -> {
                refuse(why.code(), setup.wording().of(why));
                yield game;
            }
            case Verdict.Accepted(Game next) -> {
                say(next.isOver() ? over(next) : "ok " + PositionText.text(next.position()));
                yield next;
            }
        };
    }

    private static String over(Game game) {
        String reason = switch (game.outcome()) {
            case Outcome.Open open -> throw new IllegalStateException("still in play");
            case Outcome.Won won -> won.why().code();
            case Outcome.Drawn drawn -> drawn.why().code();
        };
        return "over " + game.outcome().result() + " " + reason;
    }

    private void refuse(String code, String explanation) {
        refusedAny = true;
        say("refused " + code + " " + explanation);
    }

    /** A script may wait for the answer before it writes the next line. */
    private void say(String line) {
        PrintWriter out = setup.out();
        out.println(line);
        out.flush();
    }
}

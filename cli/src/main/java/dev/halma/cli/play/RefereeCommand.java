package dev.halma.cli.play;

import dev.halma.cli.shared.Refused;
import dev.halma.cli.shared.Setup;
import dev.halma.rules.game.DrawTalk;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.game.Request;
import dev.halma.rules.game.Ruling;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.notation.EventText;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.notation.RequestText;
import dev.halma.rules.variant.Seat;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Referees the moves that it reads. */
@Command(
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

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private Setup setup;

    private boolean refusedAny;
    private DrawTalk draw = DrawTalk.NONE;

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
        Seat toMove = game.position().toMove();
        if (!line.strip().startsWith(ARBITER)) {
            return read(
                    game,
                    RequestText.parseSaid(line),
                    said -> ask(game, said.by().orElse(toMove), said.request()));
        }
        String ruling = line.strip().substring(ARBITER.length());
        return read(game, EventText.parseRuling(ruling, toMove), ruled -> judged(game, game.rule(ruled)));
    }

    private <T> Game read(Game game, Parsed<T> parsed, Function<T, Game> then) {
        return switch (parsed) {
            case Parsed.Read<T>(T value) -> then.apply(value);
            case Parsed.Unreadable<T>(Problem problem) ->
                refused(game, "unreadable", setup.wording().inLine(problem));
        };
    }

    private Game ask(Game game, Seat by, Request request) {
        return switch (request) {
            case Request.Play play -> judged(game, game.play(by, play));
            case Request.OfferDraw offer -> agree(game, by);
            case Request.AcceptDraw accept ->
                draw.isOffered() ? agree(game, by) : refused(game, new Refusal.NoDrawOffered());
        };
    }

    private Game agree(Game game, Seat by) {
        if (game.isOver()) return refused(game, new Refusal.GameOver(game.outcome()));
        if (!game.variant().hasSeat(by)) return refused(game, new Refusal.NoSuchSeat(by));
        draw = draw.with(by);
        if (draw.isAgreed(game.position())) return judged(game, game.rule(new Ruling.DrawAgreed()));
        say("ok " + PositionText.text(game.position()));
        return game;
    }

    private Game judged(Game game, Verdict verdict) {
        return switch (verdict) {
            case Verdict.Refused(Refusal why) -> refused(game, why);
            case Verdict.Accepted(Game next) -> {
                draw = DrawTalk.NONE;
                say(next.isOver() ? over(next) : "ok " + PositionText.text(next.position()));
                yield next;
            }
        };
    }

    private Game refused(Game game, Refusal why) {
        return refused(game, why.code(), setup.wording().of(why));
    }

    private Game refused(Game game, String code, String explanation) {
        refusedAny = true;
        say("refused " + code + " " + explanation);
        return game;
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

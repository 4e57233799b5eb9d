package dev.halma.arena.player;

import dev.halma.engine.level.Player;
import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Request;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.move.Move;
import dev.halma.rules.notation.EventText;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.notation.MoveText;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.variant.Seat;
import java.util.Optional;

/** A running program that speaks UGI. It plays one game after another, with the same time limits as other players. */
final class UgiPlayer implements Player, AutoCloseable {

    private final UgiProgram program;
    private final Patience patience;
    private boolean knowsVariant;

    UgiPlayer(String command, Patience patience) {
        this.patience = patience;
        program = UgiProgram.start(command);
        try {
            program.say("ugi");
            program.await("ugiok", patience.toStart());
        } catch (ProgramFailed e) {
            program.kill();
            throw e;
        }
    }

    /** Called before the next game. */
    void forgetGame() {
        knowsVariant = false;
    }

    @Override
    public Move choose(Game game, Limits limits) {
        if (!knowsVariant) introduce(game);
        program.say("position fen " + game.start() + moves(game));
        program.say(
                limits.nanos() == Long.MAX_VALUE
                        ? "go nodes " + limits.nodes()
                        : "go movetime " + limits.nanos() / 1_000_000);
        return legal(
                game,
                program.await("bestmove", patience.forAMove(limits))
                        .substring("bestmove".length())
                        .strip());
    }

    private void introduce(Game game) {
        program.say("setoption name Variant value " + game.variant().id());
        String house = HouseText.text(game.variant());
        if (!house.isEmpty()) program.say("setoption name House value " + house);
        program.say("uginewgame");
        program.say("isready");
        program.await("readyok", patience.toStart());
        knowsVariant = true;
    }

    private static String moves(Game game) {
        StringBuilder text = new StringBuilder();
        for (Game after : game.history()) {
            Optional<Seat> toMove =
                    after.before().map(before -> before.position().toMove());
            Optional<String> word =
                    after.lastEvent().flatMap(event -> toMove.map(seat -> EventText.brief(event, seat)));
            word.ifPresent(
                    found -> text.append(text.isEmpty() ? " moves " : " ").append(found));
        }
        return text.toString();
    }

    private Move legal(Game game, String answer) {
        String word = answer.contains(" ") ? answer.substring(0, answer.indexOf(' ')) : answer;
        if (MoveText.parse(word) instanceof Parsed.Read<Request.Play>(Request.Play request)
                && game.play(request) instanceof Verdict.Accepted(Game next)) {
            return next.lastMove().orElseThrow();
        }
        throw ProgramFailed.gone(program + " answered '" + answer + "', which is not legal in " + game.position());
    }

    /** Asks the program to quit, then kills it. */
    @Override
    public void close() {
        program.close();
    }

    /** Kills a program that has failed. */
    void kill() {
        program.kill();
    }
}

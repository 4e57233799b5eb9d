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

/** Any program that speaks UGI, started for one game. It has the same time for a move as every other player. */
public final class UgiPlayer implements Player, AutoCloseable {

    private final UgiProgram program;
    private boolean knowsVariant;

    UgiPlayer(String command) {
        program = UgiProgram.start(command);
        program.say("ugi");
        program.await("ugiok");
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
                game, program.await("bestmove").substring("bestmove".length()).strip());
    }

    private void introduce(Game game) {
        program.say("setoption name Variant value " + game.variant().id());
        String house = HouseText.text(game.variant());
        if (!house.isEmpty()) program.say("setoption name House value " + house);
        program.say("uginewgame");
        program.say("isready");
        program.await("readyok");
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
        throw new IllegalStateException(
                program + " answered '" + answer + "', which is not legal in " + game.position());
    }

    /** Ends the program. */
    @Override
    public void close() {
        program.close();
    }
}

package dev.halma.cli.match;

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
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** Any program that speaks UGI, started for one game. It has as much time for a move as everyone else. */
final class UgiPlayer implements Player {

    private final String command;
    private final BufferedReader in;
    private final BufferedWriter out;
    private boolean knowsVariant;

    UgiPlayer(String command) {
        this.command = command;
        try {
            Process process = new ProcessBuilder(List.of("sh", "-c", "exec " + command))
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
            in = process.inputReader();
            out = process.outputWriter();
            say("ugi");
            await("ugiok");
        } catch (IOException e) {
            throw silent(e);
        }
    }

    @Override
    public Move choose(Game game, Limits limits) {
        try {
            if (!knowsVariant) introduce(game);
            say("position fen " + game.start() + moves(game));
            say(
                    limits.nanos() == Long.MAX_VALUE
                            ? "go nodes " + limits.nodes()
                            : "go movetime " + limits.nanos() / 1_000_000);
            return legal(game, await("bestmove").substring("bestmove".length()).strip());
        } catch (IOException e) {
            throw silent(e);
        }
    }

    private UncheckedIOException silent(IOException e) {
        return new UncheckedIOException(command + " does not answer: " + e.getMessage(), e);
    }

    private void introduce(Game game) throws IOException {
        say("setoption name Variant value " + game.variant().id());
        String house = HouseText.text(game.variant());
        if (!house.isEmpty()) say("setoption name House value " + house);
        say("uginewgame");
        say("isready");
        await("readyok");
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
                command + " answered '" + answer + "', which is not legal in " + game.position());
    }

    private void say(String line) throws IOException {
        out.write(line);
        out.newLine();
        out.flush();
    }

    private String await(String word) throws IOException {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.strip().startsWith(word)) return line.strip();
        }
        throw new IOException("it ended before it said " + word);
    }
}

package dev.halma.cli.puzzle;

import dev.halma.cli.board.Letters;
import dev.halma.cli.board.TextBoard;
import dev.halma.cli.shared.Refused;
import dev.halma.cli.shared.Terminal;
import dev.halma.cli.shared.Wording;
import dev.halma.cli.terminal.session.CommandWord;
import dev.halma.engine.puzzle.Puzzle;
import dev.halma.rules.board.Board;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Request;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.MoveText;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.variant.Seat;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Lets a user solve a puzzle: one move per line, answered by the referee. */
final class PuzzlePlay {

    /** The words that help with a puzzle. */
    private static final List<CommandWord> WORDS = List.of(CommandWord.HINT, CommandWord.HELP, CommandWord.QUIT);

    private final Puzzle puzzle;
    private final Wording wording;
    private final PrintWriter out;
    private Position position;
    private int turnsLeft;

    PuzzlePlay(Puzzle puzzle, Wording wording, PrintWriter out) {
        this.puzzle = puzzle;
        this.wording = wording;
        this.out = out;
        position = puzzle.position();
        turnsLeft = puzzle.turns();
    }

    /** The board and the task. */
    void show() {
        draw();
        say(wording.of("puzzle.task", Map.of("turns", puzzle.turns())) + " "
                + wording.of("puzzle.ways", Map.of("ways", puzzle.ways())));
    }

    /** Whether it was solved. */
    boolean run(InputStream from) {
        show();
        BufferedReader in = new BufferedReader(new InputStreamReader(from, StandardCharsets.UTF_8));
        try {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                Optional<CommandWord> word = word(line);
                if (word.equals(Optional.of(CommandWord.QUIT))) break;
                if (word.isPresent()) {
                    help(word.get());
                    continue;
                }
                if (line.isBlank() || !play(line)) continue;
                if (position.isHome(Seat.A)) {
                    say(wording.of("puzzle.solved"));
                    return true;
                }
                if (turnsLeft == 0 || position.isOver()) break;
                position = puzzle.waiting(position);
                draw();
                say(wording.of("puzzle.left", Map.of("turns", turnsLeft)));
            }
        } catch (IOException e) {
            throw new Refused(wording.of("cli.input.unreadable", Map.of("why", String.valueOf(e.getMessage()))));
        }
        say(wording.of("puzzle.missed"));
        return false;
    }

    /** The word that was typed instead of a move, if a puzzle has it. */
    private Optional<CommandWord> word(String line) {
        if (line.isBlank()) return Optional.empty();
        if (line.strip().equals("?")) return Optional.of(CommandWord.HELP);
        return CommandWord.typed(line.strip(), wording.texts()).stream()
                .filter(WORDS::contains)
                .findFirst();
    }

    private void help(CommandWord word) {
        if (word == CommandWord.HINT) {
            say(hint());
            return;
        }
        say(wording.of("terminal.help.moves"));
        for (CommandWord each : WORDS) say("  " + each.word(wording.texts()));
    }

    /** The next move of a shortest way home, if one still leads home in the turns that are left. */
    private String hint() {
        Position before = puzzle.position();
        for (int i = 0; i < puzzle.solution().size(); i++) {
            if (before.equals(position)) {
                Board board = position.variant().board();
                Move move = puzzle.solution().get(i);
                return wording.of(
                        "page.say.hint", Map.of("from", board.nameOf(move.from()), "to", board.nameOf(move.to())));
            }
            before = before.after(puzzle.solution().get(i));
            if (!before.isOver()) before = puzzle.waiting(before);
        }
        return wording.of("terminal.puzzle-no-hint");
    }

    /** Whether the line was a legal move. If not, the referee says why. */
    private boolean play(String line) {
        return switch (MoveText.parse(line.strip())) {
            case Parsed.Unreadable<Request.Play>(var problem) -> {
                say(wording.inLine(problem));
                yield false;
            }
            case Parsed.Read<Request.Play>(Request.Play asked) ->
                switch (Game.from(position).play(asked)) {
                    case Verdict.Refused(var why) -> {
                        say(wording.of(why));
                        yield false;
                    }
                    case Verdict.Accepted(Game next) -> {
                        position = next.position();
                        turnsLeft--;
                        yield true;
                    }
                };
        };
    }

    private void draw() {
        out.print(new TextBoard(position.variant().board(), new Letters(position, Terminal.ansi())).text());
        out.flush();
    }

    private void say(String line) {
        out.println(line);
        out.flush();
    }
}

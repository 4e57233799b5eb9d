package example;

import dev.halma.rules.game.*;
import dev.halma.rules.move.Move;
import dev.halma.rules.notation.*;
import dev.halma.rules.variant.*;
import java.util.Comparator;
import java.util.Scanner;

/** A UGI engine: it plays the move that brings a piece most of the way to the far end of its goal. */
public final class SixtyLines {

    private Variant variant = Variants.named("american-2");
    private Game game = Game.of(variant);

    public static void main(String[] arguments) {
        SixtyLines engine = new SixtyLines();
        Scanner lines = new Scanner(System.in);
        for (String line = "ready"; !line.equals("quit"); line = lines.hasNextLine() ? lines.nextLine() : "quit") {
            engine.answer(line, line.split("\\s+"));
        }
    }

    private void answer(String line, String[] words) {
        switch (words[0]) {
            case "ugi" -> System.out.println("id name Sixty Lines\noption name Variant type string\nugiok");
            case "isready" -> System.out.println("readyok");
            case "setoption" -> variant = words[2].equals("Variant") ? Variants.named(words[4]) : variant;
            case "position" -> position(line);
            case "go" -> System.out.println("bestmove " + best());
        }
    }

    private void position(String line) {
        String[] parts = line.split(" moves ");
        String fen = parts[0].replaceFirst("position (fen )?", "");
        game = fen.equals("startpos") ? Game.of(variant) : Game.from(PositionText.parse(variant, fen).orThrow());
        for (String move : parts.length == 1 ? new String[0] : parts[1].split(" ")) {
            Verdict verdict = EventText.parse(move, game.position().toMove()).orThrow().replayedIn(game);
            if (verdict instanceof Verdict.Accepted(Game next)) game = next;
        }
    }

    private Move best() {
        return game.legalMoves().stream().max(Comparator.comparingDouble(this::gain)).orElseThrow();
    }

    private double gain(Move move) {
        if (move.isPass()) return 0;
        Seating seat = variant.seating(game.position().movedSeat().orElseThrow());
        int start = seat.camp().iterator().nextInt();
        int end = seat.goal().stream().boxed().max(Comparator.comparingDouble(c -> distance(start, c))).orElseThrow();
        return distance(move.from(), end) - distance(move.to(), end);
    }

    private double distance(int from, int to) {
        var board = variant.board();
        return Math.hypot(board.x(from) - board.x(to), board.y(from) - board.y(to));
    }
}

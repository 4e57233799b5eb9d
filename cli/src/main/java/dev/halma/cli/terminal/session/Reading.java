package dev.halma.cli.terminal.session;

import dev.halma.cli.terminal.table.Viewpoint;
import dev.halma.i18n.Texts;
import dev.halma.rules.board.Board;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.move.Route;
import dev.halma.rules.variant.Seating;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A position read out: where the pieces stand, and where they can go. */
public record Reading(Texts texts) {

    /** The pieces of each seat, a line each. */
    List<String> pieces(Viewpoint now) {
        return now.game().map(game -> pieces(now, game.position())).orElse(List.of());
    }

    private List<String> pieces(Viewpoint now, Position position) {
        Board board = position.variant().board();
        List<String> lines = new ArrayList<>();
        for (Seating seating : position.variant().seatings()) {
            String cells = position.pieces(seating.seat()).stream()
                    .mapToObj(board::nameOf)
                    .sorted()
                    .collect(Collectors.joining(" "));
            String home = texts.text(
                    "page.seat.far",
                    Map.of(
                            "home",
                            position.pieces(seating.seat())
                                    .intersection(seating.goal())
                                    .size(),
                            "pieces",
                            seating.pieces()));
            lines.add(said(new Names(texts).of(now, seating.seat()), cells + " (" + home + ")"));
        }
        return lines;
    }

    /**
     * The legal moves, a line for each piece.
     *
     * @param cell only the piece there; empty for all
     */
    public List<String> moves(Position position, String cell) {
        Map<String, List<String>> targets = new LinkedHashMap<>();
        Board board = position.variant().board();
        for (Move move : position.legalMoves()) {
            if (move.isPass()) {
                targets.put(CommandWord.PASS.word(texts), List.of());
                continue;
            }
            String from = board.nameOf(move.from());
            if (cell.isEmpty() || cell.equals(from)) {
                targets.computeIfAbsent(from, fresh -> new ArrayList<>()).add(target(position, move));
            }
        }
        return targets.entrySet().stream()
                .map(piece -> piece.getValue().isEmpty()
                        ? piece.getKey()
                        : said(piece.getKey(), String.join(", ", piece.getValue())))
                .toList();
    }

    private String target(Position position, Move move) {
        int hops = position.route(move).map(Route::hops).orElse(0);
        String name = position.variant().board().nameOf(move.to());
        return hops == 0 ? name : name + " (" + texts.text("page.cell.hops", Map.of("hops", hops)) + ")";
    }

    private String said(String who, String what) {
        return texts.text("page.talk.said", Map.of("name", who, "text", what));
    }
}

package dev.halma.rules.notation;

import dev.halma.rules.game.Event;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.GameRecord.Comment;
import dev.halma.rules.notation.GameRecord.Tag;
import dev.halma.rules.variant.Seat;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Whole games as {@code .hgn}: tags, then the moves with a number before each round. */
public final class GameText {

    static final String VARIANT = "Variant";
    static final String HOUSE = "House";
    static final String START = "Start";
    static final String POSITION = "Position";
    static final String RESULT = "Result";
    static final String PLACES = "Places";

    /** The tags that are derived from the game itself. */
    static final List<String> OURS = List.of(VARIANT, HOUSE, START, POSITION, RESULT, PLACES);

    private static final int LINE_LENGTH = 100;

    private GameText() {}

    public static Parsed<GameRecord> parse(String text) {
        return Scanner.read(text, scanner -> new GameReader(scanner).read());
    }

    public static String text(GameRecord record) {
        Game game = record.game();
        StringBuilder text = new StringBuilder();
        appendTag(text, VARIANT, game.variant().id());
        String house = HouseText.text(game.variant());
        if (!house.isEmpty()) appendTag(text, HOUSE, house);
        for (Tag tag : record.tags()) appendTag(text, tag.name(), tag.value());
        Position start = game.start();
        appendTag(text, START, start.toMove().name());
        if (!start.equals(Position.start(game.variant(), start.toMove()))) {
            appendTag(text, POSITION, PositionText.text(start));
        }
        appendTag(text, RESULT, record.result());
        if (!game.places().isEmpty()) appendTag(text, PLACES, places(game));
        text.append('\n');
        appendWords(text, words(record));
        return text.toString();
    }

    /** The seats in the order of their places, {@code BAC}. */
    static String places(Game game) {
        return game.places().stream().map(Seat::name).collect(Collectors.joining());
    }

    private static void appendTag(StringBuilder text, String name, String value) {
        String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"");
        text.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
    }

    private static List<String> words(GameRecord record) {
        List<String> words = new ArrayList<>();
        Seat first = record.game().start().toMove();
        List<Game> games = record.game().history();
        Iterator<Comment> comments = record.comments().iterator();
        Optional<Comment> comment = next(comments);
        int round = 0;
        for (int i = 0; i < games.size(); i++) {
            for (; comment.isPresent() && comment.get().after() == i; comment = next(comments)) {
                words.add(word(comment.get()));
            }
            if (i + 1 == games.size()) break;
            Seat toMove = games.get(i).position().toMove();
            Event event = games.get(i + 1).lastEvent().orElseThrow();
            if (event.isTurn() && toMove == first) words.add(++round + ".");
            words.add(EventText.text(event, toMove));
        }
        return words;
    }

    private static Optional<Comment> next(Iterator<Comment> comments) {
        return comments.hasNext() ? Optional.of(comments.next()) : Optional.empty();
    }

    private static String word(Comment comment) {
        return "{" + comment.text().replace("\\", "\\\\").replace("}", "\\}") + "}";
    }

    private static void appendWords(StringBuilder text, List<String> words) {
        int column = 0;
        for (String word : words) {
            boolean wraps = column > 0 && column + 1 + word.length() > LINE_LENGTH;
            if (column > 0) text.append(wraps ? '\n' : ' ');
            column = (wraps || column == 0 ? 0 : column + 1) + word.length();
            text.append(word);
        }
        if (column > 0) text.append('\n');
    }
}

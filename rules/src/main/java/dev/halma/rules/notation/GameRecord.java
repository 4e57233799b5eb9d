package dev.halma.rules.notation;

import dev.halma.rules.game.Game;
import dev.halma.rules.variant.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A game with its tags and comments, as in a file.
 *
 * @param tags the tags that the moves don't imply: event, date, players and others
 * @param comments the texts in braces between the moves, in order
 * @param result the winning seats, {@code draw} or {@code *}; it may say more than the moves, for example after a
 *     resignation
 */
public record GameRecord(List<Tag> tags, Game game, List<Comment> comments, String result) {

    public static final String DRAW = "draw";
    public static final String OPEN = "*";

    /** A tag line, {@code [Date "2026-11-15"]}. */
    public record Tag(String name, String value) {
        /** @throws IllegalArgumentException if the name is not made of letters and digits */
        public Tag {
            Objects.requireNonNull(value, "value");
            boolean isWord = !name.isEmpty() && name.chars().allMatch(c -> Scanner.isLetterOrDigit((char) c));
            if (!isWord) throw new IllegalArgumentException("a tag is named by letters and digits, not " + name);
        }
    }

    /**
     * A text in braces.
     *
     * @param after the number of events before it
     */
    public record Comment(int after, String text) {
        public Comment {
            Objects.requireNonNull(text, "text");
        }
    }

    /**
     * @throws IllegalArgumentException if a tag is derived from the game itself, a comment comes after its end, or the
     *     game can't have the result
     */
    public GameRecord {
        Objects.requireNonNull(game, "game");
        Objects.requireNonNull(result, "result");
        tags = List.copyOf(Objects.requireNonNull(tags, "tags"));
        comments = comments.stream()
                .sorted(Comparator.comparingInt(Comment::after))
                .toList();
        if (tags.stream().anyMatch(tag -> GameText.OURS.contains(tag.name()))) {
            throw new IllegalArgumentException("the game itself tells " + GameText.OURS);
        }
        if (!comments.isEmpty() && comments.get(comments.size() - 1).after() > game.eventCount()) {
            throw new IllegalArgumentException("a comment after event "
                    + comments.get(comments.size() - 1).after() + ", but there are only " + game.eventCount());
        }
        boolean fits = game.isOver()
                ? result.equals(game.outcome().result())
                : results(game).contains(result);
        if (!fits) {
            String right = game.isOver() ? game.outcome().result() : String.join(", ", results(game));
            throw new IllegalArgumentException("the result can't be " + result + ", only " + right);
        }
    }

    public static GameRecord of(Game game) {
        return new GameRecord(List.of(), game, List.of(), game.outcome().result());
    }

    /** All possible results of a game. The first place has won. */
    static List<String> results(Game game) {
        if (!game.places().isEmpty()) {
            return List.of(game.variant().sideOf(game.places().getFirst()).text(), OPEN);
        }
        List<String> results = new ArrayList<>(game.variant().houseRules().sides().sides().stream()
                .map(Side::text)
                .toList());
        results.add(DRAW);
        results.add(OPEN);
        return results;
    }

    /**
     * With this tag, which replaces another of the same name.
     *
     * @throws IllegalArgumentException if the tag is derived from the game itself, or the name has more than letters
     *     and digits
     */
    public GameRecord withTag(String name, String value) {
        List<Tag> changed = new ArrayList<>(tags);
        changed.removeIf(tag -> tag.name().equals(name));
        changed.add(new Tag(name, value));
        return new GameRecord(changed, game, comments, result);
    }

    /**
     * With one comment more.
     *
     * @throws IllegalArgumentException if the game has fewer events than {@code after}
     */
    public GameRecord withComment(int after, String text) {
        List<Comment> more = new ArrayList<>(comments);
        more.add(new Comment(after, text));
        return new GameRecord(tags, game, more, result);
    }

    /** The value of a tag, if it is there. */
    public Optional<String> tag(String name) {
        Objects.requireNonNull(name, "name");
        return tags.stream()
                .filter(tag -> tag.name().equals(name))
                .map(Tag::value)
                .findFirst();
    }
}

package dev.halma.rules.notation;

import dev.halma.rules.game.Game;
import dev.halma.rules.variant.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A game as a file keeps it.
 *
 * @param tags the tags that the moves don't imply: event, date, players and others
 * @param comments the texts in braces between the moves, in order
 * @param result who won, {@code draw} or {@code *}; it may say more than the moves, for example after a resignation
 */
public record GameRecord(List<Tag> tags, Game game, List<Comment> comments, String result) {

    static final String DRAW = "draw";
    static final String OPEN = "*";

    /** A tag line, {@code [Date "2026-11-15"]}. */
    public record Tag(String name, String value) {
        public Tag {
            boolean isWord = !name.isEmpty() && name.chars().allMatch(c -> Scanner.isLetterOrDigit((char) c));
            if (!isWord) throw new IllegalArgumentException("a tag is named by letters and digits, not " + name);
        }
    }

    /**
     * A text in braces.
     *
     * @param after the number of events before it
     */
    public record Comment(int after, String text) {}

    public GameRecord {
        tags = List.copyOf(tags);
        comments = comments.stream()
                .sorted(Comparator.comparingInt(Comment::after))
                .toList();
        if (tags.stream().anyMatch(tag -> GameText.OURS.contains(tag.name()))) {
            throw new IllegalArgumentException("the game itself tells " + GameText.OURS);
        }
        if (!comments.isEmpty() && comments.get(comments.size() - 1).after() > game.eventCount()) {
            throw new IllegalArgumentException("a comment after the end");
        }
        boolean fits = game.isOver()
                ? result.equals(game.outcome().result())
                : results(game).contains(result);
        if (!fits) throw new IllegalArgumentException("the result can't be " + result);
    }

    public static GameRecord of(Game game) {
        return new GameRecord(List.of(), game, List.of(), game.outcome().result());
    }

    /** All possible results of a game. */
    static List<String> results(Game game) {
        List<String> results = new ArrayList<>(game.variant().houseRules().sides().sides().stream()
                .map(Side::text)
                .toList());
        results.add(DRAW);
        results.add(OPEN);
        return results;
    }

    public GameRecord withTag(String name, String value) {
        List<Tag> changed = new ArrayList<>(tags);
        changed.removeIf(tag -> tag.name().equals(name));
        changed.add(new Tag(name, value));
        return new GameRecord(changed, game, comments, result);
    }

    public GameRecord withComment(int after, String text) {
        List<Comment> more = new ArrayList<>(comments);
        more.add(new Comment(after, text));
        return new GameRecord(tags, game, more, result);
    }

    public Optional<String> tag(String name) {
        return tags.stream()
                .filter(tag -> tag.name().equals(name))
                .map(Tag::value)
                .findFirst();
    }
}

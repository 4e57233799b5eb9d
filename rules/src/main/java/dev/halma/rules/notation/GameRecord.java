package dev.halma.rules.notation;

import dev.halma.rules.game.Game;
import java.util.List;
import java.util.Optional;

/**
 * A game as a file keeps it.
 *
 * @param tags the tags that the moves don't tell: event, date, players and whatever else somebody wrote down
 * @param comments what stands in braces between the moves
 * @param result who won, {@code draw} or {@code *}; it may know more than the moves, which stop where a seat gave up
 */
public record GameRecord(List<Tag> tags, Game game, List<Comment> comments, String result) {

    /** A tag line, {@code [Date "2026-11-15"]}. */
    public record Tag(String name, String value) {}

    /**
     * What stands in braces.
     *
     * @param after how many events of the game come before it
     */
    public record Comment(int after, String text) {}

    public GameRecord {
        tags = List.copyOf(tags);
        comments = List.copyOf(comments);
    }

    public static GameRecord of(Game game) {
        return new GameRecord(List.of(), game, List.of(), game.outcome().result());
    }

    public GameRecord withTag(String name, String value) {
        List<Tag> changed = new java.util.ArrayList<>(tags);
        changed.removeIf(tag -> tag.name().equals(name));
        changed.add(new Tag(name, value));
        return new GameRecord(changed, game, comments, result);
    }

    public Optional<String> tag(String name) {
        return tags.stream()
                .filter(tag -> tag.name().equals(name))
                .map(Tag::value)
                .findFirst();
    }
}

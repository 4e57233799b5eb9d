package dev.halma.rules.notation;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

/**
 * Any number of games in one text, one after another. Each is read on request, so that a large collection takes the
 * memory of one game. A game that can't be read does not hide those after it.
 */
public final class GameCollection implements Iterable<Parsed<GameRecord>> {

    private final String text;

    private GameCollection(String text) {
        this.text = text;
    }

    public static GameCollection of(String text) {
        Objects.requireNonNull(text, "text");
        return new GameCollection(text);
    }

    /** A game as a part of a collection: an empty line stands between it and the next one. */
    public static String text(GameRecord record) {
        return GameText.text(record) + "\n";
    }

    /** Iterates over at least one game: an empty text counts as one that can't be read. */
    @Override
    public Iterator<Parsed<GameRecord>> iterator() {
        return new Games(new Scanner(text));
    }

    private static final class Games implements Iterator<Parsed<GameRecord>> {

        private final Scanner scanner;
        private boolean hasNext = true;

        Games(Scanner scanner) {
            this.scanner = scanner;
        }

        @Override
        public boolean hasNext() {
            return hasNext;
        }

        @Override
        public Parsed<GameRecord> next() {
            if (!hasNext) throw new NoSuchElementException("no more games");
            int start = scanner.at();
            Parsed<GameRecord> game = scanner.part(rest -> new GameReader(rest).read());
            if (game instanceof Parsed.Unreadable<GameRecord>) {
                // An unclosed quote or brace may have swallowed the rest of the text, so the search for the next game
                // starts over from the beginning of this one.
                scanner.goTo(start);
                scanner.skipSpace();
                if (!scanner.isAtEnd()) scanner.next();
                scanner.goToParagraph('[');
            }
            scanner.skipSpace();
            hasNext = !scanner.isAtEnd();
            return game;
        }
    }
}

package dev.halma.cli.terminal.screen;

import dev.halma.cli.terminal.session.CommandWord;
import dev.halma.cli.terminal.table.Viewpoint;
import dev.halma.i18n.Texts;
import dev.halma.rules.game.Game;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The line that is being typed, with what could complete it. */
final class Typed {

    private static final int LONGEST = 200;

    private final Texts texts;
    private final StringBuilder text = new StringBuilder();

    Typed(Texts texts) {
        this.texts = texts;
    }

    String text() {
        return text.toString();
    }

    /** As much of its end as there is room for; its last character is not put into the last column. */
    String end(int room) {
        return text.substring(Math.max(0, text.length() - Math.max(0, room)));
    }

    boolean isEmpty() {
        return text.isEmpty();
    }

    void add(char letter) {
        if (text.length() < LONGEST) text.append(letter);
    }

    void removeLast() {
        if (!text.isEmpty()) text.setLength(text.length() - 1);
    }

    void clear() {
        text.setLength(0);
    }

    /** The moves and words that begin like this. */
    List<String> candidates(Viewpoint now) {
        if (isEmpty()) return List.of();
        String begun = text().stripLeading().toLowerCase(Locale.ROOT).replace(' ', '-');
        Stream<String> moves = now.mine().isEmpty()
                ? Stream.of()
                : now.game().map(Game::legalMoves).orElse(List.of()).stream().map(Object::toString);
        return Stream.concat(moves, CommandWord.words(texts).stream())
                .filter(each -> each.startsWith(begun))
                .distinct()
                .toList();
    }

    /** Adds what all candidates have in common. */
    void complete(Viewpoint now) {
        List<String> candidates = candidates(now);
        if (candidates.isEmpty()) return;
        String common = candidates.getFirst();
        for (String each : candidates) {
            while (!each.startsWith(common)) common = common.substring(0, common.length() - 1);
        }
        if (common.length() < text.length()) return;
        clear();
        text.append(common);
    }
}

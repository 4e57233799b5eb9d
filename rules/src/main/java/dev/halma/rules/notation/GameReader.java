package dev.halma.rules.notation;

import dev.halma.rules.game.Game;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.GameRecord.Comment;
import dev.halma.rules.notation.GameRecord.Tag;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads one game and plays its moves through the referee. */
final class GameReader {

    /** A value in quotes or braces, with the offset of each of its characters in the file. */
    private static final class Quoted {

        private final String value;
        private final int[] offsets; // one per character, and one for the end

        Quoted(String value, int[] offsets) {
            this.value = value;
            this.offsets = offsets;
        }

        String value() {
            return value;
        }

        int at(int index) {
            return offsets[Math.min(index, offsets.length - 1)];
        }

        /** The offset where the value begins, without leading white space. */
        int at() {
            int index = 0;
            while (index < value.length() && Character.isWhitespace(value.charAt(index))) index++;
            return at(index);
        }

        /** The offset in the file of a line and column of the value. */
        int at(int line, int column) {
            int start = 0;
            for (int i = 1; i < line; i++) start = value.indexOf('\n', start) + 1;
            return at(start + column - 1);
        }
    }

    private final Scanner scanner;
    private final List<String> tagNames = new ArrayList<>();
    private final Map<String, Quoted> tags = new HashMap<>(); // only looked up, so its order doesn't matter
    private final List<Comment> comments = new ArrayList<>();
    private int events;
    private int firstSeatTurns;

    GameReader(Scanner scanner) {
        this.scanner = scanner;
    }

    GameRecord read() {
        readTags();
        Variant variant = variant();
        Game game = Game.from(startPosition(variant));
        Seat first = game.position().toMove();
        Optional<String> ending = Optional.empty();
        int endingAt = 0;
        for (skipToWord(); !isAtEnd(); skipToWord()) {
            endingAt = scanner.at();
            ending = ending(game);
            if (ending.isPresent()) break;
            skipMoveNumber(game, first);
            game = play(game, first);
        }
        skipToWord();
        String result = result(game, ending, endingAt);
        checkPlaces(game);
        return new GameRecord(otherTags(), game, comments, result);
    }

    /** Whether the text ends here, or the tags of another game begin. */
    private boolean isAtEnd() {
        return scanner.isAtEnd() || scanner.peek() == '[';
    }

    private void readTags() {
        skipToWord();
        int before = scanner.at();
        for (int start = before; scanner.take('['); start = scanner.at()) {
            boolean mayBeAnotherGame = scanner.isPastEmptyLine(before);
            scanner.skipSpace();
            int nameAt = scanner.at();
            String name = scanner.word();
            if (name.isEmpty()) throw scanner.expectedAt(nameAt, new Expected.TagName());
            if (tags.containsKey(name) && mayBeAnotherGame) {
                scanner.goTo(start); // this game has no moves
                return;
            }
            if (tags.containsKey(name)) throw scanner.expectedAt(nameAt, new Expected.EachOnce(name));
            scanner.skipSpace();
            scanner.require('"');
            tagNames.add(name);
            tags.put(name, until('"', scanner.at() - 1));
            scanner.skipSpace();
            scanner.require(']');
            before = scanner.at();
            skipToWord();
        }
    }

    /** The text up to a closing mark. A backslash escapes the next character. */
    private Quoted until(char closing, int openedAt) {
        StringBuilder value = new StringBuilder();
        int[] offsets = new int[64];
        while (true) {
            if (value.length() == offsets.length) offsets = Arrays.copyOf(offsets, 2 * offsets.length);
            offsets[value.length()] = scanner.at();
            if (scanner.take(closing)) break;
            scanner.take('\\');
            if (scanner.isAtEnd()) {
                String opened = closing == '}' ? "{" : String.valueOf(closing);
                throw scanner.expectedAt(openedAt, new Expected.Closing(opened, String.valueOf(closing)));
            }
            value.append(scanner.next());
        }
        return new Quoted(value.toString(), Arrays.copyOf(offsets, value.length() + 1));
    }

    /** Skips white space and collects comments. */
    private void skipToWord() {
        scanner.skipSpace();
        while (scanner.take('{')) {
            comments.add(
                    new Comment(events, until('}', scanner.at() - 1).value().strip()));
            scanner.skipSpace();
        }
    }

    private Optional<Quoted> tag(String name) {
        return Optional.ofNullable(tags.get(name));
    }

    private List<Tag> otherTags() {
        List<Tag> others = new ArrayList<>();
        for (String name : tagNames) {
            if (!GameText.OURS.contains(name)) tag(name).ifPresent(tag -> others.add(new Tag(name, tag.value())));
        }
        return others;
    }

    private Variant variant() {
        Quoted id = tag(GameText.VARIANT).orElseThrow(() -> scanner.expected(new Expected.Tag(GameText.VARIANT)));
        Variant variant = inside(id, VariantText.parse(id.value()));
        return tag(GameText.HOUSE)
                .map(house -> inside(house, HouseText.parse(variant, house.value())))
                .orElse(variant);
    }

    /** The value of a tag, or its problem at its offset in the file. */
    private <T> T inside(Quoted tag, Parsed<T> parsed) {
        return switch (parsed) {
            case Parsed.Read<T>(T value) -> value;
            case Parsed.Unreadable<T>(Problem problem) ->
                throw scanner.expectedAt(tag.at(problem.line(), problem.column()), problem.expected());
        };
    }

    private Position startPosition(Variant variant) {
        Optional<Seat> first = tag(GameText.START).map(tag -> startSeat(tag, variant));
        Optional<Quoted> tag = tag(GameText.POSITION);
        if (tag.isEmpty()) return Position.start(variant, first.orElse(Seat.A));
        Position position =
                inside(tag.get(), PositionText.parse(variant, tag.get().value()));
        if (first.isPresent() && first.get() != position.toMove()) {
            throw scanner.expectedAt(
                    tag(GameText.START).orElseThrow().at(), new Expected.SeatInPlay(List.of(position.toMove())));
        }
        return position;
    }

    private Seat startSeat(Quoted tag, Variant variant) {
        String value = tag.value().strip();
        return Optional.of(value)
                .filter(text -> text.length() == 1)
                .flatMap(text -> Seat.ofLetter(text.charAt(0)))
                .filter(variant::hasSeat)
                .orElseThrow(() -> scanner.expectedAt(
                        tag.at(),
                        new Expected.SeatInPlay(Stream.of(Seat.values())
                                .filter(variant::hasSeat)
                                .toList())));
    }

    /** The result after the last move, if there is one. {@code draw} is a result only once the game is over. */
    private Optional<String> ending(Game game) {
        int start = scanner.at();
        if (scanner.take('*')) return Optional.of(GameRecord.OPEN);
        if (scanner.peek(1) == ':') return Optional.empty();
        Optional<String> result =
                resultNamed(scanner.word(), game).filter(found -> !found.equals(GameRecord.DRAW) || game.isOver());
        if (result.isEmpty()) scanner.goTo(start);
        return result;
    }

    /** The result in its standard form. The text may have its seats in small letters. */
    private static Optional<String> resultNamed(String text, Game game) {
        return GameRecord.results(game).stream()
                .filter(result -> result.equalsIgnoreCase(text))
                .findFirst();
    }

    private void skipMoveNumber(Game game, Seat first) {
        if (!Scanner.isDigit(scanner.peek())) return;
        int start = scanner.at();
        int number = scanner.number(1, Integer.MAX_VALUE / 10);
        scanner.require('.');
        boolean firstHasLeft = game.position().resigned().contains(first);
        if (!firstHasLeft && game.position().toMove() != first) {
            throw scanner.expectedAt(start, new Expected.NoMoveNumber(first));
        }
        if (!firstHasLeft && number != firstSeatTurns + 1) {
            throw scanner.expectedAt(start, new Expected.MoveNumber(firstSeatTurns + 1));
        }
        skipToWord();
    }

    private Game play(Game game, Seat first) {
        int start = scanner.at();
        Seat toMove = game.position().toMove();
        return switch (EventText.read(scanner, toMove).replayedIn(game)) {
            case Verdict.Accepted(Game next) -> {
                if (toMove == first && next.lastEvent().orElseThrow().isTurn()) firstSeatTurns++;
                events++;
                yield next;
            }
            case Verdict.Refused(Refusal why) ->
                throw scanner.expectedAt(
                        start, new Expected.LegalMove(game.position().turn(), why));
        };
    }

    /** The places by the moves are the only ones that a file may name. */
    private void checkPlaces(Game game) {
        tag(GameText.PLACES).ifPresent(tag -> {
            String right = GameText.places(game);
            if (!tag.value().strip().equals(right)) throw scanner.expectedAt(tag.at(), new Expected.Places(right));
        });
    }

    /**
     * The result by the moves. If they leave the game open, the file may still say how it ended: a resignation, running
     * out of time, or an agreed draw.
     */
    private String result(Game game, Optional<String> ending, int endingAt) {
        Optional<Quoted> tag = tag(GameText.RESULT);
        String played = game.outcome().result();
        int offset = tag.map(Quoted::at).orElse(endingAt);
        String result = tag.map(found -> resultNamed(found.value().strip(), game)
                        .orElseThrow(() -> scanner.expectedAt(offset, new Expected.OneOf(GameRecord.results(game)))))
                .or(() -> ending)
                .orElse(played);
        if (game.isOver() && !result.equals(played)) throw scanner.expectedAt(offset, new Expected.Result(played));
        if (ending.isPresent() && !ending.get().equals(result)) {
            throw scanner.expectedAt(endingAt, new Expected.Result(result));
        }
        return result;
    }
}

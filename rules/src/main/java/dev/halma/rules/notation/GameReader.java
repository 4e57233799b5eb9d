package dev.halma.rules.notation;

import dev.halma.rules.game.Game;
import dev.halma.rules.game.Position;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.notation.GameRecord.Comment;
import dev.halma.rules.notation.GameRecord.Tag;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads one game file, playing its moves through the referee as it goes. */
final class GameReader {

    /** A value in quotes or braces that knows where in the file each of its characters stands. */
    private static final class Quoted {

        private final String value;
        private final int[] places; // one a character, and one for what comes after them

        Quoted(String value, int[] places) {
            this.value = value;
            this.places = places;
        }

        String value() {
            return value;
        }

        int at(int index) {
            return places[Math.min(index, places.length - 1)];
        }

        /** Where the value begins, but for white space. */
        int at() {
            int index = 0;
            while (index < value.length() && Character.isWhitespace(value.charAt(index))) index++;
            return at(index);
        }

        /** Where a line and column of the value stand in the file. */
        int at(int line, int column) {
            int start = 0;
            for (int i = 1; i < line; i++) start = value.indexOf('\n', start) + 1;
            return at(start + column - 1);
        }
    }

    private final Scanner scanner;
    private final List<String> tagNames = new ArrayList<>();
    private final Map<String, Quoted> tags = new HashMap<>(); // looked up, never gone through
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
        for (skipToWord(); !scanner.isAtEnd(); skipToWord()) {
            endingAt = scanner.at();
            ending = ending(game);
            if (ending.isPresent()) break;
            skipMoveNumber(game, first);
            game = play(game, first);
        }
        skipToWord();
        String result = result(game, ending, endingAt);
        return new GameRecord(otherTags(), game, comments, result);
    }

    private void readTags() {
        skipToWord();
        while (scanner.take('[')) {
            scanner.skipSpace();
            int nameAt = scanner.at();
            String name = scanner.word();
            if (name.isEmpty()) throw scanner.expectedAt(nameAt, new Expected.TagName());
            if (tags.containsKey(name)) throw scanner.expectedAt(nameAt, new Expected.EachOnce(name));
            scanner.skipSpace();
            scanner.require('"');
            tagNames.add(name);
            tags.put(name, until('"', scanner.at() - 1));
            scanner.skipSpace();
            scanner.require(']');
            skipToWord();
        }
    }

    /** The text up to a closing mark; a backslash takes the next character as it is. */
    private Quoted until(char closing, int openedAt) {
        StringBuilder value = new StringBuilder();
        int[] places = new int[64];
        while (true) {
            if (value.length() == places.length) places = Arrays.copyOf(places, 2 * places.length);
            places[value.length()] = scanner.at();
            if (scanner.take(closing)) break;
            scanner.take('\\');
            if (scanner.isAtEnd()) {
                String opened = closing == '}' ? "{" : String.valueOf(closing);
                throw scanner.expectedAt(openedAt, new Expected.Closing(opened, String.valueOf(closing)));
            }
            value.append(scanner.next());
        }
        return new Quoted(value.toString(), Arrays.copyOf(places, value.length() + 1));
    }

    /** Goes past white space and collects comments. */
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
        Variant variant = Variants.find(id.value().strip())
                .orElseThrow(() -> scanner.expectedAt(
                        id.at(),
                        new Expected.VariantId(
                                Variants.all().stream().map(Variant::id).toList())));
        return tag(GameText.HOUSE)
                .map(house -> inside(house, HouseText.parse(variant, house.value())))
                .orElse(variant);
    }

    /** The value of a tag, or its problem at the place in the file where it stands. */
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

    /** The result that may stand after the last move; {@code draw} is one only where the game is over already. */
    private Optional<String> ending(Game game) {
        int start = scanner.at();
        if (scanner.take('*')) return Optional.of(GameRecord.OPEN);
        if (scanner.peek(1) == ':') return Optional.empty();
        Optional<String> result =
                resultNamed(scanner.word(), game).filter(found -> !found.equals(GameRecord.DRAW) || game.isOver());
        if (result.isEmpty()) scanner.goTo(start);
        return result;
    }

    /** A result as it is written here, from a text that may have its seats in small letters. */
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

    /**
     * The result by the moves. Where they leave the game open, the file may still know how it ended: somebody gave up,
     * ran out of time, or all agreed.
     */
    private String result(Game game, Optional<String> ending, int endingAt) {
        Optional<Quoted> tag = tag(GameText.RESULT);
        String played = game.outcome().result();
        int place = tag.map(Quoted::at).orElse(endingAt);
        String result = tag.map(found -> resultNamed(found.value().strip(), game)
                        .orElseThrow(() -> scanner.expectedAt(place, new Expected.OneOf(GameRecord.results(game)))))
                .or(() -> ending)
                .orElse(played);
        if (game.isOver() && !result.equals(played)) throw scanner.expectedAt(place, new Expected.Result(played));
        if (ending.isPresent() && !ending.get().equals(result)) {
            throw scanner.expectedAt(endingAt, new Expected.Result(result));
        }
        return result;
    }
}

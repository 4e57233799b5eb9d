package dev.halma.rules.notation;

import dev.halma.rules.game.Event;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Position;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.notation.GameRecord.Comment;
import dev.halma.rules.notation.GameRecord.Tag;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Side;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads one game file, playing its moves through the referee as it goes. */
final class GameReader {

    private static final String DRAW = "draw";
    private static final String OPEN = "*";

    /** A tag and where its value stands, so that what is wrong inside can be pointed at. */
    private record FoundTag(String name, String value, int valueAt) {}

    private final Scanner scanner;
    private final List<FoundTag> tags = new ArrayList<>();
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
        for (skipToWord(); !scanner.isAtEnd(); skipToWord()) {
            ending = ending(game);
            if (ending.isPresent()) break;
            skipMoveNumber(game, first);
            game = play(game, first);
        }
        skipToWord();
        String result = result(game, ending);
        return new GameRecord(otherTags(), game, comments, result);
    }

    private void readTags() {
        skipToWord();
        while (scanner.take('[')) {
            scanner.skipSpace();
            int nameAt = scanner.at();
            String name = scanner.word();
            if (name.isEmpty()) throw scanner.expectedAt(nameAt, new Expected.TagName());
            if (tag(name).isPresent()) throw scanner.expectedAt(nameAt, new Expected.EachOnce(name));
            scanner.skipSpace();
            scanner.require('"');
            int valueAt = scanner.at();
            tags.add(new FoundTag(name, until('"', valueAt - 1), valueAt));
            scanner.skipSpace();
            scanner.require(']');
            skipToWord();
        }
    }

    /** The text up to a closing mark; a backslash takes the next character as it is. */
    private String until(char closing, int openedAt) {
        StringBuilder value = new StringBuilder();
        while (!scanner.take(closing)) {
            scanner.take('\\');
            if (scanner.isAtEnd()) {
                String opened = closing == '}' ? "{" : String.valueOf(closing);
                throw scanner.expectedAt(openedAt, new Expected.Closing(opened, String.valueOf(closing)));
            }
            value.append(scanner.next());
        }
        return value.toString();
    }

    /** Goes past white space and collects comments. */
    private void skipToWord() {
        scanner.skipSpace();
        while (scanner.take('{')) {
            comments.add(new Comment(events, until('}', scanner.at() - 1).strip()));
            scanner.skipSpace();
        }
    }

    private Optional<FoundTag> tag(String name) {
        return tags.stream().filter(tag -> tag.name().equals(name)).findFirst();
    }

    private List<Tag> otherTags() {
        List<String> ours =
                List.of(GameText.VARIANT, GameText.HOUSE, GameText.START, GameText.POSITION, GameText.RESULT);
        return tags.stream()
                .filter(tag -> !ours.contains(tag.name()))
                .map(tag -> new Tag(tag.name(), tag.value()))
                .toList();
    }

    private Variant variant() {
        FoundTag id = tag(GameText.VARIANT).orElseThrow(() -> scanner.expected(new Expected.Tag(GameText.VARIANT)));
        Variant variant = Variants.find(id.value().strip())
                .orElseThrow(() -> scanner.expectedAt(
                        id.valueAt(),
                        new Expected.VariantId(
                                Variants.all().stream().map(Variant::id).toList())));
        return tag(GameText.HOUSE)
                .map(house -> inside(house, HouseText.parse(variant, house.value())))
                .orElse(variant);
    }

    /** The value of a tag, or its problem at the place in the file where it stands. */
    private <T> T inside(FoundTag tag, Parsed<T> parsed) {
        return switch (parsed) {
            case Parsed.Read<T>(T value) -> value;
            case Parsed.Unreadable<T>(Problem problem) ->
                throw scanner.expectedAt(tag.valueAt() + problem.column() - 1, problem.expected());
        };
    }

    private Position startPosition(Variant variant) {
        Optional<Seat> first = tag(GameText.START).map(tag -> startSeat(tag, variant));
        Optional<FoundTag> tag = tag(GameText.POSITION);
        if (tag.isEmpty()) return Position.start(variant, first.orElse(Seat.A));
        Position position =
                inside(tag.get(), PositionText.parse(variant, tag.get().value()));
        if (first.isPresent() && first.get() != position.toMove()) {
            throw scanner.expectedAt(
                    tag(GameText.START).orElseThrow().valueAt(), new Expected.SeatInPlay(List.of(position.toMove())));
        }
        return position;
    }

    private Seat startSeat(FoundTag tag, Variant variant) {
        String value = tag.value().strip();
        return Optional.of(value)
                .filter(text -> text.length() == 1)
                .flatMap(text -> Seat.ofLetter(text.charAt(0)))
                .filter(variant::hasSeat)
                .orElseThrow(() -> scanner.expectedAt(
                        tag.valueAt(),
                        new Expected.SeatInPlay(Stream.of(Seat.values())
                                .filter(variant::hasSeat)
                                .toList())));
    }

    /** The result that may stand after the last move; {@code draw} is one only where the game is over already. */
    private Optional<String> ending(Game game) {
        int start = scanner.at();
        if (scanner.take('*')) return Optional.of(OPEN);
        boolean mayBeResult = Character.isUpperCase(scanner.peek()) || game.isOver();
        if (!mayBeResult || scanner.peek(1) == ':') return Optional.empty();
        String word = scanner.word();
        if (results(game).contains(word) && (!word.equals(DRAW) || game.isOver())) return Optional.of(word);
        scanner.goTo(start);
        return Optional.empty();
    }

    private static List<String> results(Game game) {
        List<String> results = new ArrayList<>(game.variant().houseRules().sides().sides().stream()
                .map(Side::text)
                .toList());
        results.add(DRAW);
        results.add(OPEN);
        return results;
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
        MoveText.Said said = MoveText.said(scanner);
        Seat by = said.by().orElse(game.position().toMove());
        return switch (game.play(by, said.request())) {
            case Verdict.Accepted(Game next) -> {
                Event event = next.lastEvent().orElseThrow();
                if (by == first && (event instanceof Event.Moved || event instanceof Event.Passed)) firstSeatTurns++;
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
    private String result(Game game, Optional<String> ending) {
        Optional<FoundTag> tag = tag(GameText.RESULT);
        String played = game.outcome().result();
        String result = tag.map(found -> found.value().strip()).or(() -> ending).orElse(played);
        int place = tag.map(FoundTag::valueAt).orElse(scanner.at());
        if (!results(game).contains(result)) throw scanner.expectedAt(place, new Expected.OneOf(results(game)));
        if (game.isOver() && !result.equals(played)) throw scanner.expectedAt(place, new Expected.Result(played));
        if (ending.isPresent() && !ending.get().equals(result)) {
            throw scanner.expected(new Expected.Result(result));
        }
        return result;
    }
}

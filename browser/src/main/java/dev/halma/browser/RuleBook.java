package dev.halma.browser;

import dev.halma.engine.level.Level;
import dev.halma.engine.report.TurnsNeeded;
import dev.halma.rules.board.Board;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.game.Request;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.message.RuleSections;
import dev.halma.rules.move.Route;
import dev.halma.rules.notation.GameCollection;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.notation.RequestText;
import dev.halma.rules.notation.VariantText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import dev.halma.table.json.Json;
import dev.halma.table.json.JsonObject;
import dev.halma.table.protocol.MessageJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Answers the page's questions about the rules. Bugs of the page itself, such as an unknown game, are exceptions. */
final class RuleBook {

    private final Games games = new Games();
    private @Nullable TurnsNeeded turnsNeeded; // of the last variant asked about

    Json rules(String variant, String house) {
        if (variant.isEmpty()) return Answer.yes(RuleSectionView.rules(RuleSections.ofAll()));
        return Answer.to(variant(variant, house), played -> Answer.yes(RuleSectionView.rules(RuleSections.of(played))));
    }

    Json newGame(String variant, String house, String first) {
        return Answer.to(variant(variant, house), played -> {
            Seat seat = seat(first);
            return played.hasSeat(seat)
                    ? Answer.yes(view(Game.of(played, seat)))
                    : Answer.no(new Refusal.NoSuchSeat(seat));
        });
    }

    Json fromPosition(String variant, String house, String position) {
        return Answer.to(
                variant(variant, house),
                played -> Answer.to(PositionText.parse(played, position), start -> Answer.yes(view(Game.from(start)))));
    }

    Json read(String hgn) {
        return Answer.to(GameText.parse(hgn), record -> Answer.yes(json(record)));
    }

    /** The games of a file that can be read, each with the tags that distinguish it. */
    Json collection(String hgn) {
        List<Json> all = new ArrayList<>();
        for (Parsed<GameRecord> game : GameCollection.of(hgn)) {
            if (game instanceof Parsed.Read<GameRecord>(GameRecord record)) all.add(listed(record));
        }
        return Json.array(all.stream());
    }

    private static Json listed(GameRecord record) {
        Variant variant = record.game().variant();
        return Json.object()
                .put("text", GameText.text(record))
                .put("variant", variant.id())
                .put(
                        "players",
                        Json.array(variant.seatings().stream()
                                .map(seating ->
                                        record.tag(seating.seat().name()).orElse(""))
                                .map(Json::of)))
                .put("date", record.tag("Date").orElse(""));
    }

    private Json json(GameRecord record) {
        JsonObject tags = Json.object();
        record.tags().forEach(tag -> tags.put(tag.name(), tag.value()));
        return Json.object()
                .put("game", view(record.game()))
                .put("moments", Json.array(record.game().history().stream().map(game -> Json.of(games.numberOf(game)))))
                .put("tags", tags)
                .put("levels", levels(record))
                .put("result", record.result());
    }

    /** The levels of the computers, by seat. Anything else in such a tag is no level. */
    private static Json levels(GameRecord record) {
        JsonObject levels = Json.object();
        for (Seating seating : record.game().variant().seatings()) {
            String seat = seating.seat().name();
            record.tag("Level" + seat).flatMap(Level::named).ifPresent(level -> levels.put(seat, level.number()));
        }
        return levels;
    }

    /** The game as a file, with tags as a list of names and values. */
    String write(int game, List<String> namesAndValues) {
        GameRecord record = GameRecord.of(games.numbered(game));
        for (int i = 0; i + 1 < namesAndValues.size(); i += 2) {
            record = record.withTag(namesAndValues.get(i), namesAndValues.get(i + 1));
        }
        return GameText.text(record);
    }

    Json view(int game) {
        return view(games.numbered(game));
    }

    /** From the start to now. */
    Json history(int game) {
        return Json.array(games.numbered(game).history().stream().map(this::view));
    }

    /** The whole moves of one piece. */
    Json targets(int game, String from) {
        Game asked = games.numbered(game);
        int cell = cell(asked, from);
        return Json.array(asked.legalMoves().stream()
                .filter(move -> !move.isPass() && move.from() == cell)
                .flatMap(move -> asked.position().route(move).stream())
                .map(RuleBook::target));
    }

    Json nextHops(int game, List<String> landings) {
        Game asked = games.numbered(game);
        if (asked.isOver()) return Json.texts(List.of());
        Board board = asked.variant().board();
        List<Integer> cells = landings.stream().map(name -> cell(asked, name)).toList();
        return Json.texts(
                asked.position().nextHops(cells).stream().map(board::nameOf).toList());
    }

    Json ladders(int game, String seat) {
        return Json.array(chains(games.numbered(game), seat(seat)).stream().map(RuleBook::target));
    }

    /** All hops and chains of a seat, as if it were its turn. */
    static List<Route> chains(Game game, Seat seat) {
        return game.isOver() ? List.of() : game.position().chains(seat);
    }

    /** Whether the aim of a lesson's task is reached in a game that began with the task. */
    Json isReached(int game, String aim) {
        return Json.of(Aim.isReached(games.numbered(game), aim));
    }

    private static Json target(Route route) {
        List<String> cells = GameView.names(route);
        return Json.object()
                .put("from", cells.getFirst())
                .put("to", cells.getLast())
                .put("hops", route.hops())
                .put("route", Json.texts(cells));
    }

    /** A player's request. A draw is not among them: players at one screen agree on it in person. */
    Json play(int game, String seat, String request) {
        return Answer.to(RequestText.parse(request), asked -> switch (asked) {
            case Request.Play play -> answer(games.numbered(game).play(seat(seat), play));
            case Request.OfferDraw offer -> Answer.no(new Refusal.DrawNeedsAll());
            case Request.AcceptDraw accept -> Answer.no(new Refusal.NoDrawOffered());
        });
    }

    /** Why a seat can't move a piece along these cells; of a single cell, why that piece can't move. Null if it can. */
    Json whyNot(int game, String seat, List<String> cells) {
        Game asked = games.numbered(game);
        Optional<Refusal> objection = cells.size() == 1
                ? asked.objection(seat(seat), cells.getFirst())
                : asked.objection(seat(seat), new Request.Path(cells));
        return objection.<Json>map(why -> MessageJson.write(why.message())).orElse(Json.nothing());
    }

    /** Whether a game in text is the beginning of another, or the same game. Players and dates are ignored. */
    Json isPartOf(String hgn, String other) {
        return Json.of(GameText.parse(hgn) instanceof Parsed.Read<GameRecord>(GameRecord part)
                && GameText.parse(other) instanceof Parsed.Read<GameRecord>(GameRecord whole)
                && part.game().isPartOf(whole.game()));
    }

    /** The pieces of a position, by cell. */
    Json catalogueOf(String variant) {
        return Answer.to(variant(variant, ""), found -> Answer.yes(Catalogue.json(List.of(found))));
    }

    Json setOut(String variant, String position) {
        return Answer.to(
                variant(variant, ""),
                played -> Answer.to(PositionText.parse(played, position), start -> Answer.yes(GameView.pieces(start))));
    }

    private Json answer(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Accepted(Game next) -> Answer.yes(view(next));
            case Verdict.Refused(Refusal why) -> Answer.no(why);
        };
    }

    void forget(Set<Integer> keep) {
        games.forgetAllBut(keep);
    }

    /** A decimal number, because numbers of JavaScript are not exact beyond 53 bits. */
    String perft(String variant, String house, String position, int depth) {
        Variant played = variant(variant, house).orThrow();
        return Long.toString(PositionText.parse(played, position).orThrow().perft(depth));
    }

    static Parsed<Variant> variant(String id, String house) {
        return switch (VariantText.parse(id)) {
            case Parsed.Read<Variant>(Variant variant) -> HouseText.parse(variant, house);
            case Parsed.Unreadable<Variant> unreadable -> unreadable;
        };
    }

    static Seat seat(String letter) {
        if (letter.length() != 1) throw new IllegalArgumentException("no seat " + letter);
        return Seat.ofLetter(letter.charAt(0)).orElseThrow(() -> new IllegalArgumentException("no seat " + letter));
    }

    static int cell(Game game, String name) {
        return game.variant()
                .board()
                .cellNamed(name)
                .orElseThrow(() -> new IllegalArgumentException("no cell " + name + " on this board"));
    }

    /** A position as the page shows it. */
    Json view(Game game) {
        if (turnsNeeded == null || !turnsNeeded.variant().equals(game.variant())) {
            turnsNeeded = new TurnsNeeded(game.variant());
        }
        return new GameView(games.numberOf(game), game, turnsNeeded).json();
    }
}

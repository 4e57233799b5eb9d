package dev.halma.cli.terminal.session;

import dev.halma.cli.terminal.table.Viewpoint;
import dev.halma.engine.level.Level;
import dev.halma.i18n.Texts;
import dev.halma.rules.board.Board;
import dev.halma.rules.game.Beginning.Way;
import dev.halma.rules.game.Event;
import dev.halma.rules.game.Game;
import dev.halma.rules.message.Message;
import dev.halma.rules.move.Route;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Chair;
import dev.halma.table.First;
import dev.halma.table.PlayerId;
import dev.halma.table.Proposal;
import dev.halma.table.TableEvent;
import dev.halma.table.TableId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What happens at a table, in words. */
public record Sayings(Texts texts) {

    /** How things stand, for a player who has just come: the last event, the end of the game, a pause, open offers. */
    public List<String> at(Viewpoint now) {
        List<String> said = new ArrayList<>();
        now.game().ifPresent(game -> {
            if (game.eventCount() == 0)
                said.add(about("page.say.begins", now, game.start().toMove()));
            game.lastEvent().ifPresent(event -> said.add(event(event, now)));
            if (game.isOver()) said.add(texts.text(game.outcome().message()));
        });
        if (now.status().isPaused()) said.add(texts.text("page.talk.paused"));
        now.status().offers().forEach((what, offer) -> offer(what, offer.proposer(), now, said));
        if (now.isCancelled()) said.add(texts.text("page.room.cancelled"));
        return said;
    }

    /** What has happened, in order. */
    public List<String> of(List<TableEvent> events, Viewpoint now) {
        List<String> said = new ArrayList<>();
        List<Event> played = played(events, now);
        int toTell = (int) events.stream()
                .filter(event -> event instanceof TableEvent.Played)
                .count();
        for (TableEvent event : events) {
            if (event instanceof TableEvent.Played) {
                // Turns that were taken back since are not announced.
                int at = played.size() - toTell--;
                if (at >= 0) said.add(event(played.get(at), now));
            } else {
                said(event, now, said);
            }
        }
        now.game().ifPresent(game -> places(game, played.size(), now, said));
        boolean hasEnded = !played.isEmpty() && now.isOver();
        if (hasEnded)
            now.game().ifPresent(game -> said.add(texts.text(game.outcome().message())));
        return said;
    }

    /** The places that the last events of a game have given. */
    private void places(Game game, int events, Viewpoint now, List<String> said) {
        if (events == 0 || game.places().isEmpty()) return;
        List<Seat> before =
                game.history().get(Math.max(0, game.eventCount() - events)).places();
        for (Seat seat : game.places()) {
            if (before.contains(seat) || !game.position().isHome(seat)) continue;
            int place = game.places().indexOf(seat) + 1;
            said.add(texts.text("page.told.place", Map.of("seat", new Names(texts).of(now, seat), "place", place)));
        }
    }

    /** The events of the game that these are about and that were not taken back. */
    private static List<Event> played(List<TableEvent> events, Viewpoint now) {
        int last = 0;
        for (TableEvent event : events) {
            if (event instanceof TableEvent.Played) last++;
            if (event instanceof TableEvent.TakenBack) last = 0;
        }
        List<Event> all = now.game().map(Game::events).orElse(List.of());
        return all.subList(Math.max(0, all.size() - last), all.size());
    }

    private void said(TableEvent event, Viewpoint now, List<String> said) {
        switch (event) {
            case TableEvent.Sat(Seat seat, PlayerId player) -> said.add(sat(now, seat));
            case TableEvent.ComputerSat(Seat seat, Level level) -> said.add(sat(now, seat));
            case TableEvent.SentAway(Seat seat, var player) ->
                said.add(texts.text("page.room.said.sent-away", Map.of("seat", seat.name())));
            case TableEvent.Rose(Seat seat) -> said.add(texts.text("page.room.said.rose", Map.of("seat", seat.name())));
            case TableEvent.Began(Seat first, List<Map<Seat, Integer>> rounds) -> {
                if (now.view().plan().first().equals(new First.Thrown(Way.COIN))) {
                    said.add(texts.text("terminal.tossed"));
                }
                rounds.forEach(round -> said.add(thrown(round)));
                said.add(about("page.say.begins", now, first));
            }
            case TableEvent.Proposed(Seat seat, Proposal what) -> {
                if (now.status().offers().containsKey(what)) offer(what, seat, now, said);
            }
            case TableEvent.Agreed(Seat seat, Proposal what) -> {
                said.add(about("page.talk.agreed", now, seat));
                if (now.status().offers().containsKey(what)) said.add(waiting(what, now));
            }
            case TableEvent.Declined(Seat seat, Proposal what) -> said.add(declined(seat, now));
            case TableEvent.TakenBack back -> said.add(texts.text("page.say.undone"));
            case TableEvent.Paused() -> said.add(texts.text("page.talk.paused"));
            case TableEvent.Resumed(Seat seat) -> said.add(texts.text("page.talk.resumed"));
            case TableEvent.StoodIn(Seat seat, Level level, Seat by) -> said.add(stoodIn(seat, level, by, now));
            case TableEvent.Returned(Seat seat) -> said.add(about("page.presence.returned", now, seat));
            case TableEvent.Rematched(TableId next) -> said.add(texts.text("page.talk.rematched"));
            case TableEvent.Cancelled() -> said.add(texts.text("page.room.cancelled"));
            case TableEvent.Made made -> {} // before any player was here
            case TableEvent.Played played -> {} // announced with the game
            case TableEvent.Unknown unknown -> {} // a newer server knows what it means
        }
    }

    private String sat(Viewpoint now, Seat seat) {
        return texts.text("page.room.said.sat", Map.of("name", new Names(texts).bare(now, seat), "seat", seat.name()));
    }

    private String thrown(Map<Seat, Integer> round) {
        List<String> each = new ArrayList<>();
        round.forEach((seat, pips) -> each.add(seat.name() + " " + pips));
        return texts.text("terminal.thrown", Map.of("pips", String.join(", ", each)));
    }

    private void offer(Proposal what, Seat by, Viewpoint now, List<String> said) {
        said.add(about("page.talk." + what.text(), now, by) + ".");
        said.add(waiting(what, now));
    }

    private String waiting(Proposal what, Viewpoint now) {
        return texts.text(
                now.isAsked(what) ? "terminal.answer" : "page.talk.waiting",
                Map.of("agree", CommandWord.AGREE.word(texts), "decline", CommandWord.DECLINE.word(texts)));
    }

    /** A computer declines nothing but a draw, and only while it is ahead. */
    private String declined(Seat seat, Viewpoint now) {
        boolean isComputers = now.chair(seat).flatMap(Chair::thinker).isPresent();
        return isComputers
                ? texts.text(Message.of("terminal.draw-refused").with("seat", seat))
                : about("page.talk.declined", now, seat);
    }

    private String stoodIn(Seat seat, Level level, Seat by, Viewpoint now) {
        Names names = new Names(texts);
        return texts.text(
                "page.presence.stood-in",
                Map.of("by", names.of(now, by), "creature", names.creature(level), "name", names.of(now, seat)));
    }

    /** Who has gone and who has come back. */
    public List<String> presence(Viewpoint before, Viewpoint now) {
        List<String> said = new ArrayList<>();
        for (Seat seat : now.status().chairs().keySet()) {
            boolean wasAway = before.away().contains(seat);
            boolean isAway = now.away().contains(seat);
            if (isAway && !wasAway) said.add(about("page.presence.left", now, seat));
            boolean isFree = now.chair(seat).filter(Chair::isFree).isPresent();
            if (wasAway && !isAway && !isFree) said.add(about("page.presence.back", now, seat));
        }
        return said;
    }

    private String about(String key, Viewpoint now, Seat seat) {
        return texts.text(key, Map.of("name", new Names(texts).of(now, seat)));
    }

    /** One event as a sentence. */
    public String event(Event event, Viewpoint now) {
        return switch (event) {
            case Event.Moved(Seat by, Route route) -> moved(by, route, now);
            case Event.Passed(Seat by) -> about("page.say.passed", now, by);
            case Event.Resigned(Seat by) -> about("page.say.resigned", now, by);
            case Event.TimedOut(Seat by) -> about("page.say.timed-out", now, by);
            case Event.Left(Seat by) -> about("page.say.left", now, by);
            case Event.Skipped(Seat by) -> about("page.say.skipped", now, by);
            case Event.DrawAgreed() -> texts.text("page.say.draw");
        };
    }

    private String moved(Seat by, Route route, Viewpoint now) {
        Board board = now.variant().board();
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("name", new Names(texts).of(now, by));
        facts.put("from", board.nameOf(route.from()));
        facts.put("to", board.nameOf(route.to()));
        facts.put("hops", route.hops());
        return texts.text("page.say.moved", facts);
    }
}

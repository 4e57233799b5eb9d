package dev.halma.cli.terminal.session;

import dev.halma.cli.terminal.table.Moment;
import dev.halma.cli.terminal.table.Sitter;
import dev.halma.i18n.Texts;
import dev.halma.rules.board.Board;
import dev.halma.rules.game.Event;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Route;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Proposal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What has happened between two moments, in words. */
public record Sayings(Texts texts) {

    /**
     * The sentences, in order.
     *
     * @param before nothing if this is the first moment
     */
    public List<String> between(@Nullable Moment before, Moment now) {
        List<String> said = new ArrayList<>();
        if (before != null) people(before, now, said);
        Optional<Game> old = before == null ? Optional.empty() : before.game();
        now.game().ifPresent(game -> game(old, game, now, said));
        if (before == null || now.isPaused() != before.isPaused()) {
            if (now.isPaused()) said.add(texts.text("page.talk.paused"));
            else if (before != null) said.add(texts.text("page.talk.resumed"));
        }
        talks(before, now, said);
        if (!now.isOpen()) said.add(texts.text("page.room.cancelled"));
        return said;
    }

    private void people(Moment before, Moment now, List<String> said) {
        now.sitters().forEach((seat, sitter) -> {
            Sitter old = before.sitters().get(seat);
            boolean wasFree = old instanceof Sitter.Free;
            boolean isFree = sitter instanceof Sitter.Free;
            if (wasFree && !isFree) {
                String name = new Names(texts).bare(now, seat);
                said.add(texts.text("page.room.said.sat", Map.of("name", name, "seat", seat.name())));
            } else if (isFree && !wasFree) {
                said.add(texts.text("page.room.said.rose", Map.of("seat", seat.name())));
            }
            boolean wasAway = before.away().contains(seat);
            boolean isAway = now.away().contains(seat);
            if (isAway && !wasAway) said.add(about("page.presence.left", now, seat));
            if (wasAway && !isAway) said.add(about("page.presence.back", now, seat));
        });
    }

    private void game(Optional<Game> old, Game game, Moment now, List<String> said) {
        boolean goesOn = old.isPresent() && old.get().isPartOf(game);
        int known = goesOn ? old.get().eventCount() : 0;
        if (old.isPresent() && !goesOn && game.isPartOf(old.get())) {
            said.add(texts.text("page.say.undone"));
            return;
        }
        if (old.isEmpty() && game.eventCount() > 0) {
            game.lastEvent().ifPresent(event -> said.add(event(event, now)));
        } else {
            if (game.eventCount() == 0 && !goesOn)
                said.add(about("page.say.begins", now, game.start().toMove()));
            List<Event> events = game.events();
            for (Event event : events.subList(known, events.size())) said.add(event(event, now));
        }
        boolean isNews = old.isEmpty() || !goesOn || known < game.eventCount();
        if (game.isOver() && isNews) said.add(texts.text(game.outcome().told()));
    }

    private void talks(@Nullable Moment before, Moment now, List<String> said) {
        now.talks().forEach((what, by) -> {
            if (before != null && before.talks().containsKey(what)) return;
            said.add(about("page.talk." + what.text(), now, by) + ".");
            boolean isMine = now.isHere(by)
                    && now.sitters().values().stream().filter(Sitter::isHere).count() == 1;
            said.add(texts.text(
                    isMine ? "page.talk.waiting" : "terminal.answer",
                    Map.of("agree", CommandWord.AGREE.word(texts), "decline", CommandWord.DECLINE.word(texts))));
        });
        if (before != null
                && before.talks().containsKey(Proposal.REMATCH)
                && now.next().isPresent()) {
            said.add(texts.text("page.talk.rematched"));
        }
    }

    private String about(String key, Moment now, Seat seat) {
        return texts.text(key, Map.of("name", new Names(texts).of(now, seat)));
    }

    /** One event as a sentence. */
    public String event(Event event, Moment now) {
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

    private String moved(Seat by, Route route, Moment now) {
        Board board = now.variant().board();
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("name", new Names(texts).of(now, by));
        facts.put("from", board.nameOf(route.from()));
        facts.put("to", board.nameOf(route.to()));
        facts.put("hops", route.hops());
        return texts.text("page.say.moved", facts);
    }
}

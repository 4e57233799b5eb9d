package dev.halma.cli.terminal.screen;

import dev.halma.cli.terminal.session.Names;
import dev.halma.cli.terminal.table.Viewpoint;
import dev.halma.i18n.Texts;
import dev.halma.rules.game.Event;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Position;
import dev.halma.rules.move.Route;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.table.Chair;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What stands beside the board: the players, and the last moves. */
record Panel(Texts texts, Style style, Viewpoint now, long nanos) {

    private static final int OVERHEAD = 18;
    private static final int LEAST_NAME = 6;

    List<String> lines(int width, int height) {
        List<String> lines = new ArrayList<>();
        for (Seating seating : now.variant().seatings()) lines.add(player(seating, width));
        List<String> moves = now.game().map(this::moves).orElse(List.of());
        int room = height - lines.size() - 2;
        if (room < 1) return lines;
        lines.add("");
        lines.add(style.bold(style.plain(texts.text("page.moves"))));
        lines.addAll(moves.subList(Math.max(0, moves.size() - room), moves.size()));
        return lines;
    }

    private String player(Seating seating, int width) {
        Seat seat = seating.seat();
        boolean isToMove = now.toMove().equals(Optional.of(seat));
        String arrow = isToMove ? style.bold(style.either("▶", ">")) : " ";
        int room = Math.max(LEAST_NAME, width - OVERHEAD);
        String name = Wrap.padded(style.plain(name(seat)), room);
        return arrow + " " + style.piece(seat, false) + " " + style.inSeatsColour(seat, seat.name()) + " "
                + (isToMove ? style.bold(name) : name) + progress(seating) + clock(seat);
    }

    private String name(Seat seat) {
        if (now.chair(seat).filter(Chair::isFree).isPresent()) {
            boolean isKept = now.chair(seat).orElseThrow() instanceof Chair.Invited;
            return texts.text(isKept ? "page.room.invited" : "page.room.open");
        }
        String bare = new Names(texts).bare(now, seat);
        String name = bare.isEmpty() ? nameless(seat) : bare;
        return now.away().contains(seat) ? name + " (" + texts.text("page.seat.away") + ")" : name;
    }

    private String nameless(Seat seat) {
        boolean isYou = now.isHere(seat) && now.isAloneHere();
        return texts.text(isYou ? "page.seat.you" : "page.setup.person");
    }

    private String progress(Seating seating) {
        if (now.game().isEmpty()) return "";
        Position position = now.game().get().position();
        if (position.resigned().contains(seating.seat())) return " " + style.either("—", "--");
        int home = position.pieces(seating.seat()).intersection(seating.goal()).size();
        return " %2d/%d".formatted(home, seating.pieces());
    }

    private String clock(Seat seat) {
        return now.left(seat, nanos).map(left -> " " + time(left)).orElse("");
    }

    private static String time(Duration left) {
        return left.toHours() > 0
                ? "%d:%02d:%02d".formatted(left.toHours(), left.toMinutesPart(), left.toSecondsPart())
                : "%d:%02d".formatted(left.toMinutes(), left.toSecondsPart());
    }

    private List<String> moves(Game game) {
        List<String> lines = new ArrayList<>();
        List<Game> history = game.history();
        for (int i = 1; i < history.size(); i++) {
            int turn = history.get(i - 1).position().turn();
            history.get(i).lastEvent().ifPresent(event -> lines.add("%3d ".formatted(turn) + told(event)));
        }
        return lines;
    }

    private String told(Event event) {
        String seat = event.seat().map(by -> style.inSeatsColour(by, by.name())).orElse(" ");
        return seat + " " + style.plain(what(event));
    }

    private String what(Event event) {
        return switch (event) {
            case Event.Moved(Seat by, Route route) ->
                route.hops() > 1 ? route.ends() + " " + style.either("×", "x") + route.hops() : route.ends();
            case Event.Passed passed -> texts.text("page.event.passed");
            case Event.Resigned resigned -> texts.text("page.event.resigned");
            case Event.TimedOut late -> texts.text("page.event.timed-out");
            case Event.Left left -> texts.text("page.event.left");
            case Event.Skipped skipped -> texts.text("page.event.skipped");
            case Event.DrawAgreed draw -> texts.text("page.event.draw");
        };
    }
}

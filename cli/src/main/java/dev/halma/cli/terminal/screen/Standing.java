package dev.halma.cli.terminal.screen;

import dev.halma.cli.terminal.session.Names;
import dev.halma.cli.terminal.table.Viewpoint;
import dev.halma.i18n.Texts;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Position;
import dev.halma.rules.move.Route;
import dev.halma.rules.variant.Seat;
import java.util.Map;

/** How things stand, in one line. */
record Standing(Texts texts, Viewpoint now, Hand hand) {

    String text() {
        if (now.game().isEmpty()) return texts.text("page.room.waiting");
        Game game = now.game().get();
        if (game.isOver()) return texts.text(game.outcome().message());
        if (now.status().isPaused()) return texts.text("page.status.paused");
        String turn = texts.text("terminal.turn", Map.of("turn", game.position().turn())) + " · ";
        Seat seat = game.position().toMove();
        if (now.mine().isPresent()) return turn + ownTurn(game.position(), seat);
        String key = now.thinking().isPresent() ? "page.status.thinking" : "page.status.to-move";
        return turn + about(key, seat);
    }

    private String about(String key, Seat seat) {
        return texts.text(key, Map.of("name", new Names(texts).of(now, seat)));
    }

    private String ownTurn(Position position, Seat seat) {
        Route route = hand.targets().get(hand.cursor());
        if (route != null) return route + ", " + length(route);
        String whose = now.isAloneHere() ? texts.text("page.status.your-turn") : about("page.status.to-move", seat);
        return whose + " · " + position.variant().board().nameOf(hand.cursor()) + duty(position);
    }

    private String length(Route route) {
        return route.hops() == 0
                ? texts.text("page.cell.step")
                : texts.text("page.cell.hops", Map.of("hops", route.hops()));
    }

    private String duty(Position position) {
        if (!position.duty().blockers().isEmpty()) return " · " + texts.text("page.duty.blockers");
        return position.duty().campers().isEmpty() ? "" : " · " + texts.text("page.duty.camp");
    }
}

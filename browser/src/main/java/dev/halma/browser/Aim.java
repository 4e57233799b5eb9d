package dev.halma.browser;

import dev.halma.rules.game.Event;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Position;
import dev.halma.rules.move.Route;
import dev.halma.rules.variant.Seat;
import java.util.List;

/** What a task of a lesson asks for, as text. The learner has the seat that began the game. */
final class Aim {

    private final Game game;
    private final List<String> words;

    private Aim(Game game, String text) {
        this.game = game;
        words = GameView.words(text, " ");
    }

    static boolean isReached(Game game, String text) {
        return new Aim(game, text).isReached();
    }

    private boolean isReached() {
        Position now = game.position();
        Seat learner = game.start().toMove();
        return switch (words.getFirst()) {
            case "reach" -> followed(cell(1)) == cell(2);
            case "any" -> now.pieces(learner).contains(cell(1));
            case "home" -> now.isHome(learner);
            case "out" ->
                now.pieces(learner)
                        .intersection(game.variant().seating(learner).camp())
                        .isEmpty();
            case "ladder" -> chains().stream().anyMatch(chain -> chain.hops() >= Integer.parseInt(words.get(2)));
            case "deny" -> chains().stream().noneMatch(chain -> chain.to() == cell(2));
            default -> throw new IllegalArgumentException("no aim " + words);
        };
    }

    /** The cell of a piece now that stood on a cell at the start. */
    private int followed(int start) {
        int cell = start;
        for (Event event : game.events()) {
            if (event instanceof Event.Moved(Seat by, Route route) && route.from() == cell) cell = route.to();
        }
        return cell;
    }

    private List<Route> chains() {
        return RuleBook.chains(game, RuleBook.seat(words.get(1)));
    }

    private int cell(int word) {
        return RuleBook.cell(game, words.get(word));
    }
}

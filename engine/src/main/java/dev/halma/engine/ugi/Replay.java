package dev.halma.engine.ugi;

import dev.halma.rules.game.Game;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.notation.EventText;
import dev.halma.rules.notation.EventText.Entry;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.Problem;
import java.util.List;

/** Plays moves given as text through the referee. */
record Replay(Words words) {

    /** The result of a replay. */
    sealed interface Ending {}

    record Done(Game game) implements Ending {}

    record Broken(String why) implements Ending {}

    Ending of(Game start, List<String> moves) {
        Game game = start;
        for (int i = 0; i < moves.size(); i++) {
            String place = "move " + (i + 1) + " " + UgiParser.shown(moves.get(i)) + ": ";
            switch (EventText.parse(moves.get(i), game.position().toMove())) {
                case Parsed.Unreadable<Entry>(Problem problem) -> {
                    return new Broken(place + words.of(problem));
                }
                case Parsed.Read<Entry>(Entry entry) -> {
                    switch (entry.replayedIn(game)) {
                        case Verdict.Accepted(Game next) -> game = next;
                        case Verdict.Refused(Refusal why) -> {
                            return new Broken(place + words.of(why));
                        }
                    }
                }
            }
        }
        return new Done(game);
    }
}

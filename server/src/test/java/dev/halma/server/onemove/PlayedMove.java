package dev.halma.server.onemove;

import dev.halma.server.online.AtTable;
import dev.halma.server.online.Guest;
import dev.halma.server.online.House;
import dev.halma.server.online.Script;
import java.util.concurrent.Callable;

/** Plays two moves at a real server with an embedded database. The second one is recorded: nothing is new by then. */
public final class PlayedMove implements Callable<Boolean> {

    /** Each of the two players gets the event, and the one who moved an answer. */
    private static final int FRAMES = 3;

    @Override
    public Boolean call() throws Exception {
        Script script = Script.of(1, 2);
        try (House house = new House()) {
            Guest ada = Guest.named("Ada", house::address);
            Guest bo = Guest.named("Bo", house::address);
            Guest.Made made = ada.makes(Script.plan("invited", ""));
            try (AtTable a = ada.watches(made.table());
                    AtTable b = bo.watches(made.table())) {
                b.sits("B", made.key(), "");
                a.does(script.turn(0));
                b.wire().happens("played");
                Met.arm(FRAMES);
                b.does(script.turn(1));
            }
        }
        return true;
    }
}

package dev.halma.cli.terminal.session;

import dev.halma.cli.terminal.table.Viewpoint;
import java.util.List;

/** What a player sees or hears: a screen, or lines. Always called on the session's thread. */
public interface Face {

    /** The table has changed. Words about it follow. */
    void show(Viewpoint now);

    /** A sentence about what has just happened. */
    void say(String sentence);

    /** A longer text that was asked for. */
    void show(String title, List<String> lines);

    /** The board was asked for. */
    void showBoard();

    /** A cell was typed: its piece is taken, or the piece in hand goes there. */
    void point(int cell);

    /** A suggested move. */
    void suggest(int from, int to);

    /** All has been said about a change, or a request was refused. */
    void settled();

    /** A second has passed without an event. */
    default void tick() {}
}

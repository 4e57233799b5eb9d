package dev.halma.testkit;

import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;

/** Positions near the end of a game that several packages' tests share. */
public final class Endings {

    /** A wins with m13-m14; B has a long way to go. */
    public static final Position WIN_AT_HAND = Sketch.of("chinese-2", """
                            a
                           a a
                          a a a
                         a a a .
                . . . . . . . . a . . . .
                 . . . . . . . . . . . .
                  . . . . . b . . . . .
                   . . . . . . . . . .
                    . . . . . . . . .
                   . . . . . . . . . .
                  . . . . . . . . . . .
                 . . . . b . . . . . . .
                b b . b . . . . . . . . .
                         b b . .
                          b b .
                           . b
                            .
                """).toMove(Seat.A, 90);

    /** {@link #WIN_AT_HAND} after A has won. */
    public static final Position WON = Play.moves(WIN_AT_HAND, "m13-m14").position();

    /** The armies have passed each other: A needs one turn, B a few more. */
    public static final Position RACE = Sketch.of("chinese-2", """
                            a
                           a a
                          a a a
                         a a a .
                . . . . . . . . a . . . .
                 . . . . . . . . . . . .
                  . . . . . . . . . . .
                   . . . . . . . . . .
                    . . . . . . . . .
                   . . . . . . . . . .
                  . . . . . . . . . . .
                 . . . . . b . . . . . .
                . . . . . b . . . b . . .
                         . b b .
                          . b b
                           b b
                            b
                """).toMove(Seat.A, 90);

    /** Only m16 and l16 lead into A's hole at m17; the piece at j13 takes the cell that is left. */
    public static final Position HOLE = Sketch.of("chinese-2", """
                            .
                           a a
                          a a a
                         a a a a
                . . . . a . . . . . . . .
                 . . . . . . . . . . . .
                  . . . . . . . . . . .
                   . . . . . . . . . .
                    . . . . . . . . .
                   . . . . . . . . . .
                  . . . . . . . . . . .
                 . . . . . . . . . . . .
                . . . . . b . . . . . . .
                         . b b b
                          b b b
                           b b
                            b
                """).toMove(Seat.A, 90);

    private Endings() {}
}

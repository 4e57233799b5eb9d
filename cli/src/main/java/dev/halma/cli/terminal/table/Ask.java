package dev.halma.cli.terminal.table;

import dev.halma.rules.variant.Seat;
import dev.halma.table.Proposal;

/** What somebody at this terminal asks of a table. */
public sealed interface Ask {

    /** A move, {@code pass} or {@code resign}, for a seat. */
    record Play(Seat seat, String text) implements Ask {}

    /** To propose something, or to agree to what is proposed. Alone at the table, it is done at once. */
    record Propose(Proposal what) implements Ask {}

    record Agree(Proposal what) implements Ask {}

    record Decline(Proposal what) implements Ask {}

    /** To sit down at a seat. */
    record Sit(Seat seat) implements Ask {}

    /** To end a pause. */
    record Resume() implements Ask {}
}

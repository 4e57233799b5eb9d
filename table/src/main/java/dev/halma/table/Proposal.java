package dev.halma.table;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What one player proposes and the others have to agree to. */
public enum Proposal {
    DRAW,
    /** To take back everything since the proposer's last turn, that turn included. */
    TAKEBACK,
    /** To stop the clock. */
    PAUSE,
    /** To play again, with the seats turned by one. */
    REMATCH;

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Proposal> named(String text) {
        return Arrays.stream(values())
                .filter(proposal -> proposal.text().equals(text))
                .findFirst();
    }

    /** Whether the next turn makes it void. */
    boolean endsWithTurn() {
        return this == DRAW || this == TAKEBACK;
    }
}

package dev.halma.arena.player;

/** A program broke the protocol, hung or died. It loses its game; other games are not affected. */
public final class ProgramFailed extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final boolean isLate;

    private ProgramFailed(String message, boolean isLate) {
        super(message);
        this.isLate = isLate;
    }

    /** It has not answered in time. */
    static ProgramFailed late(String message) {
        return new ProgramFailed(message, true);
    }

    /** It has ended, can't be started, or answers what is not legal. */
    static ProgramFailed gone(String message) {
        return new ProgramFailed(message, false);
    }

    public boolean isLate() {
        return isLate;
    }
}

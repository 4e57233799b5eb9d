package dev.halma.server.store;

/** The store can't be read or written: the disk is full, the folder is read-only, the file is damaged. */
public final class StoreFailed extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final boolean isInDoubt;

    /** @param message what is wrong and what the operator can do about it */
    public StoreFailed(String message, Throwable cause) {
        this(message, cause, false);
    }

    /** @param isInDoubt whether the write is in doubt: it may be durable all the same */
    public StoreFailed(String message, Throwable cause, boolean isInDoubt) {
        super(message, cause);
        this.isInDoubt = isInDoubt;
    }

    public StoreFailed(String message) {
        super(message);
        this.isInDoubt = false;
    }

    /** Whether the write is in doubt: the connection was lost during the commit, so it may be durable all the same. */
    public boolean isInDoubt() {
        return isInDoubt;
    }
}

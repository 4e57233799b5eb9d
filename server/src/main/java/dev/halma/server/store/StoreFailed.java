package dev.halma.server.store;

/** The store can't be read or written: the disk is full, the folder is read-only, the file is damaged. */
public final class StoreFailed extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** @param message what is wrong and what the keeper of the server can do about it */
    public StoreFailed(String message, Throwable cause) {
        super(message, cause);
    }

    public StoreFailed(String message) {
        super(message);
    }
}

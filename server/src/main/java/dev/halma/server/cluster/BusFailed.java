package dev.halma.server.cluster;

/** The bus can't be used as it was asked for. */
public final class BusFailed extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** @param message what is wrong and what would be right, for the operator; it contains no password */
    public BusFailed(String message) {
        super(message);
    }
}

package dev.halma.server;

/** The server can't be reached where it was asked to be. */
public final class CannotListen extends Exception {

    private static final long serialVersionUID = 1;

    /** Which half of the address can't be had. */
    public enum Fault {
        /** The host is not one of this machine's addresses. */
        HOST,
        /** The port is in use already, or kept for others. */
        PORT
    }

    private final Fault fault;

    CannotListen(Fault fault, Throwable cause) {
        super(cause.getMessage(), cause);
        this.fault = fault;
    }

    public Fault fault() {
        return fault;
    }
}

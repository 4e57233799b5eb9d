package dev.halma.server;

/** The server can't listen on the given host and port, or not with the given certificate. */
public final class CannotListen extends Exception {

    private static final long serialVersionUID = 1;

    /** Which of them is at fault. */
    public enum Fault {
        /** The host is not one of this machine's addresses. */
        HOST,
        /** The port is in use, or reserved. */
        PORT,
        /** The certificate or its key can't be used. */
        CERTIFICATE
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

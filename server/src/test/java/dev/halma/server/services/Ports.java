package dev.halma.server.services;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Ports for programs that are stopped and started again at the same one. The system gives none of these to a connection, so
 * nobody takes the port meanwhile, and a client that tries to connect does not meet itself there.
 */
public final class Ports {

    private static final int LOWEST = 11_000;

    /** Linux begins at 32,768 to give ports to connections; others begin later. */
    private static final int BEYOND = 32_768;

    private Ports() {}

    /** A port that nobody uses now. */
    public static int free() {
        while (true) {
            int port = ThreadLocalRandom.current().nextInt(LOWEST, BEYOND);
            if (isFree(port)) return port;
        }
    }

    private static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            return socket.isBound();
        } catch (BindException e) {
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

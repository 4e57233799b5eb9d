package dev.halma.server.services;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The network between somebody and a service on this machine, which a test can pause and cut. */
public final class Relay implements AutoCloseable {

    private final ServerSocket entrance;
    private final int service;
    private final List<Socket> sockets = new CopyOnWriteArrayList<>();
    private boolean isPaused;

    /** Opens a way to the service at this port. */
    public Relay(int service) {
        try {
            this.service = service;
            this.entrance = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.startVirtualThread(this::accept);
    }

    public int port() {
        return entrance.getLocalPort();
    }

    /** From now on nothing arrives, in either direction, and nobody is told. */
    public synchronized void pause() {
        isPaused = true;
    }

    /** What was under way arrives now. */
    public synchronized void resume() {
        isPaused = false;
        notifyAll();
    }

    /** Breaks all connections. New ones are taken. */
    public void cut() {
        for (Socket socket : sockets) close(socket);
        sockets.clear();
    }

    private void accept() {
        while (!entrance.isClosed()) {
            try {
                connect(entrance.accept());
            } catch (IOException e) {
                // The relay is closed.
            }
        }
    }

    /** Where the service is gone, the client hears of it at once, as it would from the service's own machine. */
    private void connect(Socket client) {
        try {
            Socket server = new Socket(InetAddress.getLoopbackAddress(), service);
            client.setTcpNoDelay(true); // or small messages would wait for each other
            server.setTcpNoDelay(true);
            sockets.addAll(List.of(client, server));
            Thread.startVirtualThread(() -> carry(client, server));
            Thread.startVirtualThread(() -> carry(server, client));
        } catch (IOException e) {
            close(client);
        }
    }

    private void carry(Socket from, Socket to) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            byte[] some = new byte[8192];
            for (int count = in.read(some); count >= 0; count = in.read(some)) {
                awaitOpen();
                out.write(some, 0, count);
            }
        } catch (IOException | InterruptedException e) {
            // One end is gone, and now the other is too.
        }
    }

    private synchronized void awaitOpen() throws InterruptedException {
        while (isPaused) wait();
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        try {
            entrance.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        resume();
        cut();
    }
}

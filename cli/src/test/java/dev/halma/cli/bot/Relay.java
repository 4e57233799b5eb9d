package dev.halma.cli.bot;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** One address for a server that changes its port when it starts again. It carries bytes both ways. */
final class Relay implements AutoCloseable {

    private final ServerSocket entrance;
    private volatile int target;

    private Relay(ServerSocket entrance, int target) {
        this.entrance = entrance;
        this.target = target;
    }

    static Relay to(int target) throws IOException {
        Relay relay = new Relay(new ServerSocket(0, 0, InetAddress.getByName("localhost")), target);
        Thread.ofPlatform().daemon().start(relay::accept);
        return relay;
    }

    int port() {
        return entrance.getLocalPort();
    }

    void leadTo(int port) {
        target = port;
    }

    private void accept() {
        while (!entrance.isClosed()) {
            try {
                Socket client = entrance.accept();
                Thread.ofVirtual().start(() -> connect(client));
            } catch (IOException e) {
                // The relay is closed, or somebody hung up at once.
            }
        }
    }

    private void connect(Socket client) {
        try (client;
                Socket server = new Socket("localhost", target)) {
            Thread back = Thread.ofVirtual().start(() -> carry(server, client));
            carry(client, server);
            back.join();
        } catch (IOException e) {
            // Nobody is there: the client sees that its connection is closed.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Until one side ends; then both do. */
    private static void carry(Socket from, Socket to) {
        try (from;
                to) {
            from.getInputStream().transferTo(to.getOutputStream());
        } catch (IOException e) {
            // One of them is closed.
        }
    }

    @Override
    public void close() throws IOException {
        entrance.close();
    }
}

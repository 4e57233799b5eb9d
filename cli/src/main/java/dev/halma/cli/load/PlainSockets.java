package dev.halma.cli.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * WebSockets without encryption, thousands of them on one thread. The load shares its processors with the server, and Java's
 * own client wakes several threads for each message.
 */
final class PlainSockets implements AutoCloseable {

    private static final int MOST_AT_ONCE = 1 << 16;
    private static final int HTTP_PORT = 80;

    private final Selector selector;
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
    private final ByteBuffer received = ByteBuffer.allocate(MOST_AT_ONCE);
    private volatile boolean isClosed;

    PlainSockets() {
        try {
            selector = Selector.open();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofPlatform().daemon().name("load-sockets").start(this::run);
    }

    /** Opens a socket as somebody with a token. The listener is called on one thread, and must not wait. */
    CompletableFuture<WebSocket> connect(URI address, String token, WebSocket.Listener listener) {
        try {
            SocketChannel channel = SocketChannel.open();
            channel.configureBlocking(false);
            channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
            PlainSocket socket = new PlainSocket(channel, listener, Handshake.with(address, token));
            int port = address.getPort() < 0 ? HTTP_PORT : address.getPort();
            channel.connect(new InetSocketAddress(address.getHost(), port));
            onThread(() -> register(socket, channel));
            return socket.opened();
        } catch (IOException | RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    private void register(PlainSocket socket, SocketChannel channel) {
        try {
            SelectionKey key = channel.register(selector, SelectionKey.OP_CONNECT, socket);
            socket.wakes(() -> onThread(() -> wantToWrite(key)));
        } catch (IOException e) {
            socket.fail(e);
        }
    }

    private static void wantToWrite(SelectionKey key) {
        if (key.isValid()) key.interestOpsOr(SelectionKey.OP_WRITE);
    }

    private void onThread(Runnable task) {
        tasks.add(task);
        selector.wakeup();
    }

    private void run() {
        while (!isClosed) {
            try {
                selector.select(this::serve);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) task.run();
        }
    }

    private void serve(SelectionKey key) {
        PlainSocket socket = (PlainSocket) key.attachment();
        try {
            if (key.isConnectable()) {
                socket.connected();
                key.interestOps(SelectionKey.OP_READ);
            } else {
                if (key.isReadable()) socket.read(received);
                if (key.isWritable() && socket.isAllWritten()) key.interestOpsAnd(~SelectionKey.OP_WRITE);
            }
        } catch (IOException | CancelledKeyException e) {
            key.cancel();
            socket.fail(e);
        }
    }

    @Override
    public void close() {
        isClosed = true;
        selector.wakeup();
    }
}

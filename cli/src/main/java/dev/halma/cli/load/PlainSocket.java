package dev.halma.cli.load;

import java.io.EOFException;
import java.io.IOException;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/** One of the {@link PlainSockets}: whole text messages, answers to pings, and the end. */
final class PlainSocket implements WebSocket {

    private static final int CONTINUED = 0;
    private static final int TEXT = 1;
    private static final int CLOSE = 8;
    private static final int PING = 9;
    private static final int PONG = 10;

    private static final int LAST = 0x80;
    private static final int MASKED = 0x80;
    private static final int IN_TWO_BYTES = 126;
    private static final int IN_EIGHT_BYTES = 127;
    private static final int LONGEST = 1 << 26;
    private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

    private final SocketChannel channel;
    private final Listener listener;
    private final Handshake handshake;
    private final CompletableFuture<WebSocket> opened = new CompletableFuture<>();
    private final Deque<ByteBuffer> unsent = new ArrayDeque<>();
    private Runnable wake = () -> {};
    private ByteBuffer unread = NOTHING; // the beginning of a frame
    private ByteBuffer unfinished = NOTHING; // the beginning of a message in several frames
    private boolean isOpen;
    private volatile boolean isOver;

    PlainSocket(SocketChannel channel, Listener listener, Handshake handshake) {
        this.channel = channel;
        this.listener = listener;
        this.handshake = handshake;
    }

    /** Completed with this socket once the server has agreed. */
    CompletableFuture<WebSocket> opened() {
        return opened;
    }

    /** @param awake is called when something waits to be written that the network did not take at once */
    synchronized void wakes(Runnable awake) {
        wake = awake;
    }

    void connected() throws IOException {
        channel.finishConnect();
        write(ByteBuffer.wrap(handshake.request().getBytes(StandardCharsets.US_ASCII)));
    }

    // --- Reading ---

    /** @param received a buffer that all sockets share, and that is free again afterwards */
    void read(ByteBuffer received) throws IOException {
        if (channel.read(received.clear()) < 0) throw new EOFException("the server is gone");
        ByteBuffer in = joined(unread, received.flip());
        if (!isOpen && !open(in)) {
            unread = copied(in);
            return;
        }
        while (!isOver && frame(in)) {}
        unread = copied(in);
    }

    private static ByteBuffer joined(ByteBuffer before, ByteBuffer now) {
        if (!before.hasRemaining()) return now;
        return ByteBuffer.allocate(before.remaining() + now.remaining())
                .put(before)
                .put(now)
                .flip();
    }

    private static ByteBuffer copied(ByteBuffer rest) {
        if (!rest.hasRemaining()) return NOTHING;
        return ByteBuffer.allocate(rest.remaining()).put(rest).flip();
    }

    private boolean open(ByteBuffer in) throws IOException {
        String answer =
                new String(in.array(), in.arrayOffset() + in.position(), in.remaining(), StandardCharsets.US_ASCII);
        int length = handshake.lengthOf(answer);
        if (length == 0) return false;
        in.position(in.position() + length);
        isOpen = true;
        opened.complete(this);
        return true;
    }

    /** Reads a frame; false if it is not there yet. */
    private boolean frame(ByteBuffer in) throws IOException {
        int start = in.position();
        if (in.remaining() < 2) return false;
        int first = in.get();
        int length = length(in);
        if (length < 0 || in.remaining() < length) {
            in.position(start);
            return false;
        }
        ByteBuffer content = in.slice(in.position(), length);
        in.position(in.position() + length);
        hear(first & 0x0F, (first & LAST) != 0, content);
        return true;
    }

    /** The length of a frame, which comes after its first byte; -1 if it is not there yet. Servers mask nothing. */
    private static int length(ByteBuffer in) throws IOException {
        int small = in.get() & 0x7F;
        if (small < IN_TWO_BYTES) return small;
        if (in.remaining() < (small == IN_TWO_BYTES ? Short.BYTES : Long.BYTES)) return -1;
        long length = small == IN_TWO_BYTES ? Short.toUnsignedInt(in.getShort()) : in.getLong();
        if (length < 0 || length > LONGEST) throw new IOException("a message of " + length + " bytes");
        return (int) length;
    }

    private void hear(int kind, boolean isLast, ByteBuffer content) throws IOException {
        switch (kind) {
            case TEXT, CONTINUED -> {
                ByteBuffer whole = joined(unfinished, content);
                unfinished = isLast ? NOTHING : copied(whole);
                if (isLast) listener.onText(this, text(whole), true);
            }
            case PING -> write(frame(PONG, bytes(content)));
            case CLOSE -> {
                int code = content.remaining() < Short.BYTES ? NORMAL_CLOSURE : Short.toUnsignedInt(content.getShort());
                if (end()) listener.onClose(this, code, text(content));
            }
            default -> {} // the answer to a ping, or what nobody has asked for
        }
    }

    private static String text(ByteBuffer bytes) {
        return new String(
                bytes.array(), bytes.arrayOffset() + bytes.position(), bytes.remaining(), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(ByteBuffer content) {
        byte[] bytes = new byte[content.remaining()];
        content.get(bytes);
        return bytes;
    }

    // --- Writing ---

    @Override
    public CompletableFuture<WebSocket> sendText(CharSequence data, boolean isLast) {
        return send(TEXT, data.toString().getBytes(StandardCharsets.UTF_8));
    }

    private CompletableFuture<WebSocket> send(int kind, byte[] content) {
        try {
            write(frame(kind, content));
            return CompletableFuture.completedFuture(this);
        } catch (IOException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    /** What a client sends is masked, so that nothing on the way takes it for something else. */
    private static ByteBuffer frame(int kind, byte[] content) {
        ByteBuffer frame = ByteBuffer.allocate(2 + Long.BYTES + Integer.BYTES + content.length);
        frame.put((byte) (LAST | kind));
        if (content.length < IN_TWO_BYTES) {
            frame.put((byte) (MASKED | content.length));
        } else if (content.length <= 0xFFFF) {
            frame.put((byte) (MASKED | IN_TWO_BYTES)).putShort((short) content.length);
        } else {
            frame.put((byte) (MASKED | IN_EIGHT_BYTES)).putLong(content.length);
        }
        int mask = ThreadLocalRandom.current().nextInt();
        frame.putInt(mask);
        for (int i = 0; i < content.length; i++) frame.put((byte) (content[i] ^ (mask >> (24 - 8 * (i & 3)))));
        return frame.flip();
    }

    private synchronized void write(ByteBuffer bytes) throws IOException {
        if (unsent.isEmpty()) channel.write(bytes);
        if (!bytes.hasRemaining()) return;
        unsent.add(bytes);
        wake.run();
    }

    /** Writes what waits; whether nothing waits any more. */
    synchronized boolean isAllWritten() throws IOException {
        while (!unsent.isEmpty()) {
            channel.write(unsent.element());
            if (unsent.element().hasRemaining()) return false;
            unsent.remove();
        }
        return true;
    }

    // --- The end ---

    /** The socket can't be used, or not any more. */
    void fail(Exception why) {
        if (!end()) return;
        if (!opened.completeExceptionally(why)) listener.onError(this, why);
    }

    /** Ends it; whether that is news. */
    private boolean end() {
        synchronized (this) {
            if (isOver) return false;
            isOver = true;
        }
        try {
            channel.close();
        } catch (IOException e) {
            // It is of no use any more in any case.
        }
        return true;
    }

    @Override
    public void abort() {
        end();
    }

    @Override
    public CompletableFuture<WebSocket> sendClose(int code, String reason) {
        byte[] words = reason.getBytes(StandardCharsets.UTF_8);
        return send(
                CLOSE,
                ByteBuffer.allocate(Short.BYTES + words.length)
                        .putShort((short) code)
                        .put(words)
                        .array());
    }

    @Override
    public CompletableFuture<WebSocket> sendPing(ByteBuffer message) {
        return send(PING, bytes(message));
    }

    @Override
    public CompletableFuture<WebSocket> sendPong(ByteBuffer message) {
        return send(PONG, bytes(message));
    }

    /** Nobody sends bytes to a table. */
    @Override
    public CompletableFuture<WebSocket> sendBinary(ByteBuffer data, boolean isLast) {
        return CompletableFuture.failedFuture(new UnsupportedOperationException("only texts are sent"));
    }

    /** Everything is brought as it comes. */
    @Override
    public void request(long messages) {}

    @Override
    public @Nullable String getSubprotocol() {
        return null;
    }

    @Override
    public boolean isOutputClosed() {
        return isOver;
    }

    @Override
    public boolean isInputClosed() {
        return isOver;
    }
}

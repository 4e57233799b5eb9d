package dev.halma.solve;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** One byte per placement in a memory-mapped file, or in memory. Several threads may write different bytes. */
final class Table {

    /** Not decided: a draw, once the table is complete. */
    static final int OPEN = 0;

    /** The seat to move has won already, so the position does not come up. */
    static final int NEVER = 255;

    private static final int CHUNK_BITS = 28;
    private static final int CHUNK = 1 << CHUNK_BITS;

    private final long size;
    private final ByteBuffer[] chunks;

    private Table(long size, ByteBuffer[] chunks) {
        this.size = size;
        this.chunks = chunks;
    }

    static Table inMemory(long size) {
        ByteBuffer[] chunks = new ByteBuffer[count(size)];
        for (int i = 0; i < chunks.length; i++) chunks[i] = ByteBuffer.allocate((int) length(size, i));
        return new Table(size, chunks);
    }

    static Table mapped(Path file, long size) throws IOException {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            ByteBuffer[] chunks = new ByteBuffer[count(size)];
            for (int i = 0; i < chunks.length; i++) {
                chunks[i] = channel.map(FileChannel.MapMode.READ_WRITE, (long) i << CHUNK_BITS, length(size, i));
            }
            return new Table(size, chunks);
        }
    }

    private static int count(long size) {
        return (int) ((size + CHUNK - 1) >> CHUNK_BITS);
    }

    private static long length(long size, int chunk) {
        return Math.min(CHUNK, size - ((long) chunk << CHUNK_BITS));
    }

    long size() {
        return size;
    }

    int get(long number) {
        return chunks[(int) (number >> CHUNK_BITS)].get((int) number & CHUNK - 1) & 255;
    }

    void put(long number, int value) {
        chunks[(int) (number >> CHUNK_BITS)].put((int) number & CHUNK - 1, (byte) value);
    }

    /** Makes everything written so far durable. */
    void force() {
        for (ByteBuffer chunk : chunks) {
            if (chunk instanceof MappedByteBuffer mapped) mapped.force();
        }
    }
}

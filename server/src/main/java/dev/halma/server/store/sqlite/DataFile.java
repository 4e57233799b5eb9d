package dev.halma.server.store.sqlite;

import dev.halma.server.store.StoreFailed;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;

/** The database file, seen from outside: is it there, and is it ours? Checking does not change it. */
public final class DataFile {

    /** Its name in the data folder. */
    public static final String NAME = "halma.db";

    /** Marks a file as ours, in its header: the letters HALM. */
    static final int APPLICATION = 0x48414C4D;

    private static final byte[] MAGIC = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
    private static final int HEADER = 100;
    private static final int APPLICATION_AT = 68;

    private DataFile() {}

    /** Whether there is no file yet. A file that is not ours is refused. */
    static boolean isNew(Path file) {
        try {
            if (Files.notExists(file) || Files.size(file) == 0) return true;
            ByteBuffer header = header(file);
            boolean isSqlite = header.remaining() == HEADER
                    && header.slice(0, MAGIC.length).equals(ByteBuffer.wrap(MAGIC));
            if (!isSqlite) throw Faults.damaged(file, "the file is not a database");
            if (header.getInt(APPLICATION_AT) != APPLICATION) throw foreign(file);
            return false;
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    private static ByteBuffer header(Path file) throws IOException {
        ByteBuffer header = ByteBuffer.allocate(HEADER);
        try (SeekableByteChannel in = Files.newByteChannel(file)) {
            while (header.hasRemaining() && in.read(header) >= 0) {}
        }
        return header.flip();
    }

    /** How JDBC finds a file. Written as an address, so that nothing in its name is taken for a setting: {@code a?b=c&d}. */
    static String url(Path file) {
        return "jdbc:sqlite:" + file.toAbsolutePath().toUri();
    }

    /** Makes the folder. A new one is for its owner alone: names of people and invitations are in it. */
    static void makeFolder(Path folder) {
        try {
            if (Files.isDirectory(folder)) return;
            Files.createDirectories(folder);
            forOwner(folder, "rwx------");
        } catch (IOException e) {
            throw new StoreFailed(
                    folder + " can't be made the data folder: " + why(e)
                            + ". Give a folder that the server may write, with --data or in HALMA_DATA.",
                    e);
        }
    }

    /** Lets only the owner use it, where the system knows of owners. */
    static void forOwner(Path path, String rights) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(path, PosixFileAttributeView.class);
        if (view != null) view.setPermissions(PosixFilePermissions.fromString(rights));
    }

    /** Locks the folder against a second server, until the lock is closed or the process ends. */
    static FileChannel lock(Path folder) {
        Path lock = folder.resolve("halma.lock");
        try {
            FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (isLocked(channel)) return channel;
            channel.close();
        } catch (IOException e) {
            throw new StoreFailed(
                    lock + " can't be written: " + why(e) + ". Give the server the right to write its data folder.", e);
        }
        throw new StoreFailed("Another server uses " + folder + ". Stop it, or give this one a folder of its own with"
                + " --data or in HALMA_DATA.");
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (java.nio.channels.OverlappingFileLockException e) {
            return false; // by this very process
        }
    }

    private static StoreFailed foreign(Path file) {
        return new StoreFailed(file + " belongs to another program. It is left as it is. Give the server another folder"
                + " with --data or in HALMA_DATA.");
    }

    private static StoreFailed unreadable(Path file, IOException e) {
        return new StoreFailed(
                file + " can't be read: " + why(e) + ". Give the server the right to read and write it.", e);
    }

    /** The reason of a failure. Java's message is sometimes only the path. */
    static String why(IOException e) {
        String kind = e.getClass().getSimpleName().replace("Exception", "");
        return kind + " (" + e.getMessage() + ")";
    }
}

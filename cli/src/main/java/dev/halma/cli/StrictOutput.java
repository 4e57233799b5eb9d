package dev.halma.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;

/**
 * The standard output, for which a failed write is the end of the command: the usual writers swallow it and go on for
 * nobody.
 */
final class StrictOutput extends OutputStream {

    private final OutputStream stream = new FileOutputStream(FileDescriptor.out);

    /** Nobody gets the output any more. */
    static final class Lost extends RuntimeException {

        private static final long serialVersionUID = 1;

        private Lost(IOException cause) {
            super(cause.getMessage(), cause);
        }

        /** A reader that has had enough, as in {@code | head -1}, is nothing to speak of. */
        int complain(PrintWriter err) {
            if (!"Broken pipe".equals(getMessage())) err.println("can't write the output: " + getMessage());
            return 1;
        }
    }

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
        try {
            stream.write(bytes, from, length);
        } catch (IOException e) {
            throw new Lost(e);
        }
    }
}

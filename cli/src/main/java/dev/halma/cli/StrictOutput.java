package dev.halma.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;

/**
 * The standard output. A failed write ends the command; the usual writers would ignore the error and go on.
 */
final class StrictOutput extends OutputStream {

    private final OutputStream stream = new FileOutputStream(FileDescriptor.out);

    /** The output can't be written. */
    static final class Lost extends RuntimeException {

        private static final long serialVersionUID = 1;

        private Lost(IOException cause) {
            super(cause.getMessage(), cause);
        }

        /** A closed pipe, as in {@code | head -1}, is not an error. */
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

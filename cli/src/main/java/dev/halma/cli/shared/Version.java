package dev.halma.cli.shared;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the jar, and the commit that it was built from. */
public final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {text(number(), commit())};
    }

    public static String number() {
        String version = Version.class.getPackage().getImplementationVersion();
        return Objects.requireNonNullElse(version, "(not from a jar)");
    }

    /** The commit; empty if this was built from files without git. */
    private static String commit() {
        Properties built = new Properties();
        try (InputStream file = Version.class.getResourceAsStream("commit.properties")) {
            built.load(Objects.requireNonNull(file, "commit.properties"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return built.getProperty("commit", "");
    }

    static String text(String number, String commit) {
        return "halma " + number + (commit.isEmpty() ? "" : " (" + commit + ")");
    }
}

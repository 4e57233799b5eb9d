package dev.halma.cli.shared;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the jar. */
public final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {"halma " + number()};
    }

    public static String number() {
        String version = Version.class.getPackage().getImplementationVersion();
        return Objects.requireNonNullElse(version, "(not from a jar)");
    }
}

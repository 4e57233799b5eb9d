package dev.halma.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** Tells the version that the build wrote into the jar. */
final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {"halma " + number()};
    }

    static String number() {
        String version = Version.class.getPackage().getImplementationVersion();
        return Objects.requireNonNullElse(version, "(not from a jar)");
    }
}

package dev.halma.cli;

import picocli.CommandLine.Option;

/** The option for house rules. */
final class House {

    @Option(
            names = "--house",
            paramLabel = "NAME=VALUE,...",
            defaultValue = "",
            description = "House rules: sides=alone|opposite|adjacent|AC+BD, win=first|both, guards=0|1|any,"
                    + " repetition=3|off, quiet=100|off.")
    @SuppressWarnings("NullAway.Init")
    private String text;

    String text() {
        return text;
    }
}

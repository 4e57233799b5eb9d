package dev.halma.cli.serve;

import dev.halma.cli.shared.Numbers;
import dev.halma.server.Settings;
import java.time.Duration;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** How much clients may ask of a server, and how long it keeps what it has. */
final class LimitsOptions {

    private static final int MOST_DAYS = 36_500;

    /** As good as no limit. */
    private static final int MOST = 1_000_000;

    @Option(
            names = "--keep-idle",
            paramLabel = "DAYS",
            defaultValue = "${env:HALMA_KEEP_IDLE:-400}",
            description =
                    "How long tables without a change and players who do not come are kept (${DEFAULT-VALUE} days)."
                            + " Or HALMA_KEEP_IDLE.")
    private int keepIdle;

    @Option(
            names = "--messages-per-second",
            paramLabel = "N",
            defaultValue = "${env:HALMA_MESSAGES_PER_SECOND:-200}",
            description = "What one connection may send in the long run (${DEFAULT-VALUE})."
                    + " Or HALMA_MESSAGES_PER_SECOND.")
    private int messagesPerSecond;

    @Option(
            names = "--requests-per-minute",
            paramLabel = "N",
            defaultValue = "${env:HALMA_REQUESTS_PER_MINUTE:-6000}",
            description = "What one address may ask over HTTP (${DEFAULT-VALUE}). Or HALMA_REQUESTS_PER_MINUTE.")
    private int requestsPerMinute;

    @Option(
            names = "--sockets-per-address",
            paramLabel = "N",
            defaultValue = "${env:HALMA_SOCKETS_PER_ADDRESS:-5000}",
            description = "How many connections one address may have open (${DEFAULT-VALUE})."
                    + " Or HALMA_SOCKETS_PER_ADDRESS.")
    private int socketsPerAddress;

    @Option(
            names = "--games-of-a-program",
            paramLabel = "N",
            defaultValue = "${env:HALMA_GAMES_OF_A_PROGRAM:-8}",
            description = "How many unfinished games a program may have (${DEFAULT-VALUE})."
                    + " Or HALMA_GAMES_OF_A_PROGRAM.")
    private int gamesOfAProgram;

    /** Refuses numbers that make no sense, before anything starts. */
    void check(CommandSpec command) {
        Numbers.requireBetween(command, "--keep-idle", keepIdle, MOST_DAYS);
        Numbers.requireBetween(command, "--messages-per-second", messagesPerSecond, MOST);
        Numbers.requireBetween(command, "--requests-per-minute", requestsPerMinute, MOST);
        Numbers.requireBetween(command, "--sockets-per-address", socketsPerAddress, MOST);
        Numbers.requireBetween(command, "--games-of-a-program", gamesOfAProgram, MOST);
    }

    Duration keepIdle() {
        return Duration.ofDays(keepIdle);
    }

    Settings.Limits limits() {
        return new Settings.Limits(messagesPerSecond, requestsPerMinute, socketsPerAddress, gamesOfAProgram);
    }
}

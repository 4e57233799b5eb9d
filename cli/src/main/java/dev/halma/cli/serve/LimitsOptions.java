package dev.halma.cli.serve;

import dev.halma.server.Settings;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;

/** How much clients may ask of a server, and how long it keeps what it has. */
final class LimitsOptions {

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

    /** The options that have to be above 0, by their names. */
    Map<String, Integer> positive() {
        Map<String, Integer> options = new LinkedHashMap<>();
        options.put("--keep-idle", keepIdle);
        options.put("--messages-per-second", messagesPerSecond);
        options.put("--requests-per-minute", requestsPerMinute);
        options.put("--sockets-per-address", socketsPerAddress);
        options.put("--games-of-a-program", gamesOfAProgram);
        return options;
    }

    Duration keepIdle() {
        return Duration.ofDays(keepIdle);
    }

    Settings.Limits limits() {
        return new Settings.Limits(messagesPerSecond, requestsPerMinute, socketsPerAddress, gamesOfAProgram);
    }
}

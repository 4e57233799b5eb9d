package dev.halma.cli.serve;

import dev.halma.cli.shared.Numbers;
import dev.halma.server.Settings;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
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
            names = "--limits",
            paramLabel = "FOR",
            defaultValue = "${env:HALMA_LIMITS:-" + Option.NULL_VALUE + "}",
            description =
                    "What the following limits are meant for: `public` for strangers, `own` for a family or a club"
                            + " (own where only this machine can reach the server, otherwise public). Or HALMA_LIMITS.")
    private @Nullable Kind kind;

    /** Whom a server is for. */
    enum Kind {
        PUBLIC,
        OWN
    }

    @Option(
            names = "--messages-per-second",
            paramLabel = "N",
            defaultValue = "${env:HALMA_MESSAGES_PER_SECOND:-" + Option.NULL_VALUE + "}",
            description = "What one connection may send in the long run (40; 200 with --limits own)."
                    + " Or HALMA_MESSAGES_PER_SECOND.")
    private @Nullable Integer messagesPerSecond;

    @Option(
            names = "--requests-per-minute",
            paramLabel = "N",
            defaultValue = "${env:HALMA_REQUESTS_PER_MINUTE:-" + Option.NULL_VALUE + "}",
            description =
                    "What one address may ask over HTTP (1200; 6000 with --limits own); what is dear counts several times."
                            + " Or HALMA_REQUESTS_PER_MINUTE.")
    private @Nullable Integer requestsPerMinute;

    @Option(
            names = "--sockets-per-address",
            paramLabel = "N",
            defaultValue = "${env:HALMA_SOCKETS_PER_ADDRESS:-" + Option.NULL_VALUE + "}",
            description = "How many connections one address may have open (200; 5000 with --limits own)."
                    + " Or HALMA_SOCKETS_PER_ADDRESS.")
    private @Nullable Integer socketsPerAddress;

    @Option(
            names = "--games-of-a-program",
            paramLabel = "N",
            defaultValue = "${env:HALMA_GAMES_OF_A_PROGRAM:-" + Option.NULL_VALUE + "}",
            description = "How many unfinished games a program may have (8)." + " Or HALMA_GAMES_OF_A_PROGRAM.")
    private @Nullable Integer gamesOfAProgram;

    @Option(
            names = "--games-of-a-person",
            paramLabel = "N",
            defaultValue = "${env:HALMA_GAMES_OF_A_PERSON:-" + Option.NULL_VALUE + "}",
            description = "How many unfinished games a person may have (50). Or HALMA_GAMES_OF_A_PERSON.")
    private @Nullable Integer gamesOfAPerson;

    /** Refuses numbers that make no sense, before anything starts. */
    void check(CommandSpec command) {
        Numbers.requireBetween(command, "--keep-idle", keepIdle, MOST_DAYS);
        require(command, "--messages-per-second", messagesPerSecond);
        require(command, "--requests-per-minute", requestsPerMinute);
        require(command, "--sockets-per-address", socketsPerAddress);
        require(command, "--games-of-a-program", gamesOfAProgram);
        require(command, "--games-of-a-person", gamesOfAPerson);
    }

    private static void require(CommandSpec command, String option, @Nullable Integer number) {
        if (number != null) Numbers.requireBetween(command, option, number, MOST);
    }

    Duration keepIdle() {
        return Duration.ofDays(keepIdle);
    }

    /** @param isReachable whether other machines can reach the server */
    Settings.Limits limits(boolean isReachable) {
        boolean isPublic = kind == null ? isReachable : kind == Kind.PUBLIC;
        Settings.Limits usual = isPublic ? Settings.Limits.PUBLIC : Settings.Limits.OWN;
        return new Settings.Limits(
                Objects.requireNonNullElse(messagesPerSecond, usual.messagesPerSecond()),
                Objects.requireNonNullElse(requestsPerMinute, usual.requestsPerMinute()),
                Objects.requireNonNullElse(socketsPerAddress, usual.socketsPerAddress()),
                Objects.requireNonNullElse(gamesOfAProgram, usual.gamesOfAProgram()),
                Objects.requireNonNullElse(gamesOfAPerson, usual.gamesOfAPerson()));
    }
}

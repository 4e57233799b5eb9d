package dev.halma.cli.serve;

import dev.halma.cli.shared.Numbers;
import dev.halma.server.http.api.OperationRoutes.Readers;
import dev.halma.server.operations.Logging;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The options for the operator: logs, metrics and shutdown. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
final class OperatorOptions {

    private static final int MOST_SECONDS = 3600;

    @Option(
            names = "--log",
            paramLabel = "FORM",
            defaultValue = "${env:HALMA_LOG:-text}",
            description = "The form of log lines on the standard error: text or json (${DEFAULT-VALUE}). Or HALMA_LOG.")
    private Logging.Form log;

    @Option(
            names = "--log-level",
            paramLabel = "LEVEL",
            defaultValue = "${env:HALMA_LOG_LEVEL:-warn}",
            description = "What is logged: error, warn, info or debug (${DEFAULT-VALUE}). Or HALMA_LOG_LEVEL.")
    private Logging.Detail level;

    @Option(
            names = "--metrics",
            paramLabel = "WHO",
            defaultValue = "${env:HALMA_METRICS:-local}",
            description = "Who may read /api/metrics: local for programs on this machine, all or nobody"
                    + " (${DEFAULT-VALUE}). Or HALMA_METRICS.")
    private Readers metrics;

    @Option(
            names = "--stop-within",
            paramLabel = "SECONDS",
            defaultValue = "${env:HALMA_STOP_WITHIN:-10}",
            description = "How long running answers may take when the server stops (${DEFAULT-VALUE})."
                    + " Or HALMA_STOP_WITHIN.")
    private int stopWithin;

    @Option(
            names = "--operator-token-file",
            paramLabel = "FILE",
            defaultValue = "${env:HALMA_OPERATOR_TOKEN_FILE:-" + Option.NULL_VALUE + "}",
            description = "A file with a secret of at least 20 characters that lets `halma admin` in."
                    + " Or HALMA_OPERATOR_TOKEN_FILE.")
    private @Nullable Path operatorToken;

    /** The secret of the operator; empty without a file. */
    Optional<String> operatorToken() {
        return Optional.ofNullable(operatorToken).map(OperatorToken::read);
    }

    void startLogging() {
        Logging.start(log, level);
    }

    Readers metrics() {
        return metrics;
    }

    void check(CommandSpec command) {
        Numbers.requireBetween(command, "--stop-within", stopWithin, MOST_SECONDS);
    }

    Duration patience() {
        return Duration.ofSeconds(stopWithin);
    }
}

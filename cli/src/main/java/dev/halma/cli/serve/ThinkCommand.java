package dev.halma.cli.serve;

import dev.halma.cli.shared.Refused;
import dev.halma.server.Settings;
import dev.halma.server.Thinkers;
import dev.halma.server.cluster.BusFailed;
import dev.halma.server.store.StoreFailed;
import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Thinks for the computers of servers that share a store, until it is interrupted. */
@Command(
        name = "think",
        description = {
            "Thinks for the computers of servers that share a store, until Ctrl-C.",
            "Start as many as the computers need, and the servers with --think-elsewhere. See docs/scaling.md."
        },
        sortOptions = false,
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class ThinkCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Mixin
    private ClusterOptions cluster;

    @Mixin
    private ThinkingOptions thinking;

    @Mixin
    private OperatorOptions operator;

    @Override
    public void run() {
        thinking.check(spec);
        operator.startLogging();
        Thinkers thinkers = start();
        Runtime.getRuntime().addShutdownHook(new Thread(thinkers::close));
        PrintWriter out = spec.commandLine().getOut();
        out.println("Thinking for the computers of this store. Ctrl-C stops it.");
        out.flush();
        ServeCommand.waitForInterrupt();
    }

    private Thinkers start() {
        Settings usual = Settings.usual("", 0, Path.of(""));
        try {
            return Thinkers.start(usual.withCluster(cluster.cluster())
                    .withThinking(thinking.thinkersOr(usual.thinkers()), thinking.thinkingTime()));
        } catch (StoreFailed | BusFailed e) {
            throw new Refused(String.valueOf(e.getMessage()));
        }
    }
}

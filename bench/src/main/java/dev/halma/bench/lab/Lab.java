package dev.halma.bench.lab;

import dev.halma.bench.GameSize;
import dev.halma.bench.attack.Attack;
import dev.halma.bench.learning.Training;
import dev.halma.bench.load.Load;
import dev.halma.bench.races.MateProofs;
import dev.halma.bench.races.RaceProofs;
import dev.halma.bench.store.StoreSpeed;
import dev.halma.bench.tuning.Tuner;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** {@code ./halma lab NAME [ARGUMENTS]}: one of the programs that measure, tune and train. */
public final class Lab {

    private static final int WRONG_CALL = 2;

    private static final List<Program> PROGRAMS = List.of(
            new Program("jmh", "the JMH benchmarks whose name matches", org.openjdk.jmh.Main::main),
            new Program("game-size", "the memory that a game takes", GameSize::main),
            new Program("races", "how many races are proven, and whether rightly", RaceProofs::main),
            new Program("mates", "whether reported ends of games are right, judged by plain search", MateProofs::main),
            new Program("load", "servers with many tables: moves a second, and whether one is lost", Load::main),
            new Program("attack", "attacks on a server of one's own, and what they cost honest people", Attack::main),
            new Program("simulate", "online tables with crashes and lost connections, from a seed", Lab::simulate),
            new Program("store-speed", "the appends that a store makes durable in a second", StoreSpeed::main),
            new Program("tune", "the weights of the search, by games (SPSA)", Tuner::main),
            new Program("train", "the patterns of a board, by games", Training::main));

    private Lab() {}

    private interface Main {
        void run(String[] arguments) throws Exception;
    }

    private record Program(String name, String purpose, Main main) {}

    /** The simulation is among the server's tests, which the launcher compiles for it. */
    private static void simulate(String[] arguments) throws Exception {
        Class.forName("dev.halma.server.simulation.Simulate")
                .getMethod("main", String[].class)
                .invoke(null, (Object) arguments);
    }

    public static void main(String[] arguments) throws Exception {
        Optional<Program> program = PROGRAMS.stream()
                .filter(found -> arguments.length > 0 && found.name().equals(arguments[0]))
                .findFirst();
        if (program.isPresent()) {
            program.get().main().run(Arrays.copyOfRange(arguments, 1, arguments.length));
            return;
        }
        System.err.println("./halma lab NAME [ARGUMENTS], where NAME is one of");
        for (Program each : PROGRAMS) System.err.printf("  %-12s %s%n", each.name(), each.purpose());
        if (arguments.length > 0) System.exit(WRONG_CALL);
    }
}

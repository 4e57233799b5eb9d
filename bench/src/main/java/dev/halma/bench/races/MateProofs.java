package dev.halma.bench.races;

import dev.halma.engine.Engine;
import dev.halma.engine.report.Estimate;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Variation;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Side;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.ForcedWin;
import dev.halma.testkit.LateGames;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Judges the ends of games that the engine reports by plain search of every move, from the command line. */
@Command(
        name = "MateProofs",
        description = {
            "Searches positions near the end of seeded games and judges every reported win or loss by plain search.",
            "Prints how many reports were right, false, or too large to judge."
        },
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init")
public final class MateProofs implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "VARIANT",
            description = "Variants with two sides.",
            defaultValue = "halma-8",
            arity = "0..*")
    private List<String> variants;

    @Option(names = "--positions", defaultValue = "2000", description = "Positions of each variant (${DEFAULT-VALUE}).")
    private int positions;

    @Option(names = "--nodes", defaultValue = "5000", description = "Nodes of each search (${DEFAULT-VALUE}).")
    private long nodes;

    @Option(
            names = "--plain",
            defaultValue = "1000000",
            description = "Positions of a plain search at the most (${DEFAULT-VALUE}).")
    private int plain;

    @Option(names = "--seed", defaultValue = "1884", description = "Seed of the games (${DEFAULT-VALUE}).")
    private long seed;

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new MateProofs()).execute(arguments));
    }

    @Override
    public Integer call() {
        boolean areRight = true;
        for (String id : variants) areRight &= judge(Variants.named(id));
        return areRight ? 0 : 1;
    }

    private boolean judge(Variant variant) {
        Map<ForcedWin.Answer, Integer> answers = new EnumMap<>(ForcedWin.Answer.class);
        int expected = 0;
        for (Position position : LateGames.of(variant, positions, seed)) {
            Variation found = new Engine(1).think(Game.from(position), Limits.nodes(nodes), report -> {});
            Side mover = variant.sideOf(position.toMove());
            switch (Estimate.of(found.score())) {
                case Estimate.Wins(int turns) -> count(answers, position, mover, turns);
                case Estimate.Loses(int turns) -> count(answers, position, other(variant, mover), turns);
                case Estimate.Lead lead -> {}
                default -> expected++;
            }
        }
        say("%s: %d positions, %d ends reported and right, %d false, %d too large to judge; %d expected"
                .formatted(
                        variant.id(),
                        positions,
                        answers.getOrDefault(ForcedWin.Answer.YES, 0),
                        answers.getOrDefault(ForcedWin.Answer.NO, 0),
                        answers.getOrDefault(ForcedWin.Answer.UNKNOWN, 0),
                        expected));
        return !answers.containsKey(ForcedWin.Answer.NO);
    }

    private void count(Map<ForcedWin.Answer, Integer> answers, Position position, Side winner, int turns) {
        ForcedWin.Answer answer = ForcedWin.within(position, winner, turns, plain);
        answers.merge(answer, 1, Integer::sum);
        if (answer == ForcedWin.Answer.NO) say("false: " + position + ", " + winner + " within " + turns);
    }

    private static Side other(Variant variant, Side side) {
        return variant.houseRules().sides().sides().stream()
                .filter(each -> !each.equals(side))
                .findFirst()
                .orElseThrow();
    }

    private void say(String line) {
        spec.commandLine().getOut().println(line);
        spec.commandLine().getOut().flush();
    }
}

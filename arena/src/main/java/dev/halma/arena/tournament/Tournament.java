package dev.halma.arena.tournament;

import dev.halma.arena.match.Match;
import dev.halma.arena.match.MatchRunner;
import dev.halma.arena.match.Pairing;
import dev.halma.arena.match.Played;
import dev.halma.arena.rating.Result;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;

/**
 * Plays a tournament, or the rest of one. The games depend only on the settings and, in a Swiss tournament, on earlier
 * results. So a tournament that was stopped resumes with the same game.
 *
 * @param matches one for each variant, all with the same entrants
 * @param rounds how often the schedule is played, or the rounds of a Swiss tournament
 */
public record Tournament(Format format, List<Match> matches, int rounds, long seed) {

    public Tournament {
        matches = List.copyOf(matches);
        for (Match match : matches) {
            if (match.entrants().size() < match.variant().seats()) {
                throw new IllegalArgumentException("fewer players than seats in " + match.variant());
            }
        }
    }

    /** Called for each game, one at a time. */
    public interface Listener {

        /** The result of a game that was played before; empty if it has to be played. */
        Optional<Result> known(Fixture fixture);

        void played(Fixture fixture, Played played);

        void bye(int entrant, double worth);
    }

    private int entrants() {
        return matches.getFirst().entrants().size();
    }

    private List<Variant> variants() {
        return matches.stream().map(Match::variant).toList();
    }

    /** The variant of a Swiss round. The variants rotate. */
    private int variantOf(int round) {
        return round % matches.size();
    }

    /** The number of all games. */
    public int games() {
        if (format != Format.SWISS) return scheduled().size();
        int games = 0;
        for (int round = 0; round < rounds; round++) {
            games += entrants() / variants().get(variantOf(round)).seats();
        }
        return games;
    }

    private List<Fixture> scheduled() {
        return Schedule.of(format == Format.GAUNTLET, variants(), entrants(), rounds, seed);
    }

    /** Plays all games that are not known. */
    public void play(MatchRunner runner, Listener listener) throws InterruptedException, ExecutionException {
        if (format == Format.SWISS) playSwiss(runner, listener);
        else play(scheduled(), runner, listener);
    }

    private void playSwiss(MatchRunner runner, Listener listener) throws InterruptedException, ExecutionException {
        Swiss swiss = new Swiss(entrants());
        int number = 0;
        for (int round = 0; round < rounds; round++) {
            int seats = variants().get(variantOf(round)).seats();
            Swiss.Round paired = swiss.next(seats);
            List<Fixture> fixtures = new ArrayList<>();
            for (List<Integer> table : paired.tables()) {
                fixtures.add(new Fixture(round, variantOf(round), new Pairing(number++, seed + round, table)));
            }
            paired.byes().forEach(player -> listener.bye(player, Swiss.worthOfBye(seats)));
            Map<Integer, Result> results = play(fixtures, runner, listener);
            for (Fixture fixture : fixtures) {
                Result result = results.get(fixture.number());
                if (result == null) throw new IllegalStateException("a game without a result");
                swiss.addPoints(fixture.pairing().seats(), result.points());
            }
        }
    }

    private Map<Integer, Result> play(List<Fixture> fixtures, MatchRunner runner, Listener listener)
            throws InterruptedException, ExecutionException {
        Map<Integer, Result> results = new HashMap<>(); // only looked up, so its order doesn't matter
        List<Fixture> open = new ArrayList<>();
        for (Fixture fixture : fixtures) {
            Optional<Result> known = listener.known(fixture);
            known.ifPresent(result -> results.put(fixture.number(), result));
            if (known.isEmpty()) open.add(fixture);
        }
        MatchRunner.Listener<Fixture> counted = (fixture, played) -> {
            results.put(fixture.number(), Result.of(played));
            listener.played(fixture, played);
        };
        runner.run(open, fixture -> matches.get(fixture.variant()).play(fixture.pairing()), () -> false, counted);
        return results;
    }
}

package dev.halma.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.arena.player.Entrant;
import dev.halma.arena.player.Patience;
import dev.halma.arena.rating.Result;
import dev.halma.arena.rating.Standings;
import dev.halma.arena.tournament.Fixture;
import dev.halma.arena.tournament.Format;
import dev.halma.arena.tournament.Tournament;
import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs that hang, flood, die, lie or take too long lose their game, and the match goes on. */
@SuppressWarnings("NullAway.Init")
class HostileProgramsTest {

    private static final Entrant GREEDY = Entrant.named("greedy").orElseThrow();

    /** Short where the test waits for its end; nobody who does answer gets so little. */
    private static final Patience LITTLE = new Patience(Duration.ofSeconds(60), Duration.ofMillis(200));

    private static final Patience MUCH = new Patience(Duration.ofSeconds(60), Duration.ofSeconds(60));

    @TempDir
    private Path folder;

    private Path starts;

    @BeforeEach
    void countStarts() {
        starts = folder.resolve("starts");
    }

    /** A program that does this when it has to move. */
    private Entrant program(String move, Patience patience) throws IOException {
        Path script = folder.resolve("program.sh");
        Files.writeString(script, """
                echo started >>'%s'
                while read -r line; do
                    case $line in
                        ugi) echo ugiok ;;
                        isready) echo readyok ;;
                        go*) %s ;;
                        quit) exit ;;
                    esac
                done
                """.formatted(starts, move));
        return Entrant.named("ugi:sh '" + script + "'", patience).orElseThrow();
    }

    private static Match match(String variant, Entrant... entrants) {
        Position start = Position.start(Variants.named(variant), Seat.A);
        return new Match(start, List.of(entrants), 4, () -> Limits.nodes(10));
    }

    private static List<Played> played(Match match, int games, Standings standings) throws Exception {
        List<Played> all = new ArrayList<>();
        new MatchRunner(1).run(match, match.pairings(games, 1), () -> false, (pairing, played) -> {
            standings.add(pairing, played);
            all.add(played);
        });
        return all;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hangs | sleep 1000 | time | did not say bestmove within 0.2 s",
                "floods | while :; do echo info string nonsense; done | time | did not say bestmove",
                "floods without lines | while :; do printf xxxxxxxxxxxxxxxx; done | time | did not say bestmove",
                "dies | exit 3 | left | ended before it said bestmove",
                "lies | echo bestmove a1-h8 | left | answered 'a1-h8', which is not legal",
                "says nothing | echo bestmove | left | answered '', which is not legal",
            })
    void loseTheirGamesWithTheReason(String who, String move, String why, String reason) throws Exception {
        boolean isLate = why.equals("time");
        try (Entrant hostile = program(move, isLate ? LITTLE : MUCH)) {
            Standings standings = new Standings(List.of(GREEDY, hostile));
            List<Played> games = played(match("halma-8", GREEDY, hostile), 2, standings);
            assertThat(games).as(who).hasSize(2);
            for (Played game : games) {
                assertThat(((Outcome.Won) game.game().outcome()).why().code()).isEqualTo(why);
                assertThat(game.forfeits())
                        .singleElement()
                        .satisfies(forfeit -> assertThat(forfeit.why()).contains(reason));
            }
            assertThat(standings.score(0)).isEqualTo(1);
            assertThat(standings.failed()).isEqualTo(Map.of(hostile.name(), 2));
            assertThat(standings.failures()).hasSize(2).first().satisfies(failure -> {
                assertThat(failure.game()).isEqualTo(1);
                assertThat(failure.why()).contains(reason);
            });
        }
    }

    /** What each does when it has to move, and how its games end. The one that dies leaves something behind. */
    private static final Map<String, String> ALL = Map.of(
            "hangs", "sleep 1000",
            "floods", "while :; do echo info string nonsense; done",
            "dies", "sh -c 'sleep 1000' & exit 3",
            "lies", "echo bestmove a1-h8",
            "overruns", "sleep 3; echo bestmove a1-c3");

    @Test
    void aTournamentWithAllOfThemEndsWithAFullTableAndLeavesNoProcessBehind() throws Exception {
        List<Entrant> entrants = new ArrayList<>(List.of(GREEDY));
        for (String name : new TreeMap<>(ALL).keySet()) entrants.add(named(name));
        Match match = match("halma-8", entrants.toArray(Entrant[]::new));
        Tournament tournament = new Tournament(Format.GAUNTLET, List.of(match), 1, 1);
        Standings standings = new Standings(entrants);
        try {
            tournament.play(new MatchRunner(2), new Tournament.Listener() {
                @Override
                public Optional<Result> known(Fixture fixture) {
                    return Optional.empty();
                }

                @Override
                public void played(Fixture fixture, Played played) {
                    standings.add(fixture.pairing(), played);
                }

                @Override
                public void bye(int entrant, double worth) {}
            });
        } finally {
            entrants.forEach(Entrant::close);
        }
        assertThat(standings.games()).isEqualTo(10);
        assertThat(standings.endings()).isEqualTo(Map.of("left", 4, "time", 6));
        assertThat(standings.rows()).hasSize(6).first().satisfies(row -> {
            assertThat(row.name()).isEqualTo("greedy");
            assertThat(row.wins()).isEqualTo(10);
        });
        assertThat(standings.rows().subList(1, 6)).allMatch(row -> row.forfeits() == 2 && row.wins() == 0);
        assertThat(processes()).isEmpty();
    }

    /** Those that run, with the names of our files in their commands; what has ended has no command any more. */
    private List<ProcessHandle> processes() {
        return ProcessHandle.allProcesses()
                .filter(process -> process.info().commandLine().orElse("").contains(folder.toString()))
                .toList();
    }

    @Test
    void whoeverListensToAFloodGoesWithTheProgram() throws Exception {
        Entrant flood = program("while :; do echo info string nonsense; done", LITTLE);
        played(match("halma-8", GREEDY, flood), 1, new Standings(List.of(GREEDY, flood)));
        flood.close();
        assertThat(processes()).isEmpty();
        assertThat(Thread.getAllStackTraces().keySet())
                .extracting(Thread::getName)
                .noneMatch(name -> name.contains(folder.toString()));
    }

    private Entrant named(String name) throws IOException {
        String move = ALL.getOrDefault(name, "").replace("sleep 1000'", "sleep 1000; : " + folder + "'");
        Path script = folder.resolve(name + ".sh");
        Files.writeString(script, """
                while read -r line; do
                    case $line in
                        ugi) echo ugiok ;;
                        isready) echo readyok ;;
                        go*) %s ;;
                        quit) exit ;;
                    esac
                done
                """.formatted(move));
        boolean isLate = List.of("hangs", "floods", "overruns").contains(name);
        return Entrant.named(name + "=ugi:sh '" + script + "'", isLate ? LITTLE : MUCH)
                .orElseThrow();
    }

    @Test
    void theOthersPlayOnWithoutIt() throws Exception {
        try (Entrant hostile = program("exit", MUCH)) {
            Standings standings = new Standings(List.of(hostile, GREEDY));
            List<Played> games = played(match("chinese-3", hostile, GREEDY), 1, standings);
            assertThat(games.getFirst().forfeits()).hasSize(1);
            Game game = games.getFirst().game();
            assertThat(game.isOver()).isTrue();
            assertThat(game.eventCount()).isGreaterThan(30);
        }
    }

    @Test
    void aProgramIsStartedOnceAndEndsWithItsMatch() throws Exception {
        Entrant honest = program("echo bestmove $(head -1 '" + folder.resolve("move") + "')", MUCH);
        // It knows one move, so it loses; but it goes on to the next game, as nothing is wrong with the program.
        Files.writeString(folder.resolve("move"), "pass\n");
        honest.check();
        assertThat(processes()).hasSize(1);
        honest.check();
        assertThat(Files.readAllLines(starts)).hasSize(1);
        honest.close();
        assertThat(processes()).isEmpty();
    }
}

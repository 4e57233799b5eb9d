package dev.halma.engine.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.search.Limits;
import dev.halma.engine.ugi.UgiCommand.Go;
import dev.halma.engine.ugi.UgiCommand.Unknown;
import dev.halma.rules.variant.Seat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UgiParserTest {

    private static final long NONE = Long.MAX_VALUE;
    private static final int DEEPEST = Limits.DEEPEST;

    @Test
    void readsEveryCommand() {
        Map<String, UgiCommand> table = Map.ofEntries(
                Map.entry("ugi", new UgiCommand.Ugi()),
                Map.entry("  isready\t", new UgiCommand.IsReady()),
                Map.entry("uginewgame", new UgiCommand.NewGame()),
                Map.entry("stop", new UgiCommand.Stop()),
                Map.entry("quit", new UgiCommand.Quit()),
                Map.entry("show", new UgiCommand.Show()),
                Map.entry("d", new UgiCommand.Show()),
                Map.entry("   ", new UgiCommand.Nothing()),
                Map.entry("perft 3", new UgiCommand.Perft(3)),
                Map.entry("go perft 3", new UgiCommand.Perft(3)),
                Map.entry("query gameover", new UgiCommand.Query(UgiCommand.Question.GAMEOVER)),
                Map.entry("query p1turn", new UgiCommand.Query(UgiCommand.Question.P1TURN)),
                Map.entry("query result", new UgiCommand.Query(UgiCommand.Question.RESULT)),
                Map.entry("query turn", new UgiCommand.Query(UgiCommand.Question.TURN)),
                Map.entry("query seats", new UgiCommand.Query(UgiCommand.Question.SEATS)),
                Map.entry("query winner", new UgiCommand.Query(UgiCommand.Question.WINNER)),
                Map.entry("setoption name Level value 3", new UgiCommand.SetOption(UgiOption.LEVEL, "3")),
                Map.entry("setoption name multipv value 2", new UgiCommand.SetOption(UgiOption.MULTI_PV, "2")),
                Map.entry("setoption name House", new UgiCommand.SetOption(UgiOption.HOUSE, "")),
                Map.entry(
                        "setoption name House value win=both, quiet=off",
                        new UgiCommand.SetOption(UgiOption.HOUSE, "win=both, quiet=off")),
                Map.entry("position startpos", new UgiCommand.SetPosition(Optional.empty(), List.of())),
                Map.entry(
                        "position startpos moves a1-b2  pass",
                        new UgiCommand.SetPosition(Optional.empty(), List.of("a1-b2", "pass"))),
                Map.entry(
                        "position fen 8/8 a 0 1 moves a1-b2",
                        new UgiCommand.SetPosition(Optional.of("8/8 a 0 1"), List.of("a1-b2"))));
        table.forEach((line, command) -> assertThat(UgiParser.parse(line)).isEqualTo(command));
    }

    @Test
    void readsLimitsInAnyOrderAndTogether() {
        Map<String, Go> table = Map.of(
                "go", new Go(DEEPEST, NONE, NONE, true, Clocks.NONE),
                "go infinite", new Go(DEEPEST, NONE, NONE, true, Clocks.NONE),
                "go depth 5", new Go(5, NONE, NONE, false, Clocks.NONE),
                "go depth 999", new Go(DEEPEST, NONE, NONE, false, Clocks.NONE),
                "go nodes 1000", new Go(DEEPEST, 1000, NONE, false, Clocks.NONE),
                "go movetime 20", new Go(DEEPEST, NONE, 20_000_000, false, Clocks.NONE),
                "go nodes 9 movetime 1 depth 2 infinite", new Go(2, 9, 1_000_000, true, Clocks.NONE));
        table.forEach((line, go) -> assertThat(UgiParser.parse(line)).isEqualTo(go));
    }

    @Test
    void readsTheClocksOfAsManySeatsAsAreTold() {
        assertThat(UgiParser.parse("go time A 60000 C 50000 inc A 1000 depth 9"))
                .isEqualTo(new Go(
                        9,
                        NONE,
                        NONE,
                        false,
                        new Clocks(
                                Map.of(Seat.A, 60_000L, Seat.C, 50_000L), Map.of(Seat.A, 1000L), OptionalInt.empty())));
    }

    @Test
    void readsTheClocksOfTwoSeatsAsUciWritesThem() {
        assertThat(UgiParser.parse("go wtime 60000 btime 50000 winc 100 binc 200 movestogo 40"))
                .isEqualTo(UgiParser.parse("go time A 60000 B 50000 inc A 100 B 200 movestogo 40"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "uci | unknown command 'uci'",
                "UGI | unknown command 'UGI'",
                "position | position: expected startpos or fen POSITION",
                "position fen | position: expected startpos or fen POSITION",
                "position startpos a1-b2 | position: expected startpos or fen POSITION",
                "go depth | go: expected a whole number from 1 after depth",
                "go depth 0 | go: expected a whole number from 1 after depth",
                "go nodes -5 | go: expected a whole number from 1 after nodes",
                "go movetime 99999999999999999999 | go: expected a whole number from 1 after movetime",
                "go ponder | go: expected movetime, depth, nodes, infinite, time, inc, wtime, btime, winc, binc, movestogo or perft, found 'ponder'",
                "go wtime | go: expected milliseconds from 0 after wtime",
                "go btime -1 | go: expected milliseconds from 0 after btime",
                "go time | go: expected a seat and milliseconds after time, such as A 60000",
                "go time 60000 | go: expected a seat and milliseconds after time, such as A 60000",
                "go time A | go: expected milliseconds from 0 after time A",
                "go time A 60000 inc B x | go: expected milliseconds from 0 after inc B",
                "go time A 60000 Z 60000 | go: expected movetime, depth, nodes",
                "go wtime 9 movestogo 0 | go: expected a whole number from 1 after movestogo",
                "perft | perft: expected a depth from 1 to 99",
                "go perft x | perft: expected a depth from 1 to 99",
                "query | query: expected one of gameover, p1turn, result, turn, seats, winner",
                "query moves | query: expected one of gameover",
                "setoption Level 3 | setoption: expected name NAME value VALUE",
                "setoption name Cores value 3 | setoption: there is no option 'Cores'; there are Variant, House",
            })
    void saysWhatIsWrongWithALineThatItCannotRead(String line, String why) {
        assertThat(UgiParser.parse(line))
                .isInstanceOfSatisfying(
                        Unknown.class, unknown -> assertThat(unknown.why()).startsWith(why));
    }

    @Test
    void showsOnlyTheBeginningOfWhatItCannotRead() {
        assertThat(UgiParser.parse("\u0007" + "x".repeat(5000)))
                .isEqualTo(new Unknown("unknown command '?" + "x".repeat(39) + "...'"));
    }
}

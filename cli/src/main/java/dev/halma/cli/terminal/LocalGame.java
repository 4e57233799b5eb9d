package dev.halma.cli.terminal;

import dev.halma.cli.shared.Console;
import dev.halma.cli.shared.Refused;
import dev.halma.cli.shared.Wording;
import dev.halma.cli.terminal.table.Computers;
import dev.halma.cli.terminal.table.Keeper;
import dev.halma.cli.terminal.table.LocalTable;
import dev.halma.cli.terminal.table.Records;
import dev.halma.cli.terminal.table.Sitter;
import dev.halma.i18n.Texts;
import dev.halma.rules.game.Beginning;
import dev.halma.rules.game.Beginning.Way;
import dev.halma.rules.game.Game;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine.Model.CommandSpec;

/** A game at this terminal: a new one, or one that is played on. */
final class LocalGame {

    private static final Duration LONGEST_THOUGHT = Duration.ofSeconds(2);

    /** Enough numbers for a die, even if all throw the same again and again. */
    private static final int THROWS = 600;

    private final CommandSpec spec;
    private final PlayCommand.Wishes wishes;
    private final Questions questions;
    private final Folders folders;
    private final SecureRandom chance = new SecureRandom();

    LocalGame(CommandSpec spec, PlayCommand.Wishes wishes, Questions questions, Folders folders) {
        this.spec = spec;
        this.wishes = wishes;
        this.questions = questions;
        this.folders = folders;
    }

    /** What is played: the game so far, who plays, where it is kept, and what to say first. */
    private record Start(GameRecord record, Map<Seat, Sitter> sitters, Keeper keeper, List<String> opening) {}

    void play(Stage stage, boolean resumes) {
        Start start = start(resumes);
        Computers computers = new Computers(chance::nextLong, LONGEST_THOUGHT);
        try (LocalTable table = new LocalTable(
                start.record(),
                start.sitters(),
                start.keeper(),
                computers,
                Console.of(spec).today())) {
            stage.play(table, start.opening(), wording(), questions);
            stage.close();
            table.record().ifPresent(record -> sayGoodbye(record, table.keeper(), stage.hasScreen()));
        }
    }

    /** A screen is gone with all that was on it; lines are still there. */
    private void sayGoodbye(GameRecord record, Keeper keeper, boolean wasScreen) {
        Game game = record.game();
        if (game.isOver()) {
            if (wasScreen) out().println(wording().of(game.outcome()));
        } else if (Files.exists(keeper.file())) {
            out().println(
                            keeper.isForUnfinished()
                                    ? wording().of("terminal.kept")
                                    : wording()
                                            .of(
                                                    "terminal.saved",
                                                    Map.of("file", keeper.file().toString())));
        }
    }

    private Start start(boolean resumes) {
        Optional<Path> unfinished = folders.unfinished();
        if (resumes) {
            return resumed(unfinished.orElseThrow(() -> new Refused(wording().of("terminal.nothing-kept"))), true);
        }
        Optional<String> file = wishes.game().filter(name -> name.endsWith(".hgn"));
        if (file.isPresent()) return resumed(Path.of(file.get()), false);
        if (wishes.game().isPresent())
            return fresh(wording().variant(spec, wishes.game().get()), false);
        if (unfinished.isPresent() && wishes.file().isEmpty()) {
            Start old = resumed(unfinished.get(), true);
            if (questions.playsOn(old.record().game().variant())) return old;
        }
        return fresh(questions.variant(), true);
    }

    /** @param isOurs whether we keep the file ourselves, until the game is over */
    private Start resumed(Path file, boolean isOurs) {
        OptionalInt number = isOurs ? OptionalInt.empty() : wishes.which().number();
        GameRecord record = wishes.which().file(file.toString()).game(number);
        Map<Seat, Sitter> sitters = wishes.players()
                .map(roster -> roster.sitters(record.game().variant(), wishes.name()))
                .orElseGet(() -> Records.sitters(record));
        // A game of several is kept elsewhere, or it would take the place of all of them.
        Keeper keeper = asked(record)
                .orElseGet(() -> number.isPresent()
                        ? folders.fresh(LocalDateTime.now(ZoneId.systemDefault()))
                        : new Keeper(file, isOurs));
        return new Start(record, sitters, keeper, List.of());
    }

    /** @param asks whether the player is asked for what the command line leaves open */
    private Start fresh(Variant usual, boolean asks) {
        Variant variant = wishes.house().of(usual, wording());
        Roster roster = wishes.players().orElseGet(() -> asks ? questions.players() : Roster.USUAL);
        Map<Seat, Sitter> sitters = roster.sitters(variant, wishes.name());
        String first = wishes.first().orElseGet(() -> asks ? questions.first(variant) : Way.ME.text());
        List<String> opening = new ArrayList<>();
        Seat begins = begins(first, variant, sitters, opening);
        GameRecord record =
                Records.of(Game.of(variant, begins), sitters, Console.of(spec).today());
        Keeper keeper = asked(record).orElseGet(() -> folders.fresh(LocalDateTime.now(ZoneId.systemDefault())));
        return new Start(record, sitters, keeper, opening);
    }

    /** The file that the player asked for. What is in it already is not replaced, unless it is this very game. */
    private Optional<Keeper> asked(GameRecord record) {
        Optional<Keeper> keeper = wishes.file().map(Keeper::new);
        try {
            if (keeper.isPresent() && !keeper.get().mayKeep(record)) {
                throw new Refused(wording()
                        .of(
                                "terminal.save-is-there",
                                Map.of("file", keeper.get().file().toString())));
            }
            return keeper;
        } catch (IOException e) {
            throw new Refused(wording().of("terminal.not-kept", Map.of("why", String.valueOf(e.getMessage()))));
        }
    }

    private Seat begins(String first, Variant variant, Map<Seat, Sitter> sitters, List<String> opening) {
        Optional<Way> way = Way.named(first);
        if (way.isEmpty()) {
            return Seat.ofLetter(first.charAt(0))
                    .filter(variant::hasSeat)
                    .orElseThrow(() -> new Refused(wording().of("terminal.no-first", Map.of("found", first))));
        }
        Beginning beginning = new Beginning(variant.seats(), Roster.persons(sitters));
        List<Seat> maybe = beginning.maybeYoungest(way.get());
        if (!maybe.isEmpty()) return questions.youngest(maybe);
        int[] numbers = chance.ints(THROWS, 0, Integer.MAX_VALUE).toArray();
        Beginning.Decision decision = beginning.decide(way.get(), numbers).orElseThrow();
        if (way.get() == Way.COIN) opening.add(wording().of("terminal.tossed"));
        decision.rounds().forEach(round -> opening.add(thrown(round)));
        return decision.first();
    }

    private String thrown(Map<Seat, Integer> round) {
        Texts texts = wording().texts();
        List<String> each = new ArrayList<>();
        round.forEach((seat, pips) -> each.add(seat.name() + " " + pips));
        return texts.text("terminal.thrown", Map.of("pips", String.join(", ", each)));
    }

    private Wording wording() {
        return Wording.of(spec);
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}

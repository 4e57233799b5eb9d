package dev.halma.cli.terminal;

import dev.halma.cli.shared.Console;
import dev.halma.cli.shared.Reason;
import dev.halma.cli.shared.Refused;
import dev.halma.cli.shared.Wording;
import dev.halma.cli.terminal.table.Computers;
import dev.halma.cli.terminal.table.LocalChannel;
import dev.halma.cli.terminal.table.Records;
import dev.halma.cli.terminal.table.SaveFile;
import dev.halma.cli.terminal.table.Seated;
import dev.halma.rules.game.Beginning;
import dev.halma.rules.game.Beginning.Way;
import dev.halma.rules.game.Game;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.table.First;
import dev.halma.table.Plan;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** A game at this terminal: a new one, or one that is played on. */
final class LocalGame {

    private static final Duration LONGEST_THOUGHT = Duration.ofSeconds(2);

    private final CommandSpec spec;
    private final PlayCommand.Wishes wishes;
    private final Questions questions;
    private final Folders folders;
    private final SecureRandom random = new SecureRandom();

    LocalGame(CommandSpec spec, PlayCommand.Wishes wishes, Questions questions, Folders folders) {
        this.spec = spec;
        this.wishes = wishes;
        this.questions = questions;
        this.folders = folders;
    }

    void play(Stage stage, boolean resumes) {
        Computers computers = new Computers(random::nextLong, LONGEST_THOUGHT);
        LocalChannel.Kit kit = new LocalChannel.Kit(computers, Console.of(spec).today(), random);
        try (LocalChannel table = start(resumes, kit)) {
            stage.play(table, List.of(), wording(), questions);
            stage.close();
            table.record().ifPresent(record -> sayGoodbye(record, table.saveFile(), stage.hasScreen()));
        }
    }

    /**
     * Says how the game ended, or where it is kept. The result is still visible after lines, but not after a screen.
     */
    private void sayGoodbye(GameRecord record, SaveFile saveFile, boolean wasScreen) {
        Game game = record.game();
        if (game.isOver()) {
            if (wasScreen) out().println(wording().of(game.outcome()));
        } else if (Files.exists(saveFile.file())) {
            out().println(
                            saveFile.isForUnfinished()
                                    ? wording().of("terminal.kept")
                                    : wording()
                                            .of(
                                                    "terminal.saved",
                                                    Map.of(
                                                            "file",
                                                            saveFile.file().toString())));
        }
    }

    private LocalChannel start(boolean resumes, LocalChannel.Kit kit) {
        Optional<Path> unfinished = folders.unfinished();
        if (resumes) {
            Path last = unfinished.orElseThrow(() -> new Refused(wording().of("terminal.nothing-kept")));
            return resumed(last, loaded(last, true), true, kit);
        }
        Optional<String> file = wishes.game().filter(name -> name.endsWith(".hgn"));
        if (file.isPresent()) return resumed(Path.of(file.get()), loaded(Path.of(file.get()), false), false, kit);
        if (wishes.game().isPresent())
            return fresh(wording().variant(spec, wishes.game().get()), false, kit);
        if (unfinished.isPresent() && wishes.file().isEmpty()) {
            GameRecord old = loaded(unfinished.get(), true);
            if (questions.playsOn(old.game().variant())) return resumed(unfinished.get(), old, true, kit);
        }
        return fresh(questions.variant(), true, kit);
    }

    /** @param isOurs whether we keep the file ourselves, until the game is over */
    private GameRecord loaded(Path file, boolean isOurs) {
        return wishes.which().file(file.toString()).game(number(isOurs));
    }

    private OptionalInt number(boolean isOurs) {
        return isOurs ? OptionalInt.empty() : wishes.which().number();
    }

    private LocalChannel resumed(Path file, GameRecord record, boolean isOurs, LocalChannel.Kit kit) {
        Variant variant = record.game().variant();
        wishes.players().ifPresent(roster -> requireSeats(roster, variant));
        Seated seated = wishes.players()
                .map(roster -> roster.seated(variant, wishes.name()))
                .orElseGet(() -> Records.seated(record));
        // A game of several is kept elsewhere, or it would take the place of all of them.
        SaveFile saveFile = asked(record)
                .orElseGet(() -> number(isOurs).isPresent()
                        ? folders.fresh(LocalDateTime.now(ZoneId.systemDefault()))
                        : new SaveFile(file, isOurs));
        Plan plan = Plan.atOneDevice(record.game(), wishes.pace(), seated.chairs());
        return LocalChannel.resumed(plan, record, seated, saveFile, kit);
    }

    /** @param asks whether the player is asked for what the command line leaves open */
    private LocalChannel fresh(Variant usual, boolean asks, LocalChannel.Kit kit) {
        Variant variant = wishes.house().of(usual, wording());
        Roster roster = wishes.players().orElseGet(() -> asks ? questions.players() : Roster.USUAL);
        requireSeats(roster, variant);
        Seated seated = roster.seated(variant, wishes.name());
        String first = wishes.first().orElseGet(() -> asks ? questions.first(variant) : Way.ME.text());
        return LocalChannel.made(
                Plan.atOneDevice(variant, wishes.pace(), seated.chairs(), first(first, variant, seated)),
                seated,
                record -> asked(record).orElseGet(() -> folders.fresh(LocalDateTime.now(ZoneId.systemDefault()))),
                kit);
    }

    private void requireSeats(Roster roster, Variant variant) {
        roster.surplus(wording().texts(), variant).ifPresent(problem -> {
            throw new ParameterException(spec.commandLine(), problem);
        });
    }

    /** The file that the player asked for. What is in it already is not replaced, unless it is this very game. */
    private Optional<SaveFile> asked(GameRecord record) {
        Optional<SaveFile> saveFile = wishes.file().map(SaveFile::new);
        try {
            if (saveFile.isPresent() && !saveFile.get().maySave(record)) {
                throw new Refused(wording()
                        .of(
                                "terminal.save-is-there",
                                Map.of("file", saveFile.get().file().toString())));
            }
            return saveFile;
        } catch (IOException e) {
            throw new Refused(wording()
                    .of(
                            "terminal.not-kept",
                            Map.of("why", Reason.of(e, wording().texts()))));
        }
    }

    /** Who begins: a seat, or what the table's coin or die says. */
    private First first(String text, Variant variant, Seated seated) {
        Optional<Way> way = Way.named(text);
        if (way.isEmpty()) {
            return Seat.ofLetter(text.charAt(0))
                    .filter(variant::hasSeat)
                    .map(First.Agreed::new)
                    .orElseThrow(() -> new Refused(wording().of("terminal.no-first", Map.of("found", text))));
        }
        if (way.get() == Way.COIN || way.get() == Way.DIE) return new First.Thrown(way.get());
        Beginning beginning = new Beginning(variant.seats(), seated.persons());
        List<Seat> maybe = beginning.maybeYoungest(way.get());
        return new First.Agreed(
                maybe.isEmpty() ? beginning.decide(way.get()).orElseThrow().first() : questions.youngest(maybe));
    }

    private Wording wording() {
        return Wording.of(spec);
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}

package dev.halma.cli.terminal.table;

import dev.halma.rules.game.Game;
import dev.halma.rules.message.Message;
import dev.halma.rules.move.Move;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Command;
import dev.halma.table.Decision;
import dev.halma.table.DecisionContext;
import dev.halma.table.Entry;
import dev.halma.table.LocalTable;
import dev.halma.table.Plan;
import dev.halma.table.Table;
import dev.halma.table.TableEvent;
import dev.halma.table.TableId;
import java.io.IOException;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A table at this terminal. One thread takes command after command, keeps the game, and only then publishes it. */
public final class LocalChannel implements TableChannel {

    private static final TableId ID = new TableId("here");

    private final Map<Seat, String> names;
    private final LocalDate today;
    private final boolean isResumed;
    private final Computers computers;
    private final ExecutorService turns = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("table").daemon().factory());
    private LocalTable table;
    private volatile GameRecord record;
    private volatile SaveFile saveFile;
    private Optional<Thought> thought = Optional.empty();
    private volatile int thoughts; // counted; a computer is wanted only for the last one
    private @Nullable Listener listener;

    /**
     * What a table here is made with.
     *
     * @param computers choose the moves of computers
     * @param today the date of a new game
     */
    public record Kit(Computers computers, LocalDate today, RandomGenerator random) {

        private DecisionContext context() {
            return DecisionContext.here(System.currentTimeMillis(), random, () -> ID);
        }
    }

    /** What a computer thinks about. */
    private record Thought(Seat seat, Game game) {}

    private LocalChannel(
            LocalTable table, GameRecord record, Seated seated, SaveFile saveFile, Kit kit, boolean isResumed) {
        this.table = table;
        this.record = record;
        this.names = seated.names();
        this.saveFile = saveFile;
        this.computers = kit.computers();
        this.today = kit.today();
        this.isResumed = isResumed;
    }

    /**
     * A table with a new game.
     *
     * @param saveFile where the game of a record is kept
     */
    public static LocalChannel made(Plan plan, Seated seated, Function<GameRecord, SaveFile> saveFile, Kit kit) {
        LocalTable table = LocalTable.made(ID, Seated.HERE, plan, kit::context);
        GameRecord record = Records.of(table.table().game().orElseThrow(), seated, kit.today());
        return new LocalChannel(table, record, seated, saveFile.apply(record), kit, false);
    }

    /** A table with a game that was loaded. */
    public static LocalChannel resumed(Plan plan, GameRecord loaded, Seated seated, SaveFile saveFile, Kit kit) {
        LocalTable table = LocalTable.resumed(ID, Seated.HERE, plan, loaded.game(), kit::context);
        return new LocalChannel(table, Records.of(loaded, seated), seated, saveFile, kit, true);
    }

    @Override
    public void open(Listener heard) {
        turns.execute(() -> {
            listener = heard;
            publish(isResumed ? List.of() : events());
            letComputersThink();
        });
    }

    @Override
    public void ask(Command command) {
        turns.execute(() -> ask(new Command.Player(Seated.HERE), command));
    }

    @Override
    public void tick() {
        turns.execute(() -> {
            if (table.table().clocks().running().isPresent()) ask(Command.SERVER, new Command.CheckClock());
        });
    }

    private void ask(Command.Actor actor, Command command) {
        switch (table.ask(actor, command)) {
            case Decision.Refused(Message why) -> {
                if (listener != null && actor instanceof Command.Player) listener.refused(why);
            }
            case Decision.Accepted accepted -> {
                if (!accepted.entries().isEmpty()) happened(accepted.events());
                else if (listener != null && actor instanceof Command.Player) listener.done();
            }
        }
    }

    /** Keeps, then publishes. */
    private void happened(List<TableEvent> events) {
        List<TableEvent> told = events;
        if (table.table().rematch().isPresent()) {
            table = table.rematch();
            saveFile = saveFile.forAnother(); // it does not take the place of the one that is over
            record = Records.of(game(), seated(), today);
            told = events();
            keep();
        } else if (!game().equals(record.game())) {
            record = Records.after(record, game());
            keep();
        }
        publish(told);
        letComputersThink();
    }

    private void keep() {
        try {
            saveFile.save(record);
        } catch (IOException e) {
            Message why = Message.of("terminal.not-kept").with("why", String.valueOf(e.getMessage()));
            if (listener != null) listener.noted(why);
        }
    }

    private Game game() {
        return table.table().game().orElseThrow();
    }

    private Seated seated() {
        return new Seated(table.table().chairs(), names);
    }

    private List<TableEvent> events() {
        return table.log().stream().map(Entry::event).toList();
    }

    /** What keeps the present game. */
    public SaveFile saveFile() {
        return saveFile;
    }

    /** A computer that thinks about another position is stopped; one that thinks about this one goes on. */
    private void letComputersThink() {
        Optional<Thought> next = table.table().thinking().map(seat -> new Thought(seat, game()));
        if (next.equals(thought)) return;
        thought = next;
        int mine = thoughts + 1;
        thoughts = mine;
        next.ifPresent(about -> computers.think(
                about.seat(),
                table.table().chair(about.seat()).thinker().orElseThrow(),
                about.game(),
                () -> thoughts == mine,
                move -> turns.execute(() -> chosen(about, mine, move))));
    }

    private void chosen(Thought about, int number, Move move) {
        if (thoughts != number) return;
        ask(
                Command.SERVER,
                new Command.ComputerMove(about.seat(), move, about.game().eventCount()));
    }

    private void publish(List<TableEvent> events) {
        Table now = table.table();
        long epoch = Viewpoint.epoch(System.currentTimeMillis(), System.nanoTime());
        Viewpoint seen =
                new Viewpoint(now.viewFor(Optional.of(Seated.HERE), names), Optional.of(Seated.HERE), Set.of(), epoch);
        if (listener != null) listener.happened(events, seen);
    }

    @Override
    public Optional<GameRecord> record() {
        return Optional.of(record);
    }

    @Override
    public void close() {
        turns.shutdownNow();
        computers.close();
    }
}

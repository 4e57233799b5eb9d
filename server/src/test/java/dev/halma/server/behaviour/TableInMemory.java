package dev.halma.server.behaviour;

import dev.halma.table.Command;
import dev.halma.table.Decision;
import dev.halma.table.DecisionContext;
import dev.halma.table.LocalTable;
import dev.halma.table.PlayerId;
import dev.halma.table.TableId;
import dev.halma.table.TableView;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;

/** The local table, its time and who is absent in the hands of the test. */
final class TableInMemory implements TableUnderTest {

    private final SplittableRandom random = new SplittableRandom(7);
    private final Map<PlayerId, Instant> absent = new HashMap<>();
    private final LocalTable table;
    private Instant now = Instant.ofEpochSecond(1_794_830_400);

    TableInMemory(Setup setup) {
        table = LocalTable.made(new TableId("table"), new PlayerId("ada"), setup.plan(PlayerId::new), this::context);
    }

    private DecisionContext context() {
        return new DecisionContext(now, absent, Duration.ZERO, random, () -> new TableId("next"));
    }

    @Override
    public Outcome ask(String who, Command command) {
        return switch (table.ask(new Command.Player(new PlayerId(who)), command)) {
            case Decision.Accepted accepted -> new Outcome.Happened(accepted.events());
            case Decision.Refused(var why) ->
                new Outcome.Refused(why.key().substring(why.key().lastIndexOf('.') + 1));
        };
    }

    @Override
    public void later(Duration time) {
        now = now.plus(time);
    }

    @Override
    public void leaves(String who) {
        absent.put(new PlayerId(who), now);
    }

    @Override
    public void comes(String who) {
        absent.remove(new PlayerId(who));
    }

    @Override
    public Instant now() {
        return now;
    }

    @Override
    public TableView view() {
        return table.table().viewFor(Optional.empty(), Map.of());
    }

    @Override
    public TableView next() {
        return table.rematch().table().viewFor(Optional.empty(), Map.of());
    }

    @Override
    public Function<PlayerId, String> names() {
        return PlayerId::text;
    }

    @Override
    public void close() {}
}

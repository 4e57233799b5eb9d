package dev.halma.server.online.power;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.online.Script;
import dev.halma.server.store.Store;
import dev.halma.table.Entry;
import dev.halma.table.Table;
import dev.halma.table.TableEvent;
import dev.halma.table.TableId;
import java.util.ArrayList;
import java.util.List;

/** What the store has after everything, against what was acknowledged. */
final class Findings {

    private final List<String> wrong = new ArrayList<>();
    private long found;
    private long lost;
    private long doubled;

    void add(Pair pair, Script script, Store store) {
        TableId id = new TableId(pair.table());
        List<Entry> log = store.read(id, 0);
        Table table = Table.replayed(id, log); // every game is legal, or this throws
        List<String> played = log.stream()
                .map(Entry::event)
                .filter(event -> event instanceof TableEvent.Played)
                .map(event -> ((TableEvent.Played) event).text())
                .toList();
        found += played.size();
        lost += Math.max(0, pair.acknowledged() - played.size());
        doubled += Math.max(0, played.size() - pair.acknowledged() - 1);
        String why = pair.wrong();
        if (why != null) wrong.add(why);
        if (table.version() != log.size()) wrong.add(id + " has holes");
        if (table.phase() != Table.Phase.PLAYING) wrong.add(id + " can't be gone on with");
        long causes =
                log.stream().flatMap(entry -> entry.cause().stream()).distinct().count();
        if (causes != played.size() + 1) wrong.add(id + ": a command was carried out twice");
        if (!isPrefix(played, script.moves())) wrong.add(id + " is another game");
    }

    private static boolean isPrefix(List<String> played, List<String> moves) {
        for (int i = 0; i < played.size(); i++) {
            String[] ends = moves.get(i).split("-", -1);
            String text = played.get(i);
            if (!text.startsWith(ends[0]) || !text.endsWith(ends[ends.length - 1])) return false;
        }
        return true;
    }

    /** Whatever was acknowledged is there once, and the games can go on. */
    void assertNothingLost(int faults, List<Pair> pairs, Tally acknowledged) {
        String all = text(faults, pairs);
        assertThat(wrong).as(all).isEmpty();
        assertThat(lost).as(all).isZero();
        assertThat(doubled).as(all).isZero();
        assertThat(found).as(all).isGreaterThanOrEqualTo(acknowledged.count());
    }

    private String text(int faults, List<Pair> pairs) {
        int resumed = pairs.stream().mapToInt(Pair::resumed).sum();
        int acknowledged = pairs.stream().mapToInt(Pair::acknowledged).sum();
        return "%d faults, %d games, %d times resumed: %d moves acknowledged, %d found, %d lost, %d doubled"
                .formatted(faults, pairs.size(), resumed, acknowledged, found, lost, doubled);
    }
}

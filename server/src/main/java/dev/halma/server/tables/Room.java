package dev.halma.server.tables;

import dev.halma.server.store.Rooms;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.TableId;
import dev.halma.table.protocol.ServerMessage;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** Who is at a table, at this node and at others. Used under the lock of the table. */
final class Room {

    /** Who comes and goes within this time is told together: otherwise a few who do so all the time would flood the rest. */
    private static final Duration BETWEEN_TELLINGS = Duration.ofMillis(250);

    private final TableId id;
    private final TableRegistry house;
    private final Audience audience;
    private final Presence presence = new Presence();
    private Set<Rooms.Visitor> compared = Set.of();
    private int comparedVersion;
    private ServerMessage.@Nullable Around told; // unknown if some were told something else
    private Instant toldAt = Instant.EPOCH;
    private boolean isTellingDue;

    Room(TableId id, TableRegistry house, Audience audience) {
        this.id = id;
        this.house = house;
        this.audience = audience;
    }

    /** Completed once the other nodes can know of it. */
    CompletableFuture<?> enter(Optional<PlayerId> player, int version) {
        audience.listen(version);
        told = null; // until it is told; if that fails, the next comparison does it
        return house.store().rooms().tell(house.node(), id, presence.enter(player, house.now()));
    }

    /** Completed once the other nodes can know of it. */
    CompletableFuture<?> leave(Optional<PlayerId> player) {
        Rooms.Visitor left = presence.leave(player, house.now());
        told = null;
        if (presence.isEmpty()) audience.close();
        return house.store().rooms().tell(house.node(), id, left);
    }

    /** Tells the other nodes once more whether somebody is here. Completed once they can know of it. */
    CompletableFuture<?> again(Optional<PlayerId> player) {
        return house.store().rooms().tell(house.node(), id, presence.visitor(player, house.now()));
    }

    /** Those who are here, at this node. */
    List<Optional<PlayerId>> here() {
        return presence.here();
    }

    /** Whether nobody is here, at this node. */
    boolean isEmpty() {
        return presence.isEmpty();
    }

    /** Whether somebody is there, at any node. */
    boolean isVisited() {
        readElsewhere();
        return presence.isAnybodyThere();
    }

    private void readElsewhere() {
        if (house.store().isShared() && audience.takeOtherVisitors()) presence.setElsewhere(house.elsewhere(id));
    }

    /** Since when those are away who should be there. */
    Map<PlayerId, Instant> absentSince(Table now) {
        readElsewhere();
        return presence.expect(now.players(), house.now());
    }

    /** What one of them is told. If that is news, the next comparison tells the others. */
    ServerMessage.Around around(Table now) {
        ServerMessage.Around around = seen(now);
        if (told != null && !around.saysTheSameAs(told)) told = null;
        return around;
    }

    private ServerMessage.Around seen(Table now) {
        Map<PlayerId, Instant> absent = absentSince(now);
        return ServerMessage.Around.of(
                id, absent, now.plan().pace().fairWait(), presence.spectators(now.players()), house.now());
    }

    /**
     * Tells everybody who is there, or lets somebody know when that may be done again.
     *
     * @param again is called when those who came and went meanwhile are told together
     */
    void tellSoon(Table there, Runnable again) {
        if (isTellingDue) return;
        Instant now = house.now();
        boolean isTooSoon = !now.isBefore(toldAt) && now.isBefore(toldAt.plus(BETWEEN_TELLINGS));
        if (isTooSoon) {
            isTellingDue = true;
            // First, because what follows may fail, and then nobody would be told.
            house.later(toldAt.plus(BETWEEN_TELLINGS), again);
            absentSince(there); // from now on, not from when it is told
        } else {
            toldAt = now;
            tell(there);
        }
    }

    /** Nobody waits to be told any more. */
    void tellNow() {
        isTellingDue = false;
    }

    /** Tells everybody who is there. */
    void tell(Table now) {
        ServerMessage.Around around = seen(now);
        told = around;
        audience.tell(around);
    }

    /** Whether those at this node may know something else than who is at the others. */
    boolean isNews(int version, List<Rooms.Visitor> elsewhere) {
        return told == null
                || version != comparedVersion
                || audience.wasToldByOthers()
                || !compared.equals(Set.copyOf(elsewhere));
    }

    /** Tells those at this node, if others have come or gone without a word: their node is dead, or the news was lost. */
    void compare(Table now, List<Rooms.Visitor> elsewhere) {
        presence.setElsewhere(elsewhere);
        audience.takeOtherVisitors();
        ServerMessage.Around around = seen(now);
        // What another node said went to those at this node too, and that node may have known less.
        if (audience.takeToldByOthers()) told = null;
        compared = Set.copyOf(elsewhere);
        comparedVersion = now.version();
        if (told != null && around.saysTheSameAs(told)) return;
        told = around;
        audience.tellHere(around);
    }
}

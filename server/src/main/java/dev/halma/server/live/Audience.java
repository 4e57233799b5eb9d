package dev.halma.server.live;

import dev.halma.server.bus.Bus;
import dev.halma.server.bus.Channel;
import dev.halma.table.TableId;
import dev.halma.table.protocol.ServerJson;
import dev.halma.table.protocol.ServerMessage;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Everybody at this node who looks at a table: what they are told, and what has been heard of the table from other nodes. */
final class Audience {

    private final TableId id;
    private final LiveTables house;
    private final BooleanSupplier isOwn;
    private final AtomicInteger told = new AtomicInteger();
    private volatile Bus.@Nullable Subscription subscription;
    private volatile boolean hasOtherNames;
    private volatile boolean hasOtherVisitors = true;
    private volatile String people = ""; // as other nodes have last told of them
    private volatile boolean wasToldByOthers;

    /** @param isOwn whether what is heard at this moment is what this table has just told itself */
    Audience(TableId id, LiveTables house, BooleanSupplier isOwn) {
        this.id = id;
        this.house = house;
        this.isOwn = isOwn;
    }

    /** Somebody has come who knows the table up to a version. */
    void listen(int version) {
        if (subscription == null) {
            told.set(version);
            subscription = house.bus().subscribe(Channel.of(id), this::hear);
        } else {
            told.accumulateAndGet(version, Math::min);
        }
    }

    boolean isListening() {
        return subscription != null;
    }

    void close() {
        Bus.Subscription last = subscription;
        subscription = null;
        if (last != null) last.close();
    }

    /** Not under the lock of the table: whoever brings the news must not wait. */
    private void hear(String news) {
        if (isOwn.getAsBoolean()) return;
        OptionalInt version = ServerJson.version(news);
        if (version.isPresent()) {
            String now = ServerJson.people(news);
            if (!now.equals(people)) hasOtherNames = true;
            people = now;
            int before = told.getAndAccumulate(version.getAsInt(), Math::max);
            if (before < version.getAsInt()) house.changedElsewhere(id, version.getAsInt());
        } else if (ServerJson.isAround(news)) {
            hasOtherVisitors = true;
            wasToldByOthers = true;
        }
    }

    /** Tells everybody, at all nodes. */
    void tell(ServerMessage message) {
        remember(message);
        house.bus().publish(Channel.of(id), ServerJson.text(message));
    }

    /** Tells those at this node what they have missed. */
    void tellHere(ServerMessage message) {
        remember(message);
        house.bus().publishHere(Channel.of(id), ServerJson.text(message));
    }

    private void remember(ServerMessage message) {
        if (message instanceof ServerMessage.Happened happened) {
            told.accumulateAndGet(happened.version(), Math::max);
        }
    }

    /** Whether there is something newer than a version. */
    boolean knowsMoreThan(int version) {
        return isListening() && told.get() > version;
    }

    /** The version that everybody here knows, if it is not the last one. */
    OptionalInt isBehind(int last) {
        int known = told.get();
        return isListening() && known < last ? OptionalInt.of(known) : OptionalInt.empty();
    }

    void doubtNames() {
        hasOtherNames = true;
    }

    /** Whether another node may have named somebody since the last time this was asked. */
    boolean takeOtherNames() {
        boolean was = hasOtherNames;
        hasOtherNames = false;
        return was;
    }

    /** Whether another node has said who is there since this was last taken. It may have been wrong. */
    boolean wasToldByOthers() {
        return wasToldByOthers;
    }

    boolean takeToldByOthers() {
        boolean was = wasToldByOthers;
        wasToldByOthers = false;
        return was;
    }

    /** Whether somebody may have come or gone at another node since the last time this was asked. */
    boolean takeOtherVisitors() {
        boolean was = hasOtherVisitors || !isListening();
        hasOtherVisitors = false;
        return was;
    }
}

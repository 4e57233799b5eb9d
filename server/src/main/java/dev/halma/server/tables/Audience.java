package dev.halma.server.tables;

import dev.halma.server.bus.Bus;
import dev.halma.server.bus.Channel;
import dev.halma.server.bus.Envelope;
import dev.halma.table.TableId;
import dev.halma.table.TableStatus;
import dev.halma.table.protocol.ServerJson;
import dev.halma.table.protocol.ServerMessage;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Everybody at this node who looks at a table: what they are told, and what has been heard of the table from other nodes. */
final class Audience {

    private final TableId id;
    private final TableRegistry house;
    private final AtomicInteger told = new AtomicInteger();
    private volatile Bus.@Nullable Subscription subscription;
    private volatile boolean hasOtherNames;
    private volatile boolean hasOtherVisitors = true;
    private volatile int people; // as another node has last told of them
    private volatile boolean wasToldByOthers;

    Audience(TableId id, TableRegistry house) {
        this.id = id;
        this.house = house;
    }

    /** Somebody has come who knows the table up to a version. */
    void listen(int version) {
        if (subscription == null) {
            told.set(version);
            subscription = house.bus().listen(Channel.of(id), this::hear);
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
    private void hear(Envelope news) {
        if (news.sender().equals(house.node().text())) return;
        switch (news.kind()) {
            case HAPPENED -> {
                if (news.people() != people) hasOtherNames = true;
                people = news.people();
                int before = told.getAndAccumulate(news.version(), Math::max);
                if (before < news.version()) house.changedElsewhere(id, news.version());
            }
            case AROUND -> {
                hasOtherVisitors = true;
                wasToldByOthers = true;
            }
            case OTHER -> {} // for clients alone
        }
    }

    /** Tells everybody, at all nodes. */
    void tell(ServerMessage message) {
        house.bus().publish(Channel.of(id), envelope(message));
    }

    /** Tells those at this node what they have missed. */
    void tellHere(ServerMessage message) {
        house.bus().publishHere(Channel.of(id), envelope(message));
    }

    private Envelope envelope(ServerMessage message) {
        String text = ServerJson.text(message);
        return switch (message) {
            case ServerMessage.Happened happened -> {
                told.accumulateAndGet(happened.version(), Math::max);
                yield Envelope.happened(house.node().text(), happened.version(), people(happened.status()), text);
            }
            case ServerMessage.Around around -> Envelope.around(house.node().text(), text);
            default -> Envelope.of(text);
        };
    }

    /** The same number at every node for the same people; only other nodes compare it. */
    private int people(TableStatus status) {
        return house.store().isShared() ? (status.chairs() + " " + status.names()).hashCode() : 0;
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

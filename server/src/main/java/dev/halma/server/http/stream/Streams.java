package dev.halma.server.http.stream;

import dev.halma.server.http.session.Backlog;
import dev.halma.server.http.session.Connection;
import dev.halma.table.PlayerId;
import dev.halma.table.protocol.ServerJson;
import dev.halma.table.protocol.ServerMessage;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;

/** All streams of this server. Their number is limited: of each player, of each address and in all. */
public final class Streams {

    /** The most streams of one caller: more than the games of a program. */
    public static final int MOST_OF_ONE = 32;

    /** Not more than a fraction of all, so that one address can't take them from the others. */
    private static final int MOST_OF_AN_ADDRESS = 1_000;

    private static final int MOST = 20_000;

    /** The prefix that marks the id of a player among callers. */
    private static final String PLAYER = "player ";

    private static final Duration HEARTBEAT = Duration.ofSeconds(15);

    private final Map<String, Set<Stream>> open = new ConcurrentHashMap<>();
    private final Map<String, Integer> ofAddress = new ConcurrentHashMap<>();
    private final AtomicInteger count = new AtomicInteger();
    private final int mostOfAnAddress;
    private final LongAdder dropped = new LongAdder();
    private final Backlog backlog = Backlog.ofHeap();

    /** A stream that has been opened. The caller that opened it closes it. */
    public final class Stream implements AutoCloseable {

        private final String caller;
        private final String address;
        private final StreamConnection connection;

        private Stream(String caller, String address) {
            this.caller = caller;
            this.address = address;
            connection = new StreamConnection(HEARTBEAT, backlog, address, dropped::increment);
        }

        public Connection connection() {
            return connection;
        }

        /** Writes messages until the client leaves or the server stops. */
        public void writeTo(OutputStream out) {
            connection.write(out);
        }

        @Override
        public void close() {
            open.computeIfPresent(caller, (same, those) -> {
                those.remove(this);
                return those.isEmpty() ? null : those;
            });
            leave(address);
        }
    }

    public Streams() {
        this(MOST_OF_AN_ADDRESS);
    }

    /** @param mostOfAnAddress how many one address may have open */
    public Streams(int mostOfAnAddress) {
        this.mostOfAnAddress = Math.min(mostOfAnAddress, MOST_OF_AN_ADDRESS);
    }

    /** Opens a stream for a player, or else for an address; empty if there are too many. */
    public Optional<Stream> open(Optional<PlayerId> player, String address) {
        if (!enter(address)) return Optional.empty();
        Optional<Stream> stream = open(player.map(one -> PLAYER + one).orElseGet(() -> "address " + address), address);
        if (stream.isEmpty()) leave(address);
        return stream;
    }

    private boolean enter(String address) {
        int all = count.incrementAndGet();
        int its = ofAddress.merge(address, 1, Integer::sum);
        if (all <= MOST && its <= mostOfAnAddress) return true;
        leave(address);
        return false;
    }

    private void leave(String address) {
        count.decrementAndGet();
        ofAddress.computeIfPresent(address, (same, its) -> its == 1 ? null : its - 1);
    }

    private Optional<Stream> open(String caller, String address) {
        Stream stream = new Stream(caller, address);
        Set<Stream> those = open.compute(caller, (same, before) -> {
            Set<Stream> all = before == null ? ConcurrentHashMap.newKeySet() : before;
            if (all.size() < MOST_OF_ONE) all.add(stream);
            return all;
        });
        return those.contains(stream) ? Optional.of(stream) : Optional.empty();
    }

    public int count() {
        return count.get();
    }

    /** How many clients were dropped because they read too slowly. */
    public long dropped() {
        return dropped.sum();
    }

    /** The players who have streams open. */
    public Set<PlayerId> players() {
        return open.keySet().stream()
                .filter(caller -> caller.startsWith(PLAYER))
                .map(caller -> new PlayerId(caller.substring(PLAYER.length())))
                .collect(Collectors.toSet());
    }

    /** Ends the streams of a player who wants to be forgotten. */
    public void forget(PlayerId player) {
        open.getOrDefault(PLAYER + player, Set.of())
                .forEach(stream -> stream.connection().close(1000, "forgotten"));
    }

    /** Announces to all clients that the server stops. */
    public void goodbye(Duration comeBackAfter) {
        String closing = ServerJson.text(new ServerMessage.Closing(comeBackAfter));
        open.values().stream().flatMap(Collection::stream).forEach(stream -> {
            stream.connection().send(closing);
            stream.connection().close(1001, "the server stops");
        });
    }
}

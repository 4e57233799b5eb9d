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
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;

/** All streams of this server. Their number is limited, for each caller and in all. */
public final class Streams {

    /** The most streams of one caller: more than the games of a program. */
    public static final int MOST_OF_ONE = 32;

    private static final int MOST = 20_000;

    /** The prefix that marks the id of a player among callers. */
    private static final String PLAYER = "player ";

    private static final Duration HEARTBEAT = Duration.ofSeconds(15);

    private final Map<String, Set<Stream>> open = new ConcurrentHashMap<>();
    private final LongAdder dropped = new LongAdder();
    private final Backlog backlog = Backlog.ofHeap();

    /** A stream that has been opened. The caller that opened it closes it. */
    public final class Stream implements AutoCloseable {

        private final String caller;
        private final StreamConnection connection = new StreamConnection(HEARTBEAT, backlog, dropped::increment);

        private Stream(String caller) {
            this.caller = caller;
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
        }
    }

    /** Opens a stream for a player, or else for an address; empty if there are too many. */
    public Optional<Stream> open(Optional<PlayerId> player, String address) {
        return open(player.map(one -> PLAYER + one).orElseGet(() -> "address " + address));
    }

    private Optional<Stream> open(String caller) {
        if (count() >= MOST) return Optional.empty();
        Stream stream = new Stream(caller);
        Set<Stream> those = open.compute(caller, (same, before) -> {
            Set<Stream> all = before == null ? ConcurrentHashMap.newKeySet() : before;
            if (all.size() < MOST_OF_ONE) all.add(stream);
            return all;
        });
        return those.contains(stream) ? Optional.of(stream) : Optional.empty();
    }

    public int count() {
        return open.values().stream().mapToInt(Set::size).sum();
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

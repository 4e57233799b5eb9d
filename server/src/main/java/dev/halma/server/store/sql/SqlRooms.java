package dev.halma.server.store.sql;

import dev.halma.server.store.NodeId;
import dev.halma.server.store.Rooms;
import dev.halma.table.PlayerId;
import dev.halma.table.TableId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Presence as rows. */
final class SqlRooms implements Rooms {

    private static final int MOST_AT_ONCE = 1000;

    private static final String ELSEWHERE = """
            SELECT v.table_id, v.player_id, v.connections, v.since, n.alive_until
            FROM visitor v LEFT JOIN node n ON n.id = v.node
            WHERE v.node <> :node AND v.table_id IN (<ids>)""";

    private final Access access;

    SqlRooms(Access access) {
        this.access = access;
    }

    @Override
    public CompletableFuture<Boolean> alive(NodeId node, Instant until) {
        return access.writer().soon(session -> {
            boolean isKnown = tellOf(session, "UPDATE node SET alive_until = :until WHERE id = :id", node, until) > 0;
            if (!isKnown) tellOf(session, "INSERT INTO node (id, alive_until) VALUES (:id, :until)", node, until);
            return !isKnown;
        });
    }

    private static int tellOf(Session session, String sql, NodeId node, Instant until) {
        return session.handle()
                .createUpdate(sql)
                .bind("id", node.text())
                .bind("until", Times.nanos(until))
                .execute();
    }

    @Override
    public CompletableFuture<?> tell(NodeId node, TableId table, Visitor visitor) {
        return access.writer()
                .soon(session -> session.handle()
                        .createUpdate("INSERT INTO visitor (table_id, node, player_id, connections, since)"
                                + " VALUES (:table, :node, :player, :connections, :since)"
                                + " ON CONFLICT (table_id, node, player_id)"
                                + " DO UPDATE SET connections = excluded.connections, since = excluded.since")
                        .bind("table", table.text())
                        .bind("node", node.text())
                        .bind("player", visitor.player().map(PlayerId::text).orElse(""))
                        .bind("connections", visitor.connections())
                        .bind("since", Times.nanos(visitor.since()))
                        .execute());
    }

    @Override
    public Map<TableId, List<Visitor>> elsewhere(NodeId node, Collection<TableId> tables, Instant now) {
        Map<TableId, List<Visitor>> found = new HashMap<>();
        List<String> all = tables.stream().map(TableId::text).toList();
        for (int from = 0; from < all.size(); from += MOST_AT_ONCE) {
            List<String> some = all.subList(from, Math.min(all.size(), from + MOST_AT_ONCE));
            access.read(handle -> handle.createQuery(ELSEWHERE)
                            .bind("node", node.text())
                            .bindList("ids", some)
                            .map((row, context) ->
                                    Map.entry(new TableId(row.getString("table_id")), visitor(row, Times.nanos(now))))
                            .list())
                    .forEach(each -> found.computeIfAbsent(each.getKey(), fresh -> new ArrayList<>())
                            .add(each.getValue()));
        }
        return found;
    }

    private static Visitor visitor(ResultSet row, long now) throws SQLException {
        String player = row.getString("player_id");
        long aliveUntil = row.getLong("alive_until"); // 0 for a node that was cleaned away
        long since = row.getLong("since");
        boolean isDead = aliveUntil < now;
        boolean diedHere = isDead && row.getInt("connections") > 0;
        return new Visitor(
                player.isEmpty() ? Optional.empty() : Optional.of(new PlayerId(player)),
                isDead ? 0 : row.getInt("connections"),
                Times.instant(diedHere ? Math.max(since, aliveUntil) : since));
    }

    @Override
    public int clean(Instant before) {
        return access.write(session -> {
            int dead = session.handle()
                    .createUpdate("DELETE FROM node WHERE alive_until < :before")
                    .bind("before", Times.nanos(before))
                    .execute();
            return dead
                    + session.handle()
                            .createUpdate("DELETE FROM visitor WHERE (connections = 0 AND since < :before)"
                                    + " OR node NOT IN (SELECT id FROM node)")
                            .bind("before", Times.nanos(before))
                            .execute();
        });
    }
}

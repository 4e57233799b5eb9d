package dev.halma.server.store.sql;

import dev.halma.server.store.Lease;
import dev.halma.server.store.Leases;
import dev.halma.server.store.NodeId;
import dev.halma.server.store.Work;
import dev.halma.table.TableId;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Leases in the index. Rows that another node is about to take are passed over. */
final class SqlLeases implements Leases {

    private static final String CLAIM = """
            UPDATE game_table SET worker = :node, worked_until = :until WHERE id IN (
                SELECT id FROM game_table
                WHERE wake_at <= :now AND worked_until < :now AND work IN (<kinds>)
                ORDER BY wake_at LIMIT :most FOR UPDATE SKIP LOCKED)
            RETURNING id, version""";

    private final Access access;

    SqlLeases(Access access) {
        this.access = access;
    }

    @Override
    public List<Claimed> claim(Set<Work> kinds, Lease lease, Instant now, int most) {
        if (kinds.isEmpty()) return List.of();
        return access.write(session -> session.handle()
                .createQuery(CLAIM)
                .bindList("kinds", kinds.stream().map(Work::name).toList())
                .bind("node", lease.node().text())
                .bind("until", Times.nanos(lease.until()))
                .bind("now", Times.nanos(now))
                .bind("most", most)
                .map((row, context) -> new Claimed(new TableId(row.getString("id")), row.getInt("version")))
                .list());
    }

    @Override
    public Set<TableId> renew(Lease lease, Collection<TableId> tables) {
        if (tables.isEmpty()) return Set.of();
        return access.write(session -> session.handle()
                .createQuery("UPDATE game_table SET worked_until = :until"
                        + " WHERE worker = :node AND worked_until < :until AND id IN (<ids>) RETURNING id")
                .bind("until", Times.nanos(lease.until()))
                .bind("node", lease.node().text())
                .bindList("ids", tables.stream().map(TableId::text).sorted().toList())
                .map((row, context) -> new TableId(row.getString("id")))
                .set());
    }

    @Override
    public boolean claim(String job, Lease lease, Instant now) {
        return access.write(session -> session.handle()
                        .createUpdate("INSERT INTO job (name, worker, worked_until) VALUES (:job, :node, :until)"
                                + " ON CONFLICT (name) DO UPDATE"
                                + " SET worker = excluded.worker, worked_until = excluded.worked_until"
                                + " WHERE job.worked_until < :now")
                        .bind("job", job)
                        .bind("node", lease.node().text())
                        .bind("until", Times.nanos(lease.until()))
                        .bind("now", Times.nanos(now))
                        .execute()
                == 1);
    }

    @Override
    public void release(String job, NodeId node) {
        int unused = access.write(session -> session.handle()
                .createUpdate("DELETE FROM job WHERE name = :job AND worker = :node")
                .bind("job", job)
                .bind("node", node.text())
                .execute());
    }
}

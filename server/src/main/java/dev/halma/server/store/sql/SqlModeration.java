package dev.halma.server.store.sql;

import dev.halma.server.players.Moderation;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;

/** Bans and the audit log in a database. */
final class SqlModeration implements Moderation {

    private static final long NANOS_OF_A_DAY = Duration.ofDays(1).toNanos();

    private final Access access;

    SqlModeration(Access access) {
        this.access = access;
    }

    @Override
    public void ban(Ban ban) {
        access.write(session -> session.handle()
                .createUpdate("INSERT INTO ban (kind, what, until, why) VALUES (:kind, :what, :until, :why)"
                        + " ON CONFLICT (kind, what) DO UPDATE SET until = excluded.until, why = excluded.why")
                .bind("kind", ban.kind().name())
                .bind("what", ban.what())
                .bind("until", Times.nanos(ban.until()))
                .bind("why", ban.why())
                .execute());
    }

    @Override
    public void lift(Kind kind, String what) {
        access.write(session -> session.handle()
                .createUpdate("DELETE FROM ban WHERE kind = :kind AND what = :what")
                .bind("kind", kind.name())
                .bind("what", what)
                .execute());
    }

    @Override
    public List<Ban> bans(Instant now) {
        return access.read(handle -> handle.createQuery(
                        "SELECT kind, what, until, why FROM ban WHERE until > :now ORDER BY until")
                .bind("now", Times.nanos(now))
                .map((row, context) -> new Ban(
                        Kind.valueOf(row.getString("kind")),
                        row.getString("what"),
                        Times.instant(row.getLong("until")),
                        row.getString("why")))
                .list());
    }

    @Override
    public void note(Note note) {
        access.write(session -> session.handle()
                .createUpdate("INSERT INTO audit (id, at, act, what) VALUES (:id, :at, :act, :what)")
                .bind("id", UUID.randomUUID().toString())
                .bind("at", Times.nanos(note.at()))
                .bind("act", note.act())
                .bind("what", note.what())
                .execute());
    }

    @Override
    public List<Note> notes(int most) {
        return access.read(handle -> handle.createQuery("SELECT at, act, what FROM audit ORDER BY at DESC LIMIT :most")
                .bind("most", most)
                .map((row, context) ->
                        new Note(Times.instant(row.getLong("at")), row.getString("act"), row.getString("what")))
                .list());
    }

    @Override
    public List<Day> days(Instant since) {
        Map<LocalDate, long[]> days = new TreeMap<>();
        count("game_table", "changed_at", since).forEach((day, count) -> counted(days, day)[0] = count);
        count("player", "seen_at", since).forEach((day, count) -> counted(days, day)[1] = count);
        return days.entrySet().stream()
                .map(day -> new Day(day.getKey(), day.getValue()[0], day.getValue()[1]))
                .toList()
                .reversed();
    }

    private static long[] counted(Map<LocalDate, long[]> days, LocalDate day) {
        return days.computeIfAbsent(day, fresh -> new long[2]);
    }

    private Map<LocalDate, Long> count(String table, String column, Instant since) {
        return access.read(handle -> {
            Map<LocalDate, Long> counts = new TreeMap<>();
            handle.createQuery("SELECT " + column + " / " + NANOS_OF_A_DAY + " AS day, COUNT(*) AS number FROM " + table
                            + " WHERE " + column + " >= :since GROUP BY " + column + " / " + NANOS_OF_A_DAY)
                    .bind("since", Times.nanos(since))
                    .map((row, context) -> Map.entry(LocalDate.ofEpochDay(row.getLong("day")), row.getLong("number")))
                    .forEach(found -> counts.put(found.getKey(), found.getValue()));
            return counts;
        });
    }
}

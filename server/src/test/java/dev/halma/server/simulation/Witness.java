package dev.halma.server.simulation;

import dev.halma.rules.game.Game;
import dev.halma.server.simulation.world.SimulatedDatabase;
import dev.halma.server.simulation.world.SimulatedLine;
import dev.halma.server.simulation.world.SimulatedNetwork;
import dev.halma.server.simulation.world.SimulatedStore;
import dev.halma.server.simulation.world.SimulatedThinking;
import dev.halma.server.store.Append;
import dev.halma.server.tables.Ask;
import dev.halma.table.Arbiter;
import dev.halma.table.Command;
import dev.halma.table.Decision;
import dev.halma.table.DecisionContext;
import dev.halma.table.Entry;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.TableId;
import dev.halma.table.TableView;
import dev.halma.table.client.TableClient;
import dev.halma.table.protocol.EventJson;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;

/** Sees every log as it becomes durable, and holds against it what clients know, what they were told and what is in memory. */
final class Witness {

    /** How long news need to a client: from the store to a node, on the bus, on the line. */
    private static final Duration NEWS =
            SimulatedLine.LONGEST.plus(SimulatedNetwork.LONGEST).plusMillis(50);

    /** How long a computer and a clock may need once all is well. */
    private static final Duration PATIENCE = Duration.ofMillis(SimulatedThinking.LONGEST_MILLIS + 500);

    /** Nobody has the lease of computers among themselves: nodes at which somebody looks on find out that none moves. */
    private static final Duration PATIENCE_AMONG_COMPUTERS = PATIENCE.plusSeconds(4);

    /** A table at each of its versions, and the version after each command. */
    private static final class Seen {
        final List<Table> versions = new ArrayList<>();
        final List<Instant> times = new ArrayList<>(); // when each became durable
        final Map<Command.Id, Integer> commands = new LinkedHashMap<>();
    }

    private final Map<TableId, Seen> tables = new LinkedHashMap<>();
    private Optional<String> violation = Optional.empty();
    private int acknowledged;

    /** What was seen first that must never be. */
    Optional<String> violation() {
        return violation;
    }

    /** Keeps what must never be, because not everybody passes an exception on. */
    void check(Runnable look) {
        try {
            look.run();
        } catch (RuntimeException e) {
            if (violation.isEmpty()) {
                violation = Optional.of(e instanceof Violation ? String.valueOf(e.getMessage()) : e.toString());
            }
            throw e;
        }
    }

    /** Entries have become durable. They follow from the log, and no command comes twice. */
    void appended(SimulatedDatabase.Written written) {
        check(() -> {
            Append append = written.append();
            Seen seen = tables.computeIfAbsent(append.table(), fresh -> new Seen());
            if (!seen.versions.isEmpty()) LeaseLaw.check(seen.versions.getLast(), written);
            Set<Command.Id> causes = new HashSet<>();
            for (Entry entry : append.entries()) {
                Entry read = new Entry(
                        entry.version(), entry.at(), entry.cause(), EventJson.parse(EventJson.text(entry.event())));
                if (seen.versions.isEmpty()) {
                    seen.versions.add(Table.opened(append.table(), read));
                } else {
                    Table before = seen.versions.getLast();
                    Table after = before.after(read);
                    EntryLaws.check(before, read, after);
                    seen.versions.add(after);
                }
                seen.times.add(written.at());
                read.cause().ifPresent(cause -> {
                    boolean isNew = causes.contains(cause) || !seen.commands.containsKey(cause);
                    Violation.unless(isNew, "command %s was applied twice, again in %s", cause, read);
                    causes.add(cause);
                    seen.commands.put(cause, read.version());
                });
            }
        });
    }

    /** The server remembers a table as its log has it. */
    void remembered(Table table) {
        check(() -> {
            List<Table> versions = versions(table.id());
            Violation.unless(table.version() <= versions.size(), "the server is ahead of the log of %s", table);
            Violation.unless(
                    table.equals(versions.get(table.version() - 1)),
                    "the server's table %s is not what its log says",
                    table);
        });
    }

    /** A client knows a table as its log had it. */
    void knows(String who, TableClient client) {
        check(() -> {
            if (client.version() == 0) return;
            List<Table> versions = versions(client.table());
            Violation.unless(
                    client.version() <= versions.size(),
                    "%s knows version %d, the log has %d",
                    who,
                    client.version(),
                    versions.size());
            Table then = versions.get(client.version() - 1);
            Violation.unless(
                    client.view().filter(view -> isViewOf(view, then)).isPresent(),
                    "%s has another view of the table at version %d: %s",
                    who,
                    client.version(),
                    client.view());
        });
    }

    /** Names are kept beside the log, and the invitation is not for all: neither is compared. */
    private static boolean isViewOf(TableView view, Table table) {
        TableView seen = table.viewFor(Optional.empty(), view.status().names());
        boolean isSameGame =
                view.game().map(Game::eventCount).equals(seen.game().map(Game::eventCount))
                        && view.game().map(Game::position).equals(seen.game().map(Game::position));
        return isSameGame
                && view.version() == seen.version()
                && view.maker().equals(seen.maker())
                && view.plan().withoutInvitation().equals(seen.plan())
                && view.status().equals(seen.status());
    }

    /** A client has an answer: what was acknowledged is in the log at that version, what was refused is not. */
    void answered(PlayerId player, TableClient.Answered answer) {
        check(() -> {
            Seen seen = tables.getOrDefault(answer.ask().table(), new Seen());
            Optional<Integer> version = Optional.ofNullable(
                    seen.commands.get(new Command.Id(player, answer.ask().id())));
            if (!answer.isDone()) {
                Violation.unless(version.isEmpty(), "%s was refused and is in the log: %s", answer.ask(), answer.why());
                return;
            }
            acknowledged++;
            boolean changesNothing = version.isEmpty() && answer.ask().command() instanceof Command.Agree;
            Violation.unless(
                    changesNothing || version.equals(Optional.of(answer.version())),
                    "%s was acknowledged at version %d; the log has it at %s",
                    answer.ask(),
                    answer.version(),
                    version);
        });
    }

    /** A node refuses something: it is wrong at the table as it is, and not only as the node knew it. */
    void refused(TableId id, Ask ask, Instant now) {
        // Who is absent, and for how long, nodes know by themselves.
        boolean isAboutAbsence = ask.command() instanceof Command.Skip || ask.command() instanceof Command.StandIn;
        if (isAboutAbsence) return;
        check(() -> {
            Table last = versions(id).getLast();
            DecisionContext context = new DecisionContext(now, Map.of(), ask.lag(), new Random(0), () -> id);
            Violation.unless(
                    Arbiter.decide(last, ask.actor(), ask.command(), context) instanceof Decision.Refused,
                    "%s was refused and is right at %s",
                    ask.command(),
                    last);
        });
    }

    /** Everything is well again, and has been for a while: a node knows what is durable. */
    void healed(SimulatedNode node, Instant now) {
        check(() -> tables.forEach((id, seen) -> {
            Table remembered = node.tables().snapshot(id).orElseThrow().table();
            remembered(remembered);
            // An entry is durable a moment before its node hears of it.
            Violation.unless(
                    remembered.version() >= versionBefore(seen, now.minus(SimulatedStore.LONGEST_ANSWER)),
                    "the server's table %s is behind its log",
                    remembered);
        }));
    }

    /** Everything is well again, and has been for a while: no computer and no clock is waited for. */
    void healed(SimulatedDatabase database, Instant now, Predicate<TableId> isWatched) {
        check(() -> tables.forEach((id, seen) -> {
            Table last = seen.versions.getLast();
            Violation.unless(
                    Table.replayed(id, database.log(id)).equals(last), "the log of %s does not give its table", id);
            boolean isPlayed = last.hasPersonInPlay();
            boolean isComputerIdle = last.thinking().isPresent()
                    && (isPlayed || isWatched.test(id)) // computers among themselves wait for somebody who looks on
                    && seen.times
                            .getLast()
                            .plus(isPlayed ? PATIENCE : PATIENCE_AMONG_COMPUTERS)
                            .isBefore(now);
            Violation.unless(!isComputerIdle, "nobody moves for the computer at %s", last);
            boolean isClockForgotten = last.clocks()
                    .checkAt()
                    .filter(at -> at.plus(PATIENCE).isBefore(now))
                    .isPresent();
            Violation.unless(!isClockForgotten, "nobody looks at the clock of %s", last);
        }));
    }

    /** A client that is there has every answer and knows everything but what may be under way. */
    void healed(String who, TableClient client, Instant now) {
        check(() -> {
            Violation.unless(client.unanswered().isEmpty(), "%s has no answer to %s", who, client.unanswered());
            int versions = versionBefore(seen(client.table()), now.minus(NEWS));
            Violation.unless(
                    client.version() >= versions,
                    "%s knows version %d of %s, the log has %d",
                    who,
                    client.version(),
                    client.table(),
                    versions);
        });
    }

    /** A client knows which players of a table are there. */
    void knowsWhoIsThere(String who, TableClient client, Predicate<PlayerId> isThere) {
        check(() -> {
            Table last = seen(client.table()).versions.getLast();
            Set<PlayerId> absent = new HashSet<>(last.players());
            absent.removeIf(isThere);
            Violation.unless(
                    client.absentSince().keySet().equals(absent),
                    "%s takes %s for absent at %s, absent are %s",
                    who,
                    client.absentSince().keySet(),
                    client.table(),
                    absent);
        });
    }

    private static int versionBefore(Seen seen, Instant moment) {
        return (int) seen.times.stream().filter(at -> at.isBefore(moment)).count();
    }

    private List<Table> versions(TableId id) {
        return seen(id).versions;
    }

    private Seen seen(TableId id) {
        Seen seen = tables.get(id);
        if (seen == null) throw new Violation("table " + id + " is known and was never written");
        return seen;
    }

    int entries() {
        return tables.values().stream().mapToInt(seen -> seen.versions.size()).sum();
    }

    int tables() {
        return tables.size();
    }

    /** How many commands were acknowledged. */
    int acknowledged() {
        return acknowledged;
    }
}

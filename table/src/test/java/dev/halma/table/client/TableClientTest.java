package dev.halma.table.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.game.Request;
import dev.halma.rules.message.Message;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import dev.halma.table.Chair;
import dev.halma.table.Command;
import dev.halma.table.Entry;
import dev.halma.table.First;
import dev.halma.table.Pace;
import dev.halma.table.Plan;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.TableEvent;
import dev.halma.table.TableId;
import dev.halma.table.TableView;
import dev.halma.table.client.TableClient.Answered;
import dev.halma.table.protocol.ClientMessage;
import dev.halma.table.protocol.ServerJson;
import dev.halma.table.protocol.ServerMessage;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A client follows a log by what it hears, whatever it has missed or hears twice. */
class TableClientTest {

    private static final TableId ID = new TableId("table");
    private static final PlayerId ADA = new PlayerId("ada");
    private static final List<Entry> LOG = log(
            new TableEvent.Made(
                    ADA,
                    new Plan(
                            Variants.named("halma-8"),
                            new Pace.Untimed(),
                            Map.of(Seat.A, Chair.Person.of(ADA), Seat.B, new Chair.Open()),
                            new First.Agreed(Seat.A),
                            true,
                            false,
                            "key")),
            new TableEvent.Sat(Seat.B, new PlayerId("bo")),
            new TableEvent.Began(Seat.A, List.of()),
            new TableEvent.Played(Seat.A, "d1-e2", Optional.empty()),
            new TableEvent.Played(Seat.B, "h5-g4", Optional.empty()),
            new TableEvent.TakenBack(Seat.B, 1));

    private final List<Answered> answers = new ArrayList<>();
    private final TableClient client = new TableClient(ID, answers::add);

    private static List<Entry> log(TableEvent... events) {
        List<Entry> log = new ArrayList<>();
        for (TableEvent event : events) log.add(new Entry(log.size() + 1, Instant.EPOCH, Optional.empty(), event));
        return log;
    }

    private static Table table(int version) {
        return Table.replayed(ID, LOG.subList(0, version));
    }

    private Optional<ClientMessage> hears(ServerMessage message) {
        return client.hear(ServerJson.parse(ServerJson.text(message)));
    }

    /** The client hears what happened from one version to another. */
    private Optional<ClientMessage> hears(int first, int last) {
        return hears(ServerMessage.Happened.at(table(last), LOG.subList(first - 1, last), Map.of(), Instant.EPOCH));
    }

    private void requireVersion(int version) {
        assertThat(client.version()).isEqualTo(version);
        TableView known = client.view().orElseThrow();
        TableView seen = table(version).viewFor(Optional.of(ADA), Map.of());
        assertThat(known.plan().withoutInvitation()).isEqualTo(seen.plan().withoutInvitation());
        assertThat(known).usingRecursiveComparison().ignoringFields("plan").isEqualTo(seen);
    }

    @Test
    void aLogCanBeHeardAnEntryAtATime() {
        for (int version = 1; version <= LOG.size(); version++) {
            assertThat(hears(version, version)).isEmpty();
            requireVersion(version);
        }
    }

    @Test
    void aStateTakesThePlaceOfEverything() {
        hears(new ServerMessage.State(table(5).viewFor(Optional.of(ADA), Map.of()), Instant.EPOCH));
        requireVersion(5);
        hears(6, 6);
        requireVersion(6);
    }

    @Test
    void whatIsHeardTwiceChangesNothing() {
        hears(1, 5);
        hears(3, 5);
        requireVersion(5);
        hears(2, 4);
        requireVersion(5);
        hears(4, 6);
        requireVersion(6);
    }

    @Test
    void whatWasMissedIsAskedForOnce() {
        client.opened();
        hears(1, 3);
        assertThat(hears(5, 5)).contains(new ClientMessage.Watch(ID, 3));
        assertThat(hears(6, 6)).isEmpty();
        requireVersion(3);
        hears(4, 6);
        requireVersion(6);
    }

    /** A new name comes without entries, and from a node that may know less or more. */
    @Test
    void aNewNameNeitherTurnsTheTableBackNorSkipsWhatWasMissed() {
        hears(1, 5);
        assertThat(hears(ServerMessage.Happened.at(table(4), List.of(), Map.of(), Instant.EPOCH)))
                .isEmpty();
        requireVersion(5);
        assertThat(hears(ServerMessage.Happened.at(table(6), List.of(), Map.of(), Instant.EPOCH)))
                .contains(new ClientMessage.Watch(ID, 5));
        requireVersion(5);
    }

    @Test
    void aCommandIsSentAgainUntilItIsAnswered() {
        hears(1, 3);
        ClientMessage move = client.ask("c1", new Command.Play(Seat.A, Request.path("d1", "e2"), 0));
        ClientMessage pass = client.ask("c2", new Command.Play(Seat.A, new Request.Pass(), 0));
        assertThat(client.opened()).containsExactly(new ClientMessage.Watch(ID, 3), move, pass);
        hears(new ServerMessage.Done("c1", 4));
        hears(new ServerMessage.Refused("c2", Message.of("table.refused.out-of-date")));
        hears(new ServerMessage.Done("c1", 4));
        assertThat(client.opened()).containsExactly(new ClientMessage.Watch(ID, 3));
        assertThat(answers)
                .containsExactly(
                        new Answered((ClientMessage.Ask) move, 4, Optional.empty()),
                        new Answered(
                                (ClientMessage.Ask) pass, 0, Optional.of(Message.of("table.refused.out-of-date"))));
    }

    @Test
    void whoIsAwayIsKnown() {
        hears(new ServerMessage.Around(ID, Map.of(ADA, Instant.EPOCH), Map.of(ADA, Instant.EPOCH), 0, Instant.EPOCH));
        assertThat(client.absentSince()).containsOnlyKeys(ADA);
        hears(new ServerMessage.Around(ID, Map.of(), Map.of(), 0, Instant.EPOCH));
        assertThat(client.absentSince()).isEmpty();
    }

    @Test
    void otherTablesAndOtherMessagesAreIgnored() {
        hears(new ServerMessage.NoSuchTable(new TableId("other")));
        hears(new ServerMessage.Ping(3));
        assertThat(client.version()).isZero();
        assertThat(client.view()).isEmpty();
    }
}

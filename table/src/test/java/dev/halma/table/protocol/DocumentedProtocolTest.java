package dev.halma.table.protocol;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.level.Level;
import dev.halma.rules.game.Game;
import dev.halma.rules.message.Message;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import dev.halma.table.Allowance;
import dev.halma.table.Chair;
import dev.halma.table.Command;
import dev.halma.table.Entry;
import dev.halma.table.First;
import dev.halma.table.Pace;
import dev.halma.table.Plan;
import dev.halma.table.Player;
import dev.halma.table.PlayerId;
import dev.halma.table.Proposal;
import dev.halma.table.Table;
import dev.halma.table.TableEvent;
import dev.halma.table.TableId;
import dev.halma.table.Terms;
import dev.halma.table.json.Json;
import dev.halma.table.json.JsonObject;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** docs/protocol-online.md says what the codec does. */
class DocumentedProtocolTest {

    private static final TableId TABLE = new TableId("k3yR0vXq5u1Zb7Tn9sWfLA");
    private static final PlayerId ADA = new PlayerId("Qm4tYw");
    private static final PlayerId BO = new PlayerId("Zx81");
    private static final Instant MADE = Instant.ofEpochMilli(1_794_830_400_000L);
    private static final Instant BEGUN = MADE.plusSeconds(5);

    // --- What a client says ---

    static List<String> clientExamples() {
        return Examples.of("client");
    }

    @ParameterizedTest
    @MethodSource("clientExamples")
    void everyExampleOfAClientIsReadAndWrittenAsItIs(String example) {
        ClientMessage message = ClientJson.parse(example);
        assertThat(message).isNotInstanceOf(ClientMessage.Unreadable.class);
        assertThat(Examples.tree(ClientJson.text(message))).isEqualTo(Examples.tree(example));
    }

    @Test
    void everyMessageOfAClientHasAnExample() {
        assertThat(clientExamples().stream().map(ClientJson::parse))
                .extracting(message -> (Object) message.getClass())
                .containsAll(kinds(ClientMessage.class, ClientMessage.Unreadable.class));
    }

    @Test
    void everyCommandHasAnExample() {
        assertThat(clientExamples().stream().map(ClientJson::parse))
                .filteredOn(message -> message instanceof ClientMessage.Ask)
                .extracting(message ->
                        (Object) ((ClientMessage.Ask) message).command().getClass())
                .containsAll(kinds(
                        Command.class,
                        Command.CheckClock.class,
                        Command.ComputerMove.class,
                        Command.Rule.class,
                        Command.Unreadable.class,
                        Command.Id.class,
                        Command.Player.class,
                        Command.Server.class));
    }

    // --- What the server says ---

    /** The values of the examples, in the order of the document. */
    private static List<ServerMessage> serverMessages() {
        LobbyTable listed =
                new LobbyTable(TABLE, Table.Phase.GATHERING, "chinese-2", "", "game:600+5", 1, List.of("Ada"), MADE);
        return List.of(
                new ServerMessage.Welcome(Optional.of(new Player(ADA, "Ada", false)), MADE),
                new ServerMessage.State(
                        Table.replayed(TABLE, log().subList(0, 1)).viewFor(Optional.of(ADA), Map.of(Seat.A, "Ada")),
                        MADE),
                ServerMessage.Happened.at(
                        Table.replayed(TABLE, log()), log().subList(1, 3), Map.of(Seat.A, "Ada", Seat.B, "Bo"), BEGUN),
                new ServerMessage.Done("c2", 4),
                new ServerMessage.Refused("c2", Message.of("table.refused.out-of-date")),
                new ServerMessage.Around(
                        TABLE,
                        Map.of(BO, MADE.plusSeconds(8)),
                        Map.of(BO, MADE.plusSeconds(38)),
                        2,
                        MADE.plusSeconds(9)),
                new ServerMessage.PhraseSaid(TABLE, Seat.A, Phrase.WELL_PLAYED),
                new ServerMessage.Chatted(TABLE, Seat.A, "See you at four!"),
                new ServerMessage.Lobby(List.of(listed), List.of()),
                new ServerMessage.Ping(17),
                new ServerMessage.Pong(4),
                new ServerMessage.NoSuchTable(TABLE),
                new ServerMessage.Closing(Duration.ofSeconds(2)),
                new ServerMessage.NotUnderstood(((ClientMessage.Unreadable) ClientJson.parse("{}")).why()),
                new ServerMessage.YourTable(TABLE, 3, Table.Phase.PLAYING, "chinese-2", Set.of(Seat.B), true));
    }

    private static List<Entry> log() {
        Plan plan = new Plan(
                Variants.named("chinese-2"),
                Pace.parse("game:600+5").orElseThrow(),
                Map.of(Seat.A, Chair.Person.of(ADA), Seat.B, new Chair.Open()),
                First.parse("die").orElseThrow(),
                true,
                false,
                "p0sW3dQ9");
        return List.of(
                new Entry(1, MADE, Optional.empty(), new TableEvent.Made(ADA, plan)),
                new Entry(2, BEGUN, Optional.empty(), new TableEvent.Sat(Seat.B, BO)),
                new Entry(
                        3,
                        BEGUN,
                        Optional.empty(),
                        new TableEvent.Began(Seat.B, List.of(Map.of(Seat.A, 2, Seat.B, 5)))));
    }

    @Test
    void everyExampleOfTheServerIsWhatItWrites() {
        List<Json> written = serverMessages().stream()
                .map(message -> Examples.tree(ServerJson.text(message)))
                .toList();
        assertThat(Stream.of("server", "stream")
                        .flatMap(kind -> Examples.of(kind).stream())
                        .map(Examples::tree)
                        .toList())
                .isEqualTo(written);
    }

    static Stream<String> serverExamples() {
        return Stream.of("server", "stream").flatMap(kind -> Examples.of(kind).stream());
    }

    @Test
    void everyExampleOfTheServerIsReadAsItsValue() {
        assertThat(serverExamples().map(ServerJson::parse).toList()).isEqualTo(serverMessages());
    }

    @ParameterizedTest
    @MethodSource("serverExamples")
    void everyExampleOfTheServerIsReadAndWrittenAsItIs(String example) {
        assertThat(Examples.tree(ServerJson.text(ServerJson.parse(example)))).isEqualTo(Examples.tree(example));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[]", "{}", "{\"say\":\"applause\"}", "{\"say\":\"done\",\"id\":\"c1\"}"})
    void whatAServerOfThisProtocolDoesNotSayIsUnreadable(String text) {
        assertThat(ServerJson.parse(text)).isInstanceOf(ServerMessage.Unreadable.class);
    }

    @Test
    void everyMessageOfTheServerHasAnExample() {
        assertThat(serverMessages())
                .extracting(message -> (Object) message.getClass())
                .containsAll(kinds(ServerMessage.class, ServerMessage.OfTable.class, ServerMessage.Unreadable.class))
                .containsAll(kinds(ServerMessage.OfTable.class));
    }

    // --- Plans ---

    @Test
    void theExampleOfAPlanIsRead() throws Reader.Wrong {
        List<String> examples = Examples.of("plan");
        assertThat(examples).hasSize(2);
        Plan plan = PlanJson.read(Reader.of(examples.getFirst()), ADA, "secret");
        assertThat(plan.chairs())
                .isEqualTo(
                        Map.of(Seat.A, Chair.Person.of(ADA), Seat.B, Chair.Person.of(ADA), Seat.C, new Chair.Open()));
        assertThat(plan.pace()).isEqualTo(new Pace.PerMove(Duration.ofMinutes(1)));
        assertThat(plan.invitation()).isEqualTo("secret");
        assertThat(plan.isPublic()).isTrue();
        assertThat(plan.timeOdds()).isEmpty();
        Plan fair = PlanJson.read(Reader.of(examples.getLast()), ADA, "secret");
        assertThat(fair.timeOdds()).isEqualTo(Map.of(Seat.B, 3));
        assertThat(fair.terms()).isEqualTo(Terms.USUAL.withAllowances(Map.of(Seat.B, new Allowance(true, true, 3))));
    }

    /** At one device a log has no limit and a turn needs no wait, so a server's table is never at one. */
    @Test
    void noMakerAsksAServerForATableAtOneDeviceOrForAPosition() throws Reader.Wrong {
        String wish = "{\"variant\":\"halma-8\",\"atOneDevice\":true,\"start\":\"nowhere\","
                + "\"chairs\":{\"A\":{\"kind\":\"me\"},\"B\":{\"kind\":\"open\"}}}";
        assertThat(PlanJson.read(Reader.of(wish), ADA, "secret").terms()).isEqualTo(Terms.USUAL);
    }

    // --- Events ---

    static Stream<TableEvent> events() {
        Plan plan = new Plan(
                Variants.named("chinese-3"),
                Pace.parse("days:3").orElseThrow(),
                Map.of(Seat.B, 2, Seat.C, 5),
                Map.of(
                        Seat.A,
                        Chair.Person.of(ADA),
                        Seat.B,
                        new Chair.Invited(),
                        Seat.C,
                        new Chair.Computer(Level.FOX)),
                new First.Agreed(Seat.C),
                false,
                true,
                "p0sW3dQ9");
        return Stream.concat(
                log().stream().map(Entry::event),
                Stream.of(
                        new TableEvent.Made(ADA, plan),
                        new TableEvent.Made(
                                ADA,
                                plan.on(Terms.USUAL.withAllowances(Map.of(Seat.B, new Allowance(false, false, 8))))),
                        new TableEvent.Made(
                                ADA,
                                plan.on(Terms.AT_ONE_DEVICE)
                                        .from(Game.of(plan.variant())
                                                .after(Game.of(plan.variant())
                                                        .legalMoves()
                                                        .getFirst())
                                                .position())),
                        new TableEvent.Rose(Seat.B),
                        new TableEvent.SentAway(Seat.B, BO),
                        new TableEvent.ComputerSat(Seat.B, Level.OWL),
                        new TableEvent.Began(Seat.A, List.of()),
                        new TableEvent.Played(Seat.A, "C:resign", Optional.empty()),
                        new TableEvent.Played(Seat.A, "c1-c2", Optional.of(Duration.ofMillis(1234))),
                        new TableEvent.Proposed(Seat.A, Proposal.DRAW),
                        new TableEvent.Agreed(Seat.B, Proposal.TAKEBACK),
                        new TableEvent.Declined(Seat.C, Proposal.REMATCH),
                        new TableEvent.TakenBack(Seat.A, 3),
                        new TableEvent.Paused(),
                        new TableEvent.Resumed(Seat.F),
                        new TableEvent.StoodIn(Seat.B, Level.HARE, Seat.A),
                        new TableEvent.Returned(Seat.B),
                        new TableEvent.Rematched(TABLE),
                        new TableEvent.Cancelled(),
                        new TableEvent.Unknown("{\"kind\":\"applauded\",\"seat\":\"A\",\"times\":[1,2]}")));
    }

    @ParameterizedTest
    @MethodSource("events")
    void anEventIsReadAsItIsWritten(TableEvent event) {
        assertThat(EventJson.parse(EventJson.text(event))).isEqualTo(event);
    }

    @Test
    void everyEventIsTested() {
        assertThat(events()).extracting(event -> (Object) event.getClass()).containsAll(kinds(TableEvent.class));
    }

    /** The table of events in the document: {@code | `sat` | `seat`, `player` | |}. */
    @ParameterizedTest
    @MethodSource("events")
    void everyEventAndItsFieldsAreInTheTable(TableEvent event) {
        if (event instanceof TableEvent.Unknown) return;
        JsonObject written = EventJson.write(event);
        String kind = "`" + ((Json.Text) requireNonNull(written.get("kind"))).value() + "`";
        String row = Examples.document()
                .lines()
                .filter(line -> line.startsWith("|") && line.split("\\|", -1)[1].contains(kind))
                .findFirst()
                .orElseThrow(() -> new AssertionError(kind + " is not in the table"));
        written.names().stream()
                .filter(field -> !field.equals("kind"))
                .forEach(field -> assertThat(row.split("\\|", -1)[2]).contains("`" + field + "`"));
    }

    @Test
    void nobodyElseIsToldTheInvitation() {
        Table table = Table.replayed(TABLE, log());
        assertThat(ServerJson.text(new ServerMessage.State(table.viewFor(Optional.of(BO), Map.of()), MADE)))
                .doesNotContain("p0sW3dQ9");
        assertThat(ServerJson.text(ServerMessage.Happened.at(table, log(), Map.of(), MADE)))
                .doesNotContain("p0sW3dQ9");
    }

    /** The records of a sealed interface, but some. */
    private static List<Object> kinds(Class<?> sealed, Class<?>... but) {
        return Arrays.stream(sealed.getPermittedSubclasses())
                .filter(kind -> !List.of(but).contains(kind))
                .map(kind -> (Object) kind)
                .toList();
    }
}

package dev.halma.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.halma.rules.variant.Seat;
import dev.halma.table.protocol.EventJson;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A table follows from its log and from nothing else. */
class LogTest {

    private static Entry entry(int version, TableEvent event) {
        return new Entry(version, Instant.EPOCH, Optional.empty(), event);
    }

    @Test
    void aLogGivesTheSameTableEveryTime() {
        TableScript script = new TableScript("chinese-3 game:60+5 die ada open level1");
        script.says("bo", "sit B").seconds(3).turns(5).says("bo", "propose B pause");
        Table again = Table.replayed(script.table().id(), script.log());
        assertThat(again).isEqualTo(script.table()).hasSameHashCodeAs(script.table());
        Table earlier = Table.replayed(script.table().id(), script.log().subList(0, 4));
        assertThat(earlier).isNotEqualTo(script.table());
    }

    @Test
    void anEventOfANewerProgramIsKeptAndChangesNothing() {
        TableScript script = new TableScript("halma-8 none A ada bo").plays("ada");
        Entry unknown = entry(script.table().version() + 1, new TableEvent.Unknown("{\"kind\":\"applauded\"}"));
        script.append(unknown).plays("bo"); // which replays all of it, from JSON
        assertThat(script.log().get(3)).isEqualTo(unknown);
        assertThat(script.table().version()).isEqualTo(5);
        assertThat(script.table().toMove()).contains(Seat.A);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"kind\":\"stood-in\",\"seat\":\"A\",\"level\":99,\"by\":\"B\"}",
                "{\"kind\":\"proposed\",\"seat\":\"A\",\"proposal\":\"tea\"}",
                "{\"kind\":\"rose\",\"seat\":\"Z\"}",
                "{\"kind\":\"began\",\"first\":\"A\",\"rounds\":[{\"Z\":1}]}"
            })
    void aKnownEventWithANewValueIsKeptToo(String json) {
        assertThat(EventJson.parse(json)).isEqualTo(new TableEvent.Unknown(json));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{}",
                "{\"kind\":7}",
                "{\"kind\":\"made\",\"maker\":\"ada\",\"plan\":{\"variant\":\"new\"}}"
            })
    void whatIsNoEventOrNoTableIsRefused(String json) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EventJson.parse(json))
                .withMessageStartingWith("not an event: ");
    }

    @Test
    void aLogWithAGapIsRefused() {
        Table table = new TableScript("halma-8 none A ada bo").table();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> table.after(entry(4, new TableEvent.Paused())))
                .withMessage("version 3 comes next, not 4");
    }

    @Test
    void aLogBeginsWithTheMakingAndHasItOnce() {
        TableScript script = new TableScript("halma-8 none A ada bo");
        Entry made = script.log().getFirst();
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        Table.replayed(script.table().id(), List.of(script.log().getLast())));
        assertThatIllegalArgumentException().isThrownBy(() -> script.table().after(entry(3, made.event())));
    }

    @Test
    void aLogWithAnIllegalMoveIsRefused() {
        Table table = new TableScript("halma-8 none A ada bo").table();
        TableEvent illegal = new TableEvent.Played(Seat.A, "d1-h8", Optional.empty());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> table.after(entry(3, illegal)))
                .withMessageContaining("d1-h8");
    }

    @Test
    void aGameThatHasNotBegunHasNoMoves() {
        Table table = new TableScript("halma-8 none A ada open").table();
        TableEvent move = new TableEvent.Played(Seat.A, "d1-e2", Optional.empty());
        assertThatIllegalArgumentException().isThrownBy(() -> table.after(entry(2, move)));
    }
}

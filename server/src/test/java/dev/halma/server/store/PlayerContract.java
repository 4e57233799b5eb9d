package dev.halma.server.store;

import static dev.halma.server.store.Samples.ADA;
import static dev.halma.server.store.Samples.BO;
import static dev.halma.server.store.Samples.NOON;
import static dev.halma.server.store.Samples.made;
import static dev.halma.server.store.Samples.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.server.players.PlayerStore;
import dev.halma.table.Player;
import dev.halma.table.PlayerId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every store does for players. */
public abstract class PlayerContract {

    private static final Player ADA_HERSELF = new Player(ADA, "Ada", false);
    private static final Player BOT = new Player(BO, "Böt 🤖", true);

    private Store store;
    private PlayerStore players;

    /** An empty store. */
    protected abstract Store open();

    @BeforeEach
    final void opens() {
        store = open();
        players = store.players();
        players.add(ADA_HERSELF, "hash of Ada", NOON);
        players.add(BOT, "hash of Bot", NOON.plusSeconds(1));
    }

    @AfterEach
    final void closes() {
        store.close();
    }

    @Test
    void aPlayerIsFoundByIdAndByEverySecret() {
        players.addSecret(ADA, "another", NOON);
        assertThat(players.byId(ADA)).contains(ADA_HERSELF);
        assertThat(players.bySecret(ADA, "hash of Ada")).contains(ADA_HERSELF);
        assertThat(players.bySecret(ADA, "another")).contains(ADA_HERSELF);
        assertThat(players.bySecret(BO, "hash of Bot")).contains(BOT);
        assertThat(players.bySecret(ADA, "guessed")).isEmpty();
        assertThat(players.bySecret(ADA, "hash of Bot")).isEmpty();
    }

    @Test
    void anIdIsGivenOnce() {
        assertThatThrownBy(() -> players.add(new Player(ADA, "Eve", false), "hash of Eve", NOON))
                .isInstanceOf(StoreFailed.class);
        assertThat(players.byId(ADA)).contains(ADA_HERSELF);
        assertThat(players.bySecret(ADA, "hash of Eve")).isEmpty();
    }

    @Test
    void aPlayerCanBeRenamed() {
        players.rename(ADA, "Ada L.");
        assertThat(players.byId(ADA)).contains(new Player(ADA, "Ada L.", false));
    }

    @Test
    void theNamesOfThoseWhoAreKnownAreTold() {
        assertThat(players.names(List.of(ADA, BO, new PlayerId("nobody")))).isEqualTo(Map.of(ADA, "Ada", BO, "Böt 🤖"));
        assertThat(players.names(List.of())).isEmpty();
    }

    /** A program can't pass for a person. */
    @Test
    void theNameOfAProgramSaysSo() {
        PlayerId cy = new PlayerId("cy");
        players.add(new Player(cy, "Cy", true), "hash of Cy", NOON);
        assertThat(players.names(List.of(cy))).isEqualTo(Map.of(cy, "Cy 🤖"));
        assertThat(players.byId(cy).map(Player::name)).contains("Cy");
    }

    @Test
    void aCodeIsGoodOnceAndForAWhile() {
        players.addCode("code", ADA, NOON.plusSeconds(300));
        assertThat(players.takeCode("other", NOON)).isEmpty();
        assertThat(players.takeCode("code", NOON.plusSeconds(299))).contains(ADA);
        assertThat(players.takeCode("code", NOON.plusSeconds(299))).isEmpty();
        players.addCode("late", ADA, NOON.plusSeconds(300));
        assertThat(players.takeCode("late", NOON.plusSeconds(300))).isEmpty();
    }

    @Test
    void aNewCodeReplacesTheLastOne() {
        players.addCode("first", ADA, NOON.plusSeconds(300));
        players.addCode("second", ADA, NOON.plusSeconds(300));
        assertThat(players.takeCode("first", NOON)).isEmpty();
        assertThat(players.takeCode("second", NOON)).contains(ADA);
    }

    @Test
    void whoIsForgottenLeavesOnlyAnIdInTheLogs() {
        store.append(List.of(made(table("one"), NOON))).join();
        players.addCode("code", ADA, NOON.plusSeconds(300));
        players.forget(ADA);
        assertThat(players.byId(ADA)).isEmpty();
        assertThat(players.bySecret(ADA, "hash of Ada")).isEmpty();
        assertThat(players.names(List.of(ADA))).isEmpty();
        assertThat(players.takeCode("code", NOON)).isEmpty();
        assertThat(store.summary(table("one")).map(Summary::players)).isEqualTo(Optional.of(List.of(ADA)));
        assertThat(players.byId(BO)).contains(BOT);
    }

    @Test
    void nothingIsKeptForSomebodyWhoHasBeenForgotten() {
        players.forget(ADA);
        players.addSecret(ADA, "late", NOON);
        players.addCode("code", ADA, NOON.plusSeconds(300));
        players.rename(ADA, "Ada again");
        players.seen(ADA, NOON);
        assertThat(players.bySecret(ADA, "late")).isEmpty();
        assertThat(players.takeCode("code", NOON)).isEmpty();
        assertThat(players.byId(ADA)).isEmpty();
    }

    @Test
    void whoHasNotComeForLongIsForgotten() {
        assertThat(players.forgetUnseenSince(NOON, 10)).isZero();
        players.seen(ADA, NOON.plusSeconds(60));
        players.seen(ADA, NOON.plusSeconds(30)); // told late
        assertThat(players.forgetUnseenSince(NOON.plusSeconds(60), 10)).isEqualTo(1);
        assertThat(players.byId(ADA)).isPresent();
        assertThat(players.byId(BO)).isEmpty();
    }

    @Test
    void notMoreAreForgottenAtOnceThanAskedFor() {
        assertThat(players.forgetUnseenSince(NOON.plusSeconds(60), 1)).isEqualTo(1);
        assertThat(players.byId(ADA)).as("the one who was away for longest").isEmpty();
        assertThat(players.byId(BO)).isPresent();
    }
}

package dev.halma.server.players;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.store.sqlite.SqliteStore;
import dev.halma.table.Naming;
import dev.halma.table.Player;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IdentitiesTest {

    private static final Naming.Fit ADA = new Naming.Fit("Ada");

    @TempDir
    private Path folder;

    private SqliteStore store;
    private Identities identities;
    private Instant now = Instant.parse("2026-11-16T12:00:00Z");
    private final List<String> asked = new ArrayList<>();

    @BeforeEach
    void opens() {
        store = SqliteStore.open(folder);
        identities = new Identities(watched(store.players()), () -> now, new SplittableRandom(11));
    }

    @AfterEach
    void closes() {
        store.close();
    }

    /** The same store; what is asked of it is written down. */
    private PlayerStore watched(PlayerStore real) {
        return (PlayerStore) Proxy.newProxyInstance(
                PlayerStore.class.getClassLoader(), new Class<?>[] {PlayerStore.class}, (proxy, method, arguments) -> {
                    asked.add(method.getName());
                    try {
                        return method.invoke(real, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    @Test
    void aGuestIsKnownByTheSecret() {
        Identities.Issued ada = identities.guest(ADA);
        assertThat(identities.known(ada.secret())).contains(ada.player());
        assertThat(ada.player().name()).isEqualTo("Ada");
        assertThat(ada.player().isProgram()).isFalse();
        assertThat(identities.program(ADA).player().isProgram()).isTrue();
    }

    @Test
    void anIdHas128BitsAndASecret256() {
        Identities.Issued ada = identities.guest(ADA);
        assertThat(ada.player().id().text()).matches("[0-9]{4}-[A-Za-z0-9_-]{22}");
        assertThat(ada.secret())
                .matches("[0-9]{4}-[A-Za-z0-9_-]{22}\\.[A-Za-z0-9_-]{43}")
                .startsWith(ada.player().id().text());
        assertThat(identities.guest(ADA).secret()).isNotEqualTo(ada.secret());
    }

    @Test
    void aSecretIsNeitherKeptNorWrittenToALog() {
        Identities.Issued ada = identities.guest(ADA);
        assertThat(store.players().bySecret(ada.player().id(), ada.secret())).isEmpty();
        assertThat(ada.toString()).doesNotContain(ada.secret());
        Identities.Code code = identities.code(ada.player().id());
        assertThat(code.toString()).doesNotContain(code.text());
        assertThat(store.players().takeCode(code.text(), now)).isEmpty();
    }

    @Test
    void nobodyIsKnownByAnythingElse() {
        Identities.Issued ada = identities.guest(ADA);
        Identities.Issued bo = identities.guest(new Naming.Fit("Bo"));
        String half = bo.secret().substring(bo.secret().indexOf('.'));
        for (String wrong : List.of(
                "",
                ".",
                "..",
                ada.player().id().text(),
                ada.player().id() + ".",
                ada.player().id() + half,
                ada.secret() + "x",
                ada.secret().toUpperCase(java.util.Locale.ROOT),
                "x".repeat(10_000) + ".y",
                "ü." + half)) {
            assertThat(identities.known(wrong)).as(wrong).isEmpty();
        }
    }

    @Test
    void theStoreIsNotAskedForEveryRequest() {
        String secret = identities.guest(ADA).secret();
        asked.clear();
        for (int i = 0; i < 100; i++) identities.known(secret);
        assertThat(asked).containsExactly("bySecret", "devices", "seen");
        now = now.plus(Identities.KNOWN_FOR);
        identities.known(secret);
        assertThat(asked).containsExactly("bySecret", "devices", "seen", "bySecret");
        now = now.plus(Identities.SEEN_EVERY);
        identities.known(secret);
        assertThat(asked).containsExactly("bySecret", "devices", "seen", "bySecret", "bySecret", "devices", "seen");
    }

    @Test
    void aNewNameHoldsAtOnce() {
        Identities.Issued ada = identities.guest(ADA);
        identities.known(ada.secret());
        assertThat(identities
                        .rename(ada.player().id(), new Naming.Fit("Ada L."))
                        .map(Player::name))
                .contains("Ada L.");
        assertThat(identities.known(ada.secret()).map(Player::name)).contains("Ada L.");
    }

    @Test
    void whoIsForgottenIsNobodyAtOnce() {
        Identities.Issued ada = identities.guest(ADA);
        String token = identities.token(ada.player().id(), "", true);
        String code = identities.code(ada.player().id()).text();
        identities.known(ada.secret());
        identities.known(token);
        identities.forget(ada.player().id());
        assertThat(identities.known(ada.secret())).isEmpty();
        assertThat(identities.known(token)).isEmpty();
        assertThat(identities.claim(code)).isEmpty();
    }

    @Test
    void aCodeMovesAPlayerToAnotherDeviceOnce() {
        Identities.Issued ada = identities.guest(ADA);
        Identities.Code code = identities.code(ada.player().id());
        assertThat(code.text()).matches("[A-HJKMNP-TV-Z2-9]{4}-[A-HJKMNP-TV-Z2-9]{4}");
        assertThat(code.until()).isEqualTo(now.plus(Duration.ofMinutes(5)));
        Identities.Issued there = identities
                .claim(" " + code.text().toLowerCase(java.util.Locale.ROOT).replace("-", " "))
                .orElseThrow();
        assertThat(there.player()).isEqualTo(ada.player());
        assertThat(there.secret()).isNotEqualTo(ada.secret());
        assertThat(identities.known(there.secret())).contains(ada.player());
        assertThat(identities.known(ada.secret())).contains(ada.player());
        assertThat(identities.claim(code.text())).isEmpty();
    }

    @Test
    void aCodeIsGoodForFiveMinutes() {
        Identities.Issued ada = identities.guest(ADA);
        String code = identities.code(ada.player().id()).text();
        now = now.plus(Identities.CODE_LASTS);
        assertThat(identities.claim(code)).isEmpty();
    }

    @Test
    void whatIsNoCodeIsNotLookedUp() {
        asked.clear();
        for (String wrong : List.of("", "KQRT", "KQRT-5ZM0", "x".repeat(10_000), "KQRT-5ZMAA")) {
            assertThat(identities.claim(wrong)).isEmpty();
        }
        assertThat(asked).isEmpty();
    }

    @Test
    void aProgramPlaysInThePlayersName() {
        Identities.Issued ada = identities.guest(ADA);
        assertThat(identities.known(identities.token(ada.player().id(), "", true)))
                .contains(ada.player());
    }
}

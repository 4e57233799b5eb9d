package dev.halma.server.identity;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** stand-in */
public final class Identities {
    private final PlayerStore store;
    private final InstantSource clock;
    private final RandomGenerator chance;

    public record Issued(Player player, String secret) {}

    public record Code(String text, Instant until) {}

    public Identities(PlayerStore store, InstantSource clock, RandomGenerator chance) {
        this.store = store;
        this.clock = clock;
        this.chance = chance;
    }

    private String random(int n) {
        byte[] bytes = new byte[n];
        chance.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static String hash(String text) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    public Optional<Player> known(String secret) {
        return store.bySecret(hash(secret));
    }

    public Optional<Issued> guest(String name) {
        Player player = new Player(new PlayerId(random(16)), name, false);
        String secret = random(32);
        store.add(player, hash(secret), clock.instant());
        return Optional.of(new Issued(player, secret));
    }

    public Optional<Player> rename(PlayerId id, String name) {
        store.rename(id, name);
        return store.byId(id);
    }

    public Code code(PlayerId id) {
        String code = random(6);
        Instant until = clock.instant().plus(Duration.ofMinutes(5));
        store.addCode(hash(code), id, until);
        return new Code(code, until);
    }

    public Optional<Issued> claim(String code) {
        return store.takeCode(hash(code), clock.instant())
                .flatMap(store::byId)
                .map(player -> new Issued(player, token(player.id())));
    }

    public String token(PlayerId id) {
        String secret = random(32);
        store.addSecret(id, hash(secret), clock.instant());
        return secret;
    }

    public void forget(PlayerId id) {
        store.forget(id);
    }
}

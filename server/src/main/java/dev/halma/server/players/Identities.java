package dev.halma.server.players;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.halma.table.Naming;
import dev.halma.table.Player;
import dev.halma.table.PlayerId;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;

/**
 * Creates players, and finds the player whom a secret proves. Secrets and codes are shown once; only their hashes are
 * stored. Safe for use by many threads.
 */
public final class Identities {

    /** How long a code for another device can be used. */
    public static final Duration CODE_LASTS = Duration.ofMinutes(5);

    /** How long a player is cached. For that long another node may show an old name. */
    static final Duration KNOWN_FOR = Duration.ofMinutes(1);

    /** The precision of the time at which a player was last seen. */
    static final Duration SEEN_EVERY = Duration.ofHours(1);

    private static final int MOST_KNOWN = 10_000;
    private static final int ASKED_AT_ONCE = 1000;

    /**
     * A player with a fresh secret.
     *
     * @param secret for a cookie or a bearer token; it can't be shown again
     */
    public record Issued(Player player, String secret) {

        /** Without the secret: this may be logged. */
        @Override
        public String toString() {
            return "Issued[" + player + "]";
        }
    }

    /** A code that moves a player to another device, as it is shown. */
    public record Code(String text, Instant until) {

        /** Without the code: this may be logged. */
        @Override
        public String toString() {
            return "Code[until " + until + "]";
        }
    }

    private final PlayerStore store;
    private final InstantSource clock;
    private final Secrets secrets;
    private final Cache<String, Player> lately; // by the hash of a secret
    private final Cache<PlayerId, Boolean> seen;
    private final AtomicLong changes = new AtomicLong();

    /** @param chance must not be predictable, such as {@link java.security.SecureRandom} */
    public Identities(PlayerStore store, InstantSource clock, RandomGenerator chance) {
        this.store = store;
        this.clock = clock;
        this.secrets = new Secrets(chance);
        this.lately = kept(KNOWN_FOR);
        this.seen = kept(SEEN_EVERY);
    }

    private <K, V> Cache<K, V> kept(Duration time) {
        return Caffeine.newBuilder()
                .maximumSize(MOST_KNOWN)
                .expireAfterWrite(time)
                .ticker(() -> ChronoUnit.NANOS.between(Instant.EPOCH, clock.instant()))
                .build();
    }

    /** Makes a player. */
    public Issued guest(Naming.Fit name) {
        return enter(name, false);
    }

    /** Makes a player that is a program. */
    public Issued program(Naming.Fit name) {
        return enter(name, true);
    }

    private Issued enter(Naming.Fit name, boolean isProgram) {
        Player player = new Player(secrets.id(clock.instant()), name.name(), isProgram);
        String secret = secrets.secret(player.id());
        store.add(player, Secrets.hash(secret), clock.instant());
        return new Issued(player, secret);
    }

    /** The player whom a secret proves; empty if it is unknown, forgotten or malformed. */
    public Optional<Player> known(String secret) {
        Optional<PlayerId> named = Secrets.named(secret);
        if (named.isEmpty()) return Optional.empty();
        Optional<Player> player = bySecret(named.get(), Secrets.hash(secret));
        player.ifPresent(found -> seen(found.id()));
        return player;
    }

    /** The hash is looked up, not compared, so the time that this takes reveals nothing about the secret. */
    private Optional<Player> bySecret(PlayerId named, String hash) {
        Optional<Player> fresh = Optional.ofNullable(lately.getIfPresent(hash));
        if (fresh.isPresent()) return fresh.filter(found -> found.id().equals(named));
        long before = changes.get();
        Optional<Player> found = store.bySecret(named, hash);
        // What was read while the player was renamed or forgotten may be out of date.
        found.ifPresent(player -> {
            lately.put(hash, player);
            if (changes.get() != before) drop(player.id());
        });
        return found;
    }

    private void seen(PlayerId player) {
        if (seen.asMap().putIfAbsent(player, true) == null) store.seen(player, clock.instant());
    }

    /** The player under the new name; empty if there is no such player any more. */
    public Optional<Player> rename(PlayerId player, Naming.Fit name) {
        store.rename(player, name.name());
        changed(player);
        return store.byId(player);
    }

    /** A code for another device. It replaces the last one of this player. */
    public Code code(PlayerId player) {
        Code code = new Code(secrets.code(), clock.instant().plus(CODE_LASTS));
        store.addCode(Secrets.hash(code.text()), player, code.until());
        return code;
    }

    /** Uses a code up; empty if it is unknown, used or too old. */
    public Optional<Issued> claim(String code) {
        return Secrets.typed(code)
                .flatMap(text -> store.takeCode(Secrets.hash(text), clock.instant()))
                .flatMap(store::byId)
                .map(player -> new Issued(player, token(player.id())));
    }

    /** One more secret of a player, for a program that plays in their name. */
    public String token(PlayerId player) {
        String secret = secrets.secret(player);
        store.addSecret(player, Secrets.hash(secret), clock.instant());
        return secret;
    }

    /** Removes everything about a player. */
    public void forget(PlayerId player) {
        store.forget(player);
        changed(player);
    }

    /** The players among these who are no longer known. */
    public Set<PlayerId> forgotten(Set<PlayerId> players) {
        Set<PlayerId> gone = new HashSet<>(players);
        List<PlayerId> all = List.copyOf(players);
        for (int from = 0; from < all.size(); from += ASKED_AT_ONCE) {
            List<PlayerId> some = all.subList(from, Math.min(all.size(), from + ASKED_AT_ONCE));
            gone.removeAll(store.names(some).keySet());
        }
        return gone;
    }

    /** A player has another name or is forgotten, perhaps at another node. */
    public void changed(PlayerId player) {
        changes.incrementAndGet();
        drop(player);
    }

    private void drop(PlayerId player) {
        lately.asMap().values().removeIf(found -> found.id().equals(player));
    }
}

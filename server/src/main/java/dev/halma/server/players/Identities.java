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
    private final Cache<String, Boolean> used; // by the hash of a secret
    private final AtomicLong changes = new AtomicLong();

    /** @param random must not be predictable, such as {@link java.security.SecureRandom} */
    public Identities(PlayerStore store, InstantSource clock, RandomGenerator random) {
        this.store = store;
        this.clock = clock;
        this.secrets = new Secrets(random);
        this.lately = kept(KNOWN_FOR);
        this.seen = kept(SEEN_EVERY);
        this.used = kept(SEEN_EVERY);
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
        store.add(player, Secrets.hash(secret), thisHour());
        return new Issued(player, secret);
    }

    /** The player whom a secret proves; empty if it is unknown, forgotten or malformed. */
    public Optional<Player> known(String secret) {
        Optional<PlayerId> named = Secrets.named(secret);
        if (named.isEmpty()) return Optional.empty();
        Optional<Player> player = bySecret(named.get(), Secrets.hash(secret));
        player.ifPresent(found -> seen(found.id(), Secrets.hash(secret)));
        return player;
    }

    /** Whether a secret lets its holder manage the player: rename, forget, let in further devices. */
    public boolean mayManage(String secret) {
        Optional<PlayerId> named = Secrets.named(secret);
        return named.isPresent() && store.devices().mayManage(named.get(), Secrets.hash(secret));
    }

    /** The devices and programs of a player. */
    public List<Devices.Device> devices(PlayerId player) {
        return store.devices().of(player);
    }

    /** The id of the device that has a secret. */
    public static String device(String secret) {
        return Devices.id(Secrets.hash(secret));
    }

    /** Takes the secret of a device back; false if there is no such device. */
    public boolean revoke(PlayerId player, String device) {
        boolean isGone = store.devices().remove(player, device);
        if (isGone) changed(player);
        return isGone;
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

    private void seen(PlayerId player, String hash) {
        if (used.asMap().putIfAbsent(hash, true) == null) store.devices().used(player, hash, thisHour());
        if (seen.asMap().putIfAbsent(player, true) == null) store.seen(player, thisHour());
    }

    /** When a player was here is kept to the hour. */
    private Instant thisHour() {
        return clock.instant().truncatedTo(ChronoUnit.HOURS);
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
                .map(player -> new Issued(player, token(player.id(), "", true)));
    }

    /** The most devices and programs of a player. */
    public static final int MOST_DEVICES = 50;

    /**
     * One more secret of a player, for a device or for a program that plays in their name.
     *
     * @param mayManage whether it may do more than play
     */
    public String token(PlayerId player, String name, boolean mayManage) {
        String secret = secrets.secret(player);
        store.addSecret(player, Secrets.hash(secret), thisHour());
        if (!name.isEmpty() || !mayManage) store.devices().describe(player, Secrets.hash(secret), name, mayManage);
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

package dev.halma.table;

import dev.halma.rules.game.Game;
import dev.halma.rules.variant.Seat;
import java.time.Instant;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The state of a table: a value that follows from its log. Two tables with the same log are equal in every answer. */
public final class Table {

    /** How many commands are remembered, so that a client may repeat one that was not acknowledged. */
    static final int REMEMBERED = 48;

    /** How far a table has come. */
    public enum Phase {
        /** A chair is still free. */
        GATHERING,
        PLAYING,
        OVER,
        CANCELLED
    }

    /**
     * A proposal that the other seats have not all answered.
     *
     * @param agreed the seats that have agreed so far, the proposer's among them
     */
    public record Offer(Seat proposer, Set<Seat> agreed) {
        public Offer {
            agreed = Collections.unmodifiableSet(EnumSet.copyOf(agreed));
        }
    }

    private final TableId id;
    private final int version;
    private final PlayerId maker;
    private final Plan plan;
    private final Map<Seat, Chair> chairs;
    private final Optional<Game> game;
    private final Clocks clocks;
    private final Map<Proposal, Offer> offers;
    private final boolean isPaused;
    private final boolean isCancelled;
    private final Optional<TableId> rematch;
    private final List<Done> done;
    private final Map<PlayerId, Integer> asides;
    private final int characters;
    private final Set<PlayerId> sentAway;
    private final Instant turnSince;
    private final List<PlayerId> players;

    /**
     * A command that was carried out, and the version after it.
     *
     * @param hash of the command, so that looking for one compares few texts
     */
    record Done(Command.Id command, int version, int hash) {
        Done(Command.Id command, int version) {
            this(command, version, command.hashCode());
        }
    }

    Table(Draft draft) {
        this.id = draft.id;
        this.version = draft.version;
        this.maker = draft.maker;
        this.plan = draft.plan;
        this.chairs = Collections.unmodifiableMap(draft.chairs);
        this.game = Optional.ofNullable(draft.game);
        this.clocks = draft.clocks;
        this.offers = Collections.unmodifiableMap(draft.offers);
        this.isPaused = draft.isPaused;
        this.isCancelled = draft.isCancelled;
        this.rematch = draft.rematch;
        this.done = draft.done;
        this.asides = draft.asides;
        this.characters = draft.characters;
        this.sentAway = draft.sentAway;
        this.turnSince = draft.turnSince;
        this.players = owners().distinct().toList();
    }

    /** The table after the first entry of its log. */
    public static Table opened(TableId id, Entry first) {
        if (!(first.event() instanceof TableEvent.Made made) || first.version() != 1) {
            throw new IllegalArgumentException("a log begins with the making of its table, not with " + first);
        }
        return new Draft(id, made).with(first);
    }

    /** The table after all entries of a log. */
    public static Table replayed(TableId id, List<Entry> log) {
        Table table = opened(id, log.getFirst());
        for (Entry entry : log.subList(1, log.size())) table = table.after(entry);
        return table;
    }

    /**
     * The table as far as a viewer knows it. That is enough for what the viewer may ask of it; commands that were carried out
     * and actions that were counted are not in a view.
     */
    public static Table seen(TableView view) {
        return new Table(new Draft(view));
    }

    /** The table after the next entry of its log. */
    public Table after(Entry entry) {
        Draft draft = draftFor(entry);
        draft.apply(entry.event(), entry.at());
        return draft.with(entry);
    }

    /** The table after an event in the game that the arbiter has just decided: the game after it need not be replayed. */
    Table after(Entry entry, Game decided) {
        if (!(entry.event() instanceof TableEvent.Played played)) {
            throw new IllegalArgumentException("nothing is played in " + entry);
        }
        Draft draft = draftFor(entry);
        draft.play(played, decided, entry.at());
        return draft.with(entry);
    }

    private Draft draftFor(Entry entry) {
        if (entry.version() != version + 1) {
            throw new IllegalArgumentException("version " + (version + 1) + " comes next, not " + entry.version());
        }
        return new Draft(this);
    }

    /**
     * What a viewer may see of the table.
     *
     * @param viewer none for a client that is no player
     * @param names of the people at the seats
     */
    public TableView viewFor(Optional<PlayerId> viewer, Map<Seat, String> names) {
        Plan seen = viewer.filter(this::isInvited).isPresent() ? plan : plan.withoutInvitation();
        return new TableView(id, version, maker, seen, status(names), game);
    }

    /** The part of every view that is the same for all viewers and changes with every entry. */
    public TableStatus status(Map<Seat, String> names) {
        return TableStatus.of(this, names);
    }

    public TableId id() {
        return id;
    }

    /** The version of the last entry. */
    public int version() {
        return version;
    }

    public PlayerId maker() {
        return maker;
    }

    public Plan plan() {
        return plan;
    }

    public Map<Seat, Chair> chairs() {
        return chairs;
    }

    /** The game, once it has begun. */
    public Optional<Game> game() {
        return game;
    }

    public Clocks clocks() {
        return clocks;
    }

    /** What has been proposed and not yet decided. */
    public Map<Proposal, Offer> offers() {
        return offers;
    }

    public boolean isPaused() {
        return isPaused;
    }

    /** The table of the rematch. */
    public Optional<TableId> rematch() {
        return rematch;
    }

    public Phase phase() {
        if (isCancelled) return Phase.CANCELLED;
        if (game.isEmpty()) return Phase.GATHERING;
        return game.get().isOver() ? Phase.OVER : Phase.PLAYING;
    }

    /** The seat to move, while a game is played. */
    public Optional<Seat> toMove() {
        return phase() == Phase.PLAYING ? game.map(now -> now.position().toMove()) : Optional.empty();
    }

    /** The seat that a computer has to move for now: its own, or one that it stands in for. */
    public Optional<Seat> thinking() {
        return toMove().filter(seat -> !isPaused && chair(seat).thinker().isPresent());
    }

    /** Whether a person is still to move at some time, and no computer in their place. */
    public boolean hasPersonInPlay() {
        return chairs.entrySet().stream()
                .anyMatch(chair -> chair.getValue() instanceof Chair.Person person
                        && person.standIn().isEmpty()
                        && game.filter(now -> !now.position().isInPlay(chair.getKey()))
                                .isEmpty());
    }

    /** How many actions besides moves each player has taken without the others: sat down, proposed, taken back. */
    Map<PlayerId, Integer> asides() {
        return asides;
    }

    /** The length of everything that was played, taken back or not (see {@link LogLimit}). */
    int characters() {
        return characters;
    }

    /** The players whom the maker has sent away. */
    Set<PlayerId> sentAway() {
        return sentAway;
    }

    /** When the turn of the seat to move began. */
    Instant turnSince() {
        return turnSince;
    }

    /**
     * When the others may act for an absent player: after a fair wait, which begins anew with each of their turns.
     *
     * @param absentSince when the player left
     */
    public Instant mayActAt(PlayerId player, Instant absentSince) {
        boolean isToMove = toMove().flatMap(seat -> chair(seat).owner()).equals(Optional.of(player));
        Instant since = isToMove && turnSince.isAfter(absentSince) ? turnSince : absentSince;
        return since.plus(plan.pace().fairWait());
    }

    /** The commands that were carried out last. */
    List<Done> done() {
        return done;
    }

    /** Who sits at a seat of this table. */
    public Chair chair(Seat seat) {
        Chair chair = chairs.get(seat);
        if (chair == null) throw new IllegalArgumentException("no seat " + seat + " at this table");
        return chair;
    }

    /** The seats of a player. */
    public Set<Seat> seatsOf(PlayerId player) {
        Set<Seat> seats = EnumSet.noneOf(Seat.class);
        chairs.forEach((seat, chair) -> {
            if (chair.owner().equals(Optional.of(player))) seats.add(seat);
        });
        return seats;
    }

    /**
     * Whether a player has the invitation: the maker, and the players on chairs that need it. A player on an open chair
     * may be a stranger from the lobby, for whom the other chairs are not meant.
     */
    public boolean isInvited(PlayerId player) {
        return player.equals(maker)
                || seatsOf(player).stream().anyMatch(seat -> !(plan.chairs().get(seat) instanceof Chair.Open));
    }

    /** All players who have a seat, present or not, once each. */
    public List<PlayerId> players() {
        return players;
    }

    private Stream<PlayerId> owners() {
        return chairs.values().stream().flatMap(chair -> chair.owner().stream());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Table table && answers().equals(table.answers());
    }

    @Override
    public int hashCode() {
        return 31 * id.hashCode() + version;
    }

    private List<Object> answers() {
        return List.of(
                id, version, maker, plan, chairs, game, clocks, offers, isPaused, isCancelled, rematch, done, asides);
    }

    @Override
    public String toString() {
        return id + " at version " + version;
    }

    /** The version after a command that was carried out before; nothing where it was not. */
    public Optional<Integer> versionAfter(Command.Id command) {
        int hash = command.hashCode();
        for (int i = done.size() - 1; i >= 0; i--) {
            Done one = done.get(i);
            if (one.hash() == hash && one.command().equals(command)) return Optional.of(one.version());
        }
        return Optional.empty();
    }

    /**
     * Whether a player may write to the others and read what they write. Strangers find a public table, so there only
     * players with the invitation may.
     */
    public boolean mayChat(PlayerId player) {
        if (!plan.allowsChat()) return false;
        Set<Seat> seats = seatsOf(player);
        if (seats.isEmpty() || !plan.isPublic()) return !seats.isEmpty();
        return player.equals(maker)
                || seats.stream().anyMatch(seat -> plan.chairs().get(seat) instanceof Chair.Invited);
    }
}

package dev.halma.cli.terminal.table;

import dev.halma.engine.level.DrawOffer;
import dev.halma.engine.level.Level;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.game.Request;
import dev.halma.rules.game.Ruling;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.move.Move;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.notation.RequestText;
import dev.halma.rules.told.Told;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Proposal;
import java.io.IOException;
import java.time.LocalDate;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/** A table at this terminal. One thread takes request after request, keeps the game, and only then tells of it. */
public final class LocalTable implements Table {

    private final Map<Seat, Sitter> sitters;
    private final LocalDate today;
    private final ExecutorService turns = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("table").daemon().factory());
    private final Computers computers;
    private final Map<Proposal, Seat> talks = new EnumMap<>(Proposal.class);
    private volatile GameRecord record;
    private volatile Keeper keeper;
    private @Nullable Listener listener;

    /**
     * A table with a new game, or with one that was loaded.
     *
     * @param keeper gets the game after every turn
     * @param today the date of the next game, if they play again
     */
    public LocalTable(
            GameRecord record, Map<Seat, Sitter> sitters, Keeper keeper, Computers computers, LocalDate today) {
        this.record = Records.of(record, sitters);
        this.sitters = Collections.unmodifiableMap(new EnumMap<>(sitters));
        this.keeper = keeper;
        this.computers = computers;
        this.today = today;
    }

    @Override
    public void open(Listener heard) {
        turns.execute(() -> {
            listener = heard;
            tell();
            letComputersThink();
        });
    }

    @Override
    public void ask(Ask ask) {
        turns.execute(() -> answer(ask));
    }

    private void answer(Ask ask) {
        switch (ask) {
            case Ask.Play(Seat seat, String text) -> play(seat, text);
            case Ask.Propose(Proposal what) -> propose(what);
            case Ask.Agree(Proposal what) -> agree(what);
            case Ask.Decline(Proposal what) -> {
                talks.remove(what);
                tell();
            }
            case Ask.Sit sit -> refuse(Told.of("table.refused.begun"));
            case Ask.Resume resume -> refuse(Told.of("table.refused.not-paused"));
        }
    }

    private void play(Seat seat, String text) {
        switch (RequestText.parse(text)) {
            case Parsed.Unreadable<Request>(Problem problem) -> refuse(problem.told());
            case Parsed.Read<Request>(Request request) -> {
                if (request instanceof Request.Play play) judge(game().play(seat, play));
                else propose(Proposal.DRAW);
            }
        }
    }

    private void judge(Verdict verdict) {
        switch (verdict) {
            case Verdict.Refused(Refusal why) -> refuse(why.told());
            case Verdict.Accepted(Game next) -> become(next);
        }
    }

    private void become(Game next) {
        become(Records.after(record, next));
    }

    /** Keeps, then tells. */
    private void become(GameRecord next) {
        record = next;
        talks.clear();
        try {
            keeper.keep(next);
        } catch (IOException e) {
            note(Told.of("terminal.not-kept").with("why", String.valueOf(e.getMessage())));
        }
        tell();
        letComputersThink();
    }

    private void propose(Proposal what) {
        switch (what) {
            case DRAW -> offerDraw();
            case TAKEBACK -> takeBack();
            case REMATCH -> {
                if (game().isOver()) playAgain();
                else refuse(Told.of("table.refused.not-over"));
            }
            case PAUSE -> refuse(Told.of("terminal.no-clock"));
        }
    }

    /** Another game: it does not take the place of the one that is over. */
    private void playAgain() {
        Seat first =
                Seat.of((game().start().toMove().index() + 1) % game().variant().seats());
        keeper = keeper.forAnother();
        become(Records.of(Game.of(game().variant(), first), sitters, today));
    }

    private Game game() {
        return record.game();
    }

    /** What keeps the present game. */
    public Keeper keeper() {
        return keeper;
    }

    private void offerDraw() {
        if (game().isOver()) {
            refuse(new Refusal.GameOver(game().outcome()).told());
            return;
        }
        Optional<Seat> against = DrawOffer.against(game().position(), seatsOf(Sitter.Computer.class));
        if (against.isPresent()) {
            refuse(Told.of("terminal.draw-refused").with("seat", against.get()));
        } else if (seatsOf(Sitter.Person.class).size() > 1) {
            talks.put(Proposal.DRAW, game().position().toMove());
            tell();
        } else {
            judge(game().rule(new Ruling.DrawAgreed()));
        }
    }

    private void agree(Proposal what) {
        if (what == Proposal.DRAW && talks.containsKey(what)) judge(game().rule(new Ruling.DrawAgreed()));
        else refuse(Told.of("table.refused.nothing-proposed"));
    }

    private Set<Seat> seatsOf(Class<? extends Sitter> kind) {
        Set<Seat> seats = EnumSet.noneOf(Seat.class);
        sitters.forEach((seat, sitter) -> {
            if (kind.isInstance(sitter) && !game().position().resigned().contains(seat)) seats.add(seat);
        });
        return seats;
    }

    /** Back to the last turn of a person. */
    private void takeBack() {
        Optional<Game> before = game().before();
        while (before.isPresent() && !isPersonsTurn(before.get()))
            before = before.get().before();
        before.ifPresentOrElse(this::become, () -> refuse(Told.of("table.refused.nothing-to-take-back")));
    }

    private boolean isPersonsTurn(Game then) {
        return sitters.get(then.position().toMove()) instanceof Sitter.Person;
    }

    private void letComputersThink() {
        Game now = game();
        if (now.isOver()) return;
        Seat seat = now.position().toMove();
        if (sitters.get(seat) instanceof Sitter.Computer(Level level)) {
            computers.think(seat, level, now, () -> game().equals(now), move -> turns.execute(() -> moved(now, move)));
        }
    }

    /** A computer has chosen. Where something has happened since, its choice is void. */
    private void moved(Game then, Move move) {
        if (then.equals(game())) become(then.after(move));
    }

    private void tell() {
        Game now = game();
        Optional<Seat> thinking = Optional.of(now.position().toMove())
                .filter(seat -> !now.isOver() && sitters.get(seat) instanceof Sitter.Computer);
        Moment moment = new Moment(
                now.variant(),
                Optional.of(now),
                sitters,
                thinking,
                false,
                Map.copyOf(talks),
                Moment.Clocks.NONE,
                Set.of(),
                Optional.empty(),
                true);
        if (listener != null) listener.happened(moment);
    }

    private void refuse(Told why) {
        if (listener != null) listener.refused(why);
    }

    private void note(Told what) {
        if (listener != null) listener.noted(what);
    }

    @Override
    public Optional<GameRecord> record() {
        return Optional.of(record);
    }

    @Override
    public void close() {
        turns.shutdownNow();
        computers.close();
    }
}

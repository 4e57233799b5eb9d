package dev.halma.cli.terminal.session;

import dev.halma.cli.terminal.table.TableChannel;
import dev.halma.cli.terminal.table.Viewpoint;
import dev.halma.i18n.Texts;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Request;
import dev.halma.rules.message.Message;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Command;
import dev.halma.table.TableEvent;
import dev.halma.table.TableId;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** One player's stay at a table. Everything happens on the thread that runs it, one thing after another. */
public final class Session implements TableChannel.Listener {

    private static final Duration SECOND = Duration.ofSeconds(1);

    private final TableChannel table;
    private final Texts texts;
    private final Face face;
    private final Orders orders;
    private final BlockingQueue<Runnable> waiting = new LinkedBlockingQueue<>();
    private final List<String> opening;
    private @Nullable Viewpoint now;
    private boolean isEnded;
    private boolean isWaiting;
    private Optional<String> next = Optional.empty();

    /** How a session makes its face. */
    public interface Mirror {
        Face of(Session session);
    }

    /** @param opening what is said first: the link to a table that was made */
    public Session(TableChannel table, Texts texts, List<String> opening, Mirror mirror) {
        this.table = table;
        this.opening = List.copyOf(opening);
        this.texts = texts;
        this.face = mirror.of(this);
        this.orders = new Orders(this, table, texts, face);
    }

    /**
     * Stays until the player leaves.
     *
     * @return the table of the next game, if the players go on there
     */
    public Optional<String> run() {
        table.open(this);
        try {
            while (!isEnded) {
                Runnable task = waiting.poll(SECOND.toMillis(), TimeUnit.MILLISECONDS);
                if (task != null) task.run();
                else if (now != null) face.tick();
                table.tick();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            orders.close();
        }
        return next;
    }

    /** Does something on the session's thread. */
    public void post(Runnable task) {
        waiting.add(task);
    }

    /** The table as it is now; empty before its first view. */
    public Optional<Viewpoint> now() {
        return Optional.ofNullable(now);
    }

    /** Carries out a typed line. */
    public void type(String line) {
        if (now == null) return;
        orders.carryOut(line, now);
    }

    /** Moves for the seat to move. */
    public void play(Request.Play request) {
        now().ifPresent(seen -> seen.mine().ifPresentOrElse(seat -> play(seat, request, seen), this::sayWhyNot));
    }

    void play(Seat seat, Request.Play request, Viewpoint seen) {
        ask(new Command.Play(seat, request, seen.game().map(Game::eventCount).orElse(0)));
    }

    /** Says why no person here can move now. */
    public void sayWhyNot() {
        if (now == null) return;
        face.say(orders.whyNot(now));
        face.settled();
    }

    void ask(Command command) {
        waits();
        table.ask(command);
    }

    /** An answer is expected. */
    void waits() {
        isWaiting = true;
    }

    void goesOn() {
        isWaiting = false;
    }

    /** Whether something was asked that is not answered yet. */
    public boolean isWaiting() {
        return isWaiting;
    }

    /** Whether the player has left. */
    public boolean isEnded() {
        return isEnded;
    }

    public void end() {
        isEnded = true;
    }

    @Override
    public void happened(List<TableEvent> events, Viewpoint seen) {
        post(() -> {
            Viewpoint before = now;
            now = seen;
            goesOn();
            face.show(seen);
            if (before == null) opening.forEach(face::say);
            said(before, events, seen).forEach(face::say);
            face.settled();
            boolean isNext = before != null && before.status().rematch().isEmpty() && seen.hasPlayersHere();
            if (isNext && seen.status().rematch().isPresent()) {
                next = seen.status().rematch().map(TableId::text);
                end();
            }
            if (seen.isCancelled()) end();
        });
    }

    /**
     * The sentences about a change. After a gap without events the table is described as for a player who has just
     * come.
     */
    private List<String> said(@Nullable Viewpoint before, List<TableEvent> events, Viewpoint seen) {
        Sayings sayings = new Sayings(texts);
        boolean isKnown =
                before != null && before.view().version() == seen.view().version();
        List<String> said = new ArrayList<>();
        if (before != null) said.addAll(sayings.presence(before, seen));
        if (!events.isEmpty()) said.addAll(sayings.of(events, seen));
        else if (!isKnown) said.addAll(sayings.at(seen));
        return said;
    }

    @Override
    public void done() {
        post(() -> {
            goesOn();
            face.settled();
        });
    }

    @Override
    public void refused(Message why) {
        post(() -> {
            goesOn();
            face.say(texts.text(why));
            if (now == null) end();
            else face.settled();
        });
    }

    @Override
    public void noted(Message what) {
        post(() -> {
            face.say(texts.text(what));
            face.settled();
        });
    }
}

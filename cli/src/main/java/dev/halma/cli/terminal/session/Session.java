package dev.halma.cli.terminal.session;

import dev.halma.cli.terminal.table.Ask;
import dev.halma.cli.terminal.table.Moment;
import dev.halma.cli.terminal.table.Table;
import dev.halma.i18n.Texts;
import dev.halma.rules.told.Told;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** One player's stay at a table. Everything happens on the thread that runs it, one thing after another. */
public final class Session implements Table.Listener {

    private static final Duration SECOND = Duration.ofSeconds(1);

    private final Table table;
    private final Texts texts;
    private final Face face;
    private final Orders orders;
    private final BlockingQueue<Runnable> waiting = new LinkedBlockingQueue<>();
    private final List<String> opening;
    private @Nullable Moment now;
    private boolean isEnded;
    private boolean isWaiting;
    private Optional<String> next = Optional.empty();

    /** How a session makes its face. */
    public interface Mirror {
        Face of(Session session);
    }

    /** @param opening what is said first: how it was decided who begins */
    public Session(Table table, Texts texts, List<String> opening, Mirror mirror) {
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

    /** How things stand; nothing before the table has told it. */
    public Optional<Moment> now() {
        return Optional.ofNullable(now);
    }

    /** Carries out a typed line. */
    public void type(String line) {
        if (now == null) return;
        orders.carryOut(Order.read(line, texts), now);
    }

    /** Moves for the seat to move. */
    public void play(String text) {
        if (now == null) return;
        now.mine().ifPresentOrElse(seat -> ask(new Ask.Play(seat, text)), () -> {
            face.say(orders.whyNot());
            face.settled();
        });
    }

    void ask(Ask ask) {
        waits();
        table.ask(ask);
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
    public void happened(Moment moment) {
        post(() -> {
            Moment before = now;
            now = moment;
            goesOn();
            face.show(moment);
            if (before == null) opening.forEach(face::say);
            new Sayings(texts).between(before, moment).forEach(face::say);
            face.settled();
            boolean goesOn = moment.next().isPresent() && moment.hasPlayersHere();
            if (goesOn && before != null && before.next().isEmpty()) {
                next = moment.next();
                end();
            }
            if (!moment.isOpen()) end();
        });
    }

    @Override
    public void done() {
        post(() -> {
            goesOn();
            face.settled();
        });
    }

    @Override
    public void refused(Told why) {
        post(() -> {
            goesOn();
            face.say(texts.text(why));
            if (now == null) end();
            else face.settled();
        });
    }

    @Override
    public void noted(Told what) {
        post(() -> {
            face.say(texts.text(what));
            face.settled();
        });
    }
}

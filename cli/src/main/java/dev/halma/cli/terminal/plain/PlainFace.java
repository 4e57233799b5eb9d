package dev.halma.cli.terminal.plain;

import dev.halma.cli.board.Letters;
import dev.halma.cli.board.TextBoard;
import dev.halma.cli.terminal.session.Face;
import dev.halma.cli.terminal.session.Names;
import dev.halma.cli.terminal.session.Reading;
import dev.halma.cli.terminal.session.Session;
import dev.halma.cli.terminal.table.Viewpoint;
import dev.halma.i18n.Texts;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.message.VariantMessage;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import picocli.CommandLine.Help.Ansi;

/** Says every change once, in words, and reads a line when a person here is to move. */
public final class PlainFace implements Face {

    /** In place of a line: the input is over. No line has its end in it. */
    private static final String END = "\n";

    private final Session session;
    private final Queue<String> lines = new ArrayDeque<>();
    private final PrintWriter out;
    private final Texts texts;
    private boolean isInputOver;
    private boolean hasShownBoard;
    private boolean hasSaid;
    private boolean hasWaited;

    private PlainFace(Session session, PrintWriter out, Texts texts) {
        this.session = session;
        this.out = out;
        this.texts = texts;
    }

    /** Faces that read from here and write there. */
    public static Session.Mirror of(Keyboard keyboard, PrintWriter out, Texts texts) {
        return session -> {
            PlainFace face = new PlainFace(session, out, texts);
            keyboard.listen(line -> session.post(() -> face.hear(line)), () -> session.post(() -> face.hear(END)));
            return face;
        };
    }

    /** Lines may come faster than they are answered, from a script above all: each waits for its turn. */
    private void hear(String line) {
        lines.add(line);
        obey();
    }

    private void obey() {
        while (!lines.isEmpty() && isReady()) {
            String line = lines.remove();
            if (line.equals(END)) isInputOver = true;
            else session.type(line);
            session.now().ifPresent(this::leaveIfDone);
        }
    }

    /** A line waits for the answer to the one before, and for computers to move. */
    private boolean isReady() {
        return !session.isEnded()
                && !session.isWaiting()
                && session.now()
                        .map(now -> isInputOver || !hasComputerToMove(now))
                        .orElse(false);
    }

    private static boolean hasComputerToMove(Viewpoint now) {
        return now.thinking().isPresent() && now.hasPlayersHere();
    }

    /** Leaves after the end of the input: no person here can move any more. Computers may still end their game. */
    private void leaveIfDone(Viewpoint now) {
        boolean goesOn = now.game().isPresent() && !now.isOver() && !now.hasPlayersHere();
        if (isInputOver && !goesOn) session.end();
    }

    @Override
    public void show(Viewpoint now) {
        if (now.game().isEmpty() && !hasWaited) out.println(texts.text("page.room.waiting"));
        hasWaited = true;
        if (hasShownBoard || now.game().isEmpty()) return;
        hasShownBoard = true;
        out.println(texts.text(VariantMessage.name(now.variant())));
        draw(now.game().get().position());
    }

    @Override
    public void say(String sentence) {
        hasSaid = true;
        out.println(sentence);
    }

    @Override
    public void show(String title, List<String> lines) {
        lines.forEach(this::say);
        settled();
    }

    @Override
    public void showBoard() {
        session.now().flatMap(Viewpoint::game).ifPresent(game -> draw(game.position()));
        hasSaid = true;
        settled();
    }

    private void draw(Position position) {
        out.print(new TextBoard(position.variant().board(), new Letters(position, Ansi.OFF)).text());
    }

    @Override
    public void point(int cell) {
        session.now().ifPresent(now -> point(cell, now));
        settled();
    }

    private void point(int cell, Viewpoint now) {
        Optional<Seat> mine = now.mine();
        Optional<Game> game = now.game();
        if (mine.isEmpty() || game.isEmpty()) {
            session.sayWhyNot();
            return;
        }
        String name = now.variant().board().nameOf(cell);
        Optional<Refusal> objection = game.get().objection(mine.get(), name);
        if (objection.isPresent()) say(texts.text(objection.get().message()));
        else new Reading(texts).moves(game.get().position(), name).forEach(this::say);
    }

    @Override
    public void suggest(int from, int to) {
        // The words say it.
    }

    /** Says who is to move, where a line is expected and something was said before. */
    @Override
    public void settled() {
        session.now().ifPresent(now -> {
            if (hasSaid) now.mine().ifPresent(seat -> out.println(yourTurn(now, seat)));
            hasSaid = false;
            leaveIfDone(now);
        });
        out.flush();
        obey();
    }

    private String yourTurn(Viewpoint now, Seat seat) {
        int turn = now.game().map(game -> game.position().turn()).orElse(0);
        return texts.text("seat.to-move", Map.of("turn", turn, "seat", new Names(texts).of(now, seat)));
    }
}

package dev.halma.cli.terminal.session;

import dev.halma.cli.shared.Reason;
import dev.halma.cli.shared.Spelling;
import dev.halma.cli.study.RulesText;
import dev.halma.cli.study.analysis.GameReport;
import dev.halma.cli.study.analysis.PositionReport;
import dev.halma.cli.terminal.table.SaveFile;
import dev.halma.cli.terminal.table.TableChannel;
import dev.halma.cli.terminal.table.Viewpoint;
import dev.halma.i18n.Texts;
import dev.halma.rules.board.Board;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.game.Request;
import dev.halma.rules.message.VariantMessage;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Command;
import dev.halma.table.Proposal;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Carries out what a player has typed. */
final class Orders {

    private static final int PARTS_OF_A_REVIEW = 4;

    private final Session session;
    private final TableChannel table;
    private final Texts texts;
    private final Face face;
    private final Advisor advisor = new Advisor();
    private Optional<CommandWord> grave = Optional.empty(); // was typed and waits for a yes
    private final Set<Path> saved = new HashSet<>(); // may be saved again, even after moves were taken back

    Orders(Session session, TableChannel table, Texts texts, Face face) {
        this.session = session;
        this.table = table;
        this.texts = texts;
        this.face = face;
    }

    /** Carries out a typed line. A yes is for the word before it; any other line takes that word back. */
    void carryOut(String line, Viewpoint now) {
        Optional<CommandWord> asked = grave;
        grave = Optional.empty();
        if (asked.isPresent() && isYes(line)) carryOut(asked.get(), line, now);
        else carryOut(Order.read(line, texts), now);
    }

    private boolean isYes(String text) {
        String small = text.strip().toLowerCase(texts.language().locale());
        return Stream.of(texts.text("terminal.yes"), "yes").anyMatch(yes -> !small.isEmpty() && yes.startsWith(small));
    }

    private void carryOut(Order order, Viewpoint now) {
        switch (order) {
            case Order.Nothing nothing -> face.settled();
            case Order.Move(Request.Play request) -> session.play(request);
            case Order.Cell(String name) -> point(name, now);
            case Order.Word(CommandWord word, String rest) -> carryOut(word, rest, now);
            case Order.Ambiguous(String text, List<CommandWord> words) ->
                reply(texts.text("terminal.ambiguous", Map.of("text", text)) + " "
                        + meant(words.stream().map(word -> word.word(texts)).toList()));
            case Order.Unknown(String text) -> unknown(text);
        }
    }

    private String meant(List<String> words) {
        return texts.text("cli.did-you-mean", Map.of("words", words));
    }

    private void unknown(String text) {
        List<String> near = Spelling.near(text, CommandWord.words(texts));
        String sentence = texts.text("terminal.unknown", Map.of("text", text));
        String more = near.isEmpty()
                ? texts.text("terminal.see-help", Map.of("help", CommandWord.HELP.word(texts)))
                : meant(near);
        reply(sentence + " " + more);
    }

    private void point(String name, Viewpoint now) {
        OptionalInt cell = now.variant().board().cellNamed(name);
        if (cell.isPresent()) face.point(cell.getAsInt());
        else reply(texts.text(new Refusal.NoSuchCell(name).message()));
    }

    private void carryOut(CommandWord word, String rest, Viewpoint now) {
        if (word.isGrave() && !isYes(rest) && speaker(now).isPresent()) {
            grave = Optional.of(word);
            reply(texts.text("terminal.sure." + word.english(), Map.of("yes", texts.text("terminal.yes"))));
            return;
        }
        switch (word) {
            case HINT -> now.game().ifPresent(game -> hint(game, now));
            case ANALYSE -> now.game().ifPresent(game -> analyse(game, now));
            case UNDO ->
                ask(now.me().flatMap(now.view()::lastMover), seat -> new Command.Propose(seat, Proposal.TAKEBACK));
            case DRAW -> ask(speaker(now), seat -> new Command.Propose(seat, Proposal.DRAW));
            case PAUSE -> ask(speaker(now), seat -> new Command.Propose(seat, Proposal.PAUSE));
            case AGAIN -> {
                saved.clear(); // the next game is another one
                // Where computers play among themselves, any seat does: the table says who may.
                session.ask(new Command.Propose(speaker(now).orElse(Seat.A), Proposal.REMATCH));
            }
            case RESUME ->
                ask(
                        speaker(now),
                        seat -> now.status().hasStandIn(seat) ? new Command.Return(seat) : new Command.Resume(seat));
            case AGREE -> answer(now, true);
            case DECLINE -> answer(now, false);
            case PASS -> session.play(new Request.Pass());
            case RESIGN -> resign(now);
            case SIT -> sit(rest, now);
            case BOARD -> face.showBoard();
            case READ -> face.show(title(now), new Reading(texts).pieces(now));
            case MOVES -> moves(rest, now);
            case LAST -> last(now);
            case SAVE -> save(rest, now);
            case RULES -> face.show(title(now), new RulesText(texts).of(now.variant()));
            case HELP -> help();
            case QUIT -> session.end();
        }
    }

    private static Optional<Seat> speaker(Viewpoint now) {
        return now.me().flatMap(now.view()::speaker);
    }

    /** Asks in the name of a seat; a spectator has none. */
    private void ask(Optional<Seat> seat, Function<Seat, Command> command) {
        seat.ifPresentOrElse(
                own -> session.ask(command.apply(own)), () -> reply(texts.text("table.refused.players-only")));
    }

    private void reply(String sentence) {
        face.say(sentence);
        face.settled();
    }

    String whyNot(Viewpoint now) {
        if (now.game().isEmpty()) return texts.text("table.refused.not-begun");
        Game game = now.game().get();
        if (game.isOver()) return texts.text(new Refusal.GameOver(game.outcome()).message());
        if (now.status().isPaused()) return texts.text("table.refused.paused");
        Seat toMove = game.position().toMove();
        String key = now.thinking().isPresent() ? "page.type.computer" : "page.type.elsewhere";
        return texts.text(key, Map.of("name", new Names(texts).of(now, toMove)));
    }

    private String title(Viewpoint now) {
        return texts.text(VariantMessage.name(now.variant()));
    }

    private void hint(Game game, Viewpoint now) {
        if (!mayAdvise(game, now)) return;
        Board board = game.variant().board();
        session.waits();
        advisor.hint(
                game,
                best -> session.post(() -> {
                    session.goesOn();
                    boolean isStillAsked =
                            session.now().flatMap(Viewpoint::game).equals(Optional.of(game));
                    if (!isStillAsked) {
                        face.settled();
                        return;
                    }
                    if (best.best().isPass()) {
                        reply(CommandWord.PASS.word(texts));
                        return;
                    }
                    face.suggest(best.best().from(), best.best().to());
                    reply(texts.text(
                            "page.say.hint",
                            Map.of(
                                    "from", board.nameOf(best.best().from()),
                                    "to", board.nameOf(best.best().to()))));
                }));
    }

    private void analyse(Game game, Viewpoint now) {
        if (game.isOver()) {
            table.record().ifPresentOrElse(this::review, () -> reply(whyNot(now)));
            return;
        }
        if (!mayAdvise(game, now)) return;
        session.waits();
        advisor.analyse(
                game,
                (variations, home) -> session.post(
                        () -> showAnalysis(new PositionReport(game.position(), variations, home).text(texts))));
    }

    /** What each turn has cost, once the game is over. It takes seconds, so its progress is shown now and then. */
    private void review(GameRecord record) {
        int all = record.game().events().size();
        session.waits();
        advisor.review(
                record.game(),
                done -> {
                    if (done % Math.max(1, all / PARTS_OF_A_REVIEW) == 0 && done < all) {
                        session.post(() -> face.say(texts.text("analysis.progress", Map.of("done", done, "all", all))));
                    }
                },
                judgements -> session.post(() -> showAnalysis(new GameReport(record, judgements).summary(texts))));
    }

    private void showAnalysis(String report) {
        session.goesOn();
        face.show(texts.text("page.analysis"), report.lines().toList());
        face.settled();
    }

    /** No advice against people elsewhere, as on the page. */
    private boolean mayAdvise(Game game, Viewpoint now) {
        if (game.isOver()) reply(texts.text(new Refusal.GameOver(game.outcome()).message()));
        else if (!now.allowsHints()) reply(texts.text("page.analysis.running"));
        return !game.isOver() && now.allowsHints();
    }

    /** Answers the offer that waits for a person here, or else the first one. */
    private void answer(Viewpoint now, boolean agrees) {
        Set<Proposal> open = now.status().offers().keySet();
        Optional<Proposal> what = open.stream()
                .filter(now::isAsked)
                .findFirst()
                .or(() -> open.stream().findFirst());
        if (what.isEmpty()) {
            reply(texts.text("table.refused.nothing-proposed"));
            return;
        }
        ask(
                now.me().flatMap(player -> now.view().answering(player, what.get())),
                seat -> agrees ? new Command.Agree(seat, what.get()) : new Command.Decline(seat, what.get()));
    }

    /** Resigns for the seat to move, or for the player's own seat while another one is to move. */
    private void resign(Viewpoint now) {
        speaker(now)
                .ifPresentOrElse(
                        seat -> session.play(seat, new Request.Resign(), now),
                        () -> reply(texts.text("table.refused.players-only")));
    }

    private void sit(String rest, Viewpoint now) {
        Optional<Seat> wanted = rest.length() == 1 ? Seat.ofLetter(rest.charAt(0)) : now.free();
        wanted.ifPresentOrElse(
                seat -> session.ask(new Command.Sit(seat, "", "")),
                () -> reply(texts.text("table.refused.no-such-seat")));
    }

    private void moves(String rest, Viewpoint now) {
        if (now.mine().isEmpty() || now.game().isEmpty()) reply(whyNot(now));
        else face.show(title(now), new Reading(texts).moves(now.game().get().position(), rest));
    }

    private void last(Viewpoint now) {
        reply(now.game()
                .flatMap(Game::lastEvent)
                .map(event -> new Sayings(texts).event(event, now))
                .orElseGet(() -> texts.text("page.moves.none")));
    }

    private void save(String rest, Viewpoint now) {
        Optional<GameRecord> record = table.record();
        if (record.isEmpty()) {
            reply(whyNot(now));
            return;
        }
        String name = rest.isEmpty() ? now.variant().id() + ".hgn" : rest.endsWith(".hgn") ? rest : rest + ".hgn";
        try {
            SaveFile saveFile = new SaveFile(Path.of(name));
            if (!saved.contains(saveFile.file()) && !saveFile.maySave(record.get())) {
                reply(texts.text("terminal.save-is-there", Map.of("file", name)));
                return;
            }
            saveFile.save(record.get());
            saved.add(saveFile.file());
            reply(texts.text("terminal.saved", Map.of("file", name)));
        } catch (IOException e) {
            reply(texts.text("terminal.not-kept", Map.of("why", Reason.of(e, texts))));
        } catch (InvalidPathException e) {
            reply(texts.text("terminal.not-kept", Map.of("why", texts.text("cli.file.name"))));
        }
    }

    private void help() {
        List<String> lines = new ArrayList<>();
        lines.add(texts.text("terminal.help.moves"));
        int widest =
                CommandWord.words(texts).stream().mapToInt(String::length).max().orElse(0);
        for (CommandWord word : CommandWord.values()) {
            String form = word.word(texts);
            lines.add("  " + form + " ".repeat(widest + 2 - form.length()) + word.about(texts));
        }
        face.show(texts.text("page.help"), lines);
    }

    void close() {
        advisor.close();
    }
}

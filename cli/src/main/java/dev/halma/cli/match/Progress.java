package dev.halma.cli.match;

import dev.halma.arena.match.MatchRunner;
import dev.halma.arena.match.Played;
import dev.halma.arena.rating.Result;
import dev.halma.arena.rating.Standings;
import dev.halma.arena.tournament.Fixture;
import dev.halma.arena.tournament.Tournament;
import dev.halma.cli.shared.Console;
import dev.halma.cli.shared.ProgressBar;
import dev.halma.cli.shared.Wording;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;

/** A tournament under way: what is known from its file, what is played now, and its messages. */
final class Progress implements Tournament.Listener, AutoCloseable {

    private final Tournament tournament;
    private final List<String> names;
    private final GamesFile file;
    private final About about;
    private final CommandSpec spec;
    private final Standings standings;
    private final int all;
    private final Thread farewell = new Thread(this::sayHowToGoOn);
    private Map<Integer, GamesFile.Kept> kept = Map.of();
    private @Nullable ProgressBar bar;

    /**
     * What is written into every game.
     *
     * @param definitions the players behind the names that the user has given
     */
    record About(@Nullable String event, String settings, String definitions) {

        String all() {
            return settings + definitions;
        }
    }

    Progress(Tournament tournament, List<String> names, GamesFile file, About about, CommandSpec spec) {
        this.tournament = tournament;
        this.names = names;
        this.file = file;
        this.about = about;
        this.spec = spec;
        standings = new Standings(names.toArray(String[]::new));
        all = tournament.games();
    }

    Standings standings() {
        return standings;
    }

    /** Reads what was played before. A user who stops the program from now on gets a message on how to go on. */
    void begin() {
        kept = file.kept();
        Runtime.getRuntime().addShutdownHook(farewell);
        if (kept.isEmpty()) return;
        spec.commandLine().getErr().println(wording().of("match.goes-on", Map.of("done", kept.size(), "all", all)));
        spec.commandLine().getErr().flush();
    }

    /** Plays the rest. */
    void play(MatchRunner runner) throws InterruptedException, ExecutionException {
        bar = ProgressBar.of(Math.max(1, all - kept.size()), spec.commandLine().getErr());
        try {
            tournament.play(runner, this);
        } finally {
            bar.clear();
        }
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(farewell);
        } catch (IllegalStateException e) {
            // It is being run.
        }
    }

    private void sayHowToGoOn() {
        file.close();
        if (bar != null) bar.clear();
        spec.commandLine()
                .getErr()
                .println(wording()
                        .of("match.stopped", Map.of("done", Math.max(kept.size(), standings.games()), "all", all)));
        spec.commandLine().getErr().flush();
    }

    @Override
    public Optional<Result> known(Fixture fixture) {
        GamesFile.Kept game = kept.get(fixture.number() + 1);
        if (game == null) return Optional.empty();
        Variant variant = tournament.matches().get(fixture.variant()).variant();
        // Files of before 0.3.0 lack the definitions.
        if (!game.settings().equals(about.settings())) requireSame(fixture, game.settings(), about.all());
        requireSame(
                fixture,
                text(game.variant(), game.players()),
                text(variant, fixture.pairing().of(names)));
        standings.add(fixture.pairing(), game.result());
        return Optional.of(game.result());
    }

    private void requireSame(Fixture fixture, String there, String here) {
        if (there.equals(here)) return;
        throw file.refused("match.file-differs", Map.of("number", fixture.number() + 1, "there", there, "here", here));
    }

    private static String text(Variant variant, List<String> players) {
        String house = HouseText.text(variant);
        return variant.id() + (house.isEmpty() ? "" : " " + house) + ": " + String.join(", ", players);
    }

    @Override
    public void played(Fixture fixture, Played played) {
        file.append(played.record(tags(fixture), fixture.pairing().of(names)));
        standings.add(fixture.pairing(), played);
        if (bar == null) return;
        int done = standings.games() - kept.size();
        Map<String, ?> facts = Map.of("done", standings.games(), "all", all, "left", bar.timeLeft(Math.max(1, done)));
        bar.show(Math.max(0, done), wording().of("match.progress", facts));
    }

    private List<GameRecord.Tag> tags(Fixture fixture) {
        List<GameRecord.Tag> tags = new ArrayList<>();
        if (about.event() != null) tags.add(new GameRecord.Tag("Event", about.event()));
        tags.add(GamesOutput.date(Console.of(spec)));
        tags.add(new GameRecord.Tag("Round", Integer.toString(fixture.round() + 1)));
        tags.add(new GameRecord.Tag(GamesFile.NUMBER, Integer.toString(fixture.number() + 1)));
        tags.add(new GameRecord.Tag(GamesFile.SETTINGS, about.all()));
        return tags;
    }

    @Override
    public void bye(int entrant, double worth) {
        standings.addBye(entrant, worth);
    }

    private Wording wording() {
        return Wording.of(spec);
    }
}

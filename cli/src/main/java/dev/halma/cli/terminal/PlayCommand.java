package dev.halma.cli.terminal;

import dev.halma.cli.files.GameOption;
import dev.halma.cli.remote.ServerAddress;
import dev.halma.cli.shared.Console;
import dev.halma.cli.shared.HouseOption;
import dev.halma.cli.shared.Wording;
import dev.halma.rules.game.Beginning;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.table.Pace;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a game in the terminal. */
@Command(name = "play", mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class PlayCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "VARIANT|FILE.hgn", descriptionKey = "terminal.option.game")
    private @Nullable String game;

    @Option(names = "--players", paramLabel = "LIST", descriptionKey = "terminal.option.players")
    private @Nullable String players;

    @Option(names = "--first", paramLabel = "WHO", descriptionKey = "terminal.option.first")
    private @Nullable String first;

    @Mixin
    private GameOption which;

    @Mixin
    private HouseOption house;

    @Option(names = "--name", paramLabel = "NAME", defaultValue = "", descriptionKey = "terminal.option.name")
    private String name;

    @Option(names = "--resume", descriptionKey = "terminal.option.resume")
    private boolean resumes;

    @Option(names = "--save", paramLabel = "FILE.hgn", descriptionKey = "terminal.option.save")
    private @Nullable Path file;

    @Option(names = "--server", paramLabel = "URL", descriptionKey = "terminal.option.server")
    private @Nullable URI server;

    @Option(names = "--table", paramLabel = "ID|LINK", descriptionKey = "terminal.option.table")
    private @Nullable String table;

    @Option(names = "--key", paramLabel = "KEY", defaultValue = "", descriptionKey = "terminal.option.key")
    private String key;

    @Option(names = "--watch", descriptionKey = "terminal.option.watch")
    private boolean watches;

    @Option(names = "--public", descriptionKey = "terminal.option.public")
    private boolean isPublic;

    @Option(names = "--pace", paramLabel = "P", defaultValue = "none", descriptionKey = "terminal.option.pace")
    private String pace;

    @Option(names = "--token-file", paramLabel = "FILE", descriptionKey = "terminal.option.token-file")
    private @Nullable Path tokenFile;

    @Mixin
    private Stage stage;

    /** What was asked for on the command line. */
    record Wishes(
            Optional<String> game,
            GameOption which,
            Optional<Roster> players,
            Optional<String> first,
            HouseOption house,
            String name,
            Pace pace,
            Optional<Path> file) {}

    /** What was asked of a server. */
    record Online(
            URI server, Optional<String> table, String key, boolean watches, boolean isPublic, Optional<Path> token) {}

    @Override
    public void run() {
        if (first != null && !isFirst(first)) {
            throw new ParameterException(spec.commandLine(), wording().of("terminal.no-first", Map.of("found", first)));
        }
        requireServer();
        Optional<Roster> roster = Optional.ofNullable(players).map(Roster::parse);
        refuse(roster.flatMap(asked -> asked.problem(wording().texts(), server != null)));
        Optional<Pace> clock = Pace.parse(pace);
        if (clock.isEmpty()) refuse(Optional.of(wording().of("terminal.no-pace", Map.of("found", pace))));
        BufferedReader in =
                new BufferedReader(new InputStreamReader(Console.of(spec).in(), StandardCharsets.UTF_8));
        PrintWriter out = spec.commandLine().getOut();
        Questions questions = new Questions(in, out, wording().texts());
        Folders folders = Folders.of(System.getenv());
        Wishes wishes = new Wishes(
                Optional.ofNullable(game),
                which,
                roster,
                Optional.ofNullable(first),
                house,
                name,
                clock.orElseThrow(),
                Optional.ofNullable(file));
        try (Stage shown = stage) {
            play(wishes, questions, folders, shown);
        }
        out.flush();
    }

    private void refuse(Optional<String> problem) {
        problem.ifPresent(words -> {
            throw new ParameterException(spec.commandLine(), words);
        });
    }

    /** What is for a table of a server makes no sense without one; the link to a table says which server it is. */
    private void requireServer() {
        if (server != null) return;
        if (table != null && table.contains("/#/table/")) {
            server = ServerAddress.read(
                    table.substring(0, table.indexOf("/#/table/")), wording().texts());
            return;
        }
        Optional<String> option = table != null
                ? Optional.of("--table")
                : !key.isEmpty() ? Optional.of("--key") : isPublic ? Optional.of("--public") : Optional.empty();
        refuse(option.map(name -> wording().of("terminal.needs-server", Map.of("option", name))));
    }

    private void play(Wishes wishes, Questions questions, Folders folders, Stage shown) {
        if (server == null) {
            new LocalGame(spec, wishes, questions, folders).play(shown, resumes);
        } else {
            Online online = new Online(
                    server, Optional.ofNullable(table), key, watches, isPublic, Optional.ofNullable(tokenFile));
            new OnlineGame(spec, wishes, online, questions, folders).play(shown);
        }
    }

    /** Whether this says who begins: a way to find out, or a seat's letter. */
    static boolean isFirst(String text) {
        boolean isSeat = text.length() == 1 && Seat.ofLetter(text.charAt(0)).isPresent();
        return isSeat || Beginning.Way.named(text).isPresent();
    }

    /** The same at a table of this variant, which may lack a seat. */
    static boolean isFirst(String text, Variant variant) {
        return Beginning.Way.named(text).isPresent()
                || (isFirst(text)
                        && Seat.ofLetter(text.charAt(0))
                                .filter(variant::hasSeat)
                                .isPresent());
    }

    private Wording wording() {
        return Wording.of(spec);
    }
}

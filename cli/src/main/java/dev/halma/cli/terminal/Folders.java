package dev.halma.cli.terminal;

import dev.halma.cli.terminal.table.SaveFile;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The folders of this user, as the XDG base directory specification has them: unfinished games, and tokens for servers.
 */
record Folders(Path games, Path players) {

    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);
    private static final String UNFINISHED = "unfinished-";
    private static final String ENDING = ".hgn";

    static Folders of(Map<String, String> environment) {
        Path home = folder(environment, "HOME", Path.of(System.getProperty("user.home", ".")));
        Path state = folder(environment, "XDG_STATE_HOME", home.resolve(".local/state"));
        Path config = folder(environment, "XDG_CONFIG_HOME", home.resolve(".config"));
        return new Folders(state.resolve("halma"), config.resolve("halma"));
    }

    private static Path folder(Map<String, String> environment, String name, Path usual) {
        String given = environment.getOrDefault(name, "");
        return given.isEmpty() ? usual : Path.of(given);
    }

    /** Where a new game is kept until it is over. No two games share a file. */
    SaveFile fresh(LocalDateTime now) {
        return new SaveFile(games.resolve(UNFINISHED + STAMP.format(now) + ENDING), true);
    }

    /** The game that was played last and is not over. */
    Optional<Path> unfinished() {
        if (!Files.isDirectory(games)) return Optional.empty();
        try (Stream<Path> files = Files.list(games)) {
            return files.filter(file -> file.getFileName().toString().startsWith(UNFINISHED)
                            && file.toString().endsWith(ENDING))
                    .max(Comparator.naturalOrder());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** The file with the user's token for a server. */
    Path token(URI server) {
        String host = server.getAuthority() == null ? "server" : server.getAuthority();
        return players.resolve(host.replaceAll("[^A-Za-z0-9.-]", "-") + ".token");
    }
}

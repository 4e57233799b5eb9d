package dev.halma.cli.terminal;

import dev.halma.cli.shared.Refused;
import dev.halma.cli.shared.Terminal;
import dev.halma.cli.shared.Wording;
import dev.halma.cli.terminal.plain.Keyboard;
import dev.halma.cli.terminal.plain.PlainFace;
import dev.halma.cli.terminal.screen.Canvas;
import dev.halma.cli.terminal.screen.Screen;
import dev.halma.cli.terminal.screen.Style;
import dev.halma.cli.terminal.session.Session;
import dev.halma.cli.terminal.table.TableChannel;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How a game is shown: on the whole screen where there is one, else line by line. */
final class Stage implements AutoCloseable {

    private enum Colour {
        auto,
        always,
        never
    }

    @Option(names = "--plain", descriptionKey = "terminal.option.plain")
    private boolean isPlain;

    @Option(names = "--ascii", descriptionKey = "terminal.option.ascii")
    private boolean isAscii;

    @Option(names = "--colour", paramLabel = "WHEN", descriptionKey = "terminal.option.colour")
    private @Nullable Colour colour;

    private @Nullable Canvas canvas;
    private @Nullable Keyboard keyboard;

    /** Whether there is a screen to draw on. */
    boolean hasScreen() {
        return !isPlain && Terminal.isScreen();
    }

    Style style() {
        boolean hasColours = switch (Optional.ofNullable(colour).orElse(Colour.auto)) {
            case auto -> Terminal.ansi().enabled();
            case always -> true;
            case never -> false;
        };
        return new Style(hasColours, !isAscii && showsUnicode(System.getenv()));
    }

    /** By the first of the variables that say which characters there are, as the C library reads them. */
    static boolean showsUnicode(Map<String, String> environment) {
        return Stream.of("LC_ALL", "LC_CTYPE", "LANG")
                .map(name -> environment.getOrDefault(name, ""))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .map(value -> value.toUpperCase(Locale.ROOT).replace("-", "").contains("UTF8"))
                .orElse(false);
    }

    /**
     * Plays at a table until the player leaves.
     *
     * @return the table of the next game, if the players go on there
     */
    Optional<String> play(TableChannel table, List<String> opening, Wording wording, Questions questions) {
        return new Session(table, wording.texts(), opening, mirror(wording, questions)).run();
    }

    private Session.Mirror mirror(Wording wording, Questions questions) {
        questions.out().flush();
        if (hasScreen()) return Screen.of(canvas(wording), wording.texts(), style());
        if (keyboard == null) keyboard = new Keyboard(questions.in());
        return PlainFace.of(keyboard, questions.out(), wording.texts());
    }

    /** The screen, which is taken once for all games. */
    Canvas canvas(Wording wording) {
        if (canvas != null) return canvas;
        try {
            canvas = Canvas.open();
            return canvas;
        } catch (IOException e) {
            throw new Refused(wording.of("terminal.no-screen", Map.of("why", String.valueOf(e.getMessage()))));
        }
    }

    /** Gives the terminal back as it was. */
    @Override
    public void close() {
        if (canvas != null) canvas.close();
        canvas = null;
    }
}

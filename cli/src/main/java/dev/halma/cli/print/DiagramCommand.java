package dev.halma.cli.print;

import dev.halma.cli.shared.Refused;
import dev.halma.cli.shared.Setup;
import dev.halma.print.Diagram;
import dev.halma.print.Millimetres;
import dev.halma.print.board.Palette;
import dev.halma.print.sheet.Sheet;
import dev.halma.print.sheet.Svg;
import dev.halma.rules.game.Event;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.game.Request;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.message.VariantMessage;
import dev.halma.rules.move.Position;
import dev.halma.rules.move.Route;
import dev.halma.rules.notation.MoveText;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.Problem;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Draws a diagram of a position. */
@Command(name = "diagram", mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init")
public final class DiagramCommand implements Runnable {

    private static final double LEAST = 2;
    private static final double MOST = 60;

    @Spec
    private CommandSpec spec;

    @Mixin
    private Setup setup;

    @Option(names = "--move", paramLabel = "MOVE", split = ",", descriptionKey = "help.option.move")
    private List<String> moves = List.of();

    @Option(names = "--cell", paramLabel = "LENGTH", defaultValue = "6mm", descriptionKey = "help.option.diagram-cell")
    private Millimetres cell;

    @Mixin
    private PictureOptions picture;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            descriptionKey = "help.option.diagram-output")
    private @Nullable String output;

    /** A position and the move to show on it. */
    private record Shown(Position position, Optional<Route> route) {}

    @Override
    public void run() {
        if (cell.length() < LEAST || cell.length() > MOST) {
            String range = setup.wording().of("print.diagram-cell", Map.of("least", "2", "most", "60"));
            throw new ParameterException(spec.commandLine(), range);
        }
        Shown shown = shown();
        String title = setup.wording()
                .texts()
                .text(VariantMessage.name(shown.position().variant()));
        Palette palette = picture.palette(spec, shown.position().variant());
        Diagram diagram = new Diagram(shown.position(), shown.route(), palette, picture.coordinates());
        Sheet sheet = diagram.sheet(cell.length(), title);
        if (output == null) setup.out().print(Svg.of(sheet));
        else new SheetFiles(spec, output).write(List.of(sheet), title);
    }

    private Shown shown() {
        Game game = Game.from(setup.position());
        Shown shown = new Shown(game.position(), Optional.empty());
        for (String move : moves) {
            Position before = game.position();
            game = played(game, move);
            Optional<Route> route = game.lastEvent()
                    .flatMap(event ->
                            event instanceof Event.Moved moved ? Optional.of(moved.route()) : Optional.empty());
            shown = new Shown(before, route);
        }
        return shown;
    }

    private Game played(Game game, String move) {
        Request.Play request = switch (MoveText.parse(move)) {
            case Parsed.Read<Request.Play>(Request.Play value) -> value;
            case Parsed.Unreadable<Request.Play>(Problem problem) ->
                throw new Refused("--move " + move + ": " + setup.wording().inLine(problem));
        };
        return switch (game.play(request)) {
            case Verdict.Accepted(Game next) -> next;
            case Verdict.Refused(Refusal why) ->
                throw new Refused("--move " + move + ": " + setup.wording().of(why));
        };
    }
}

package dev.halma.cli.match;

import dev.halma.cli.files.GameFile;
import dev.halma.cli.shared.Console;
import dev.halma.cli.shared.Refused;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Reads the openings of a variant. In a text, a line holds a position or moves, with the variant's id before it where several
 * variants are played; lines that are empty or begin with {@code #} are skipped. In a file of games, each game is one.
 *
 * @param isOnly whether no other variant is played
 */
record OpeningsFile(GameFile file, Variant variant, boolean isOnly) {

    List<Game> read() {
        String text = file.text();
        List<Game> openings = text.stripLeading().startsWith("[") ? ofGames() : ofLines(text);
        if (openings.isEmpty()) throw file.refused("match.no-openings", Map.of("variant", variant.id()));
        return openings;
    }

    private List<Game> ofGames() {
        List<Game> openings = new ArrayList<>();
        int number = 0;
        for (Parsed<GameRecord> parsed : file.games()) {
            number++;
            Game game = file.readable(parsed).game();
            if (!game.variant().id().equals(variant.id())) continue;
            if (!game.variant().equals(variant)) {
                throw file.refused("match.opening-house", Map.of("number", number));
            }
            openings.add(open(game, number));
        }
        return openings;
    }

    private List<Game> ofLines(String text) {
        List<Game> openings = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int number = 1; number <= lines.size(); number++) {
            String line = lines.get(number - 1).replace("\uFEFF", "").strip();
            if (line.isEmpty() || line.startsWith("#")) continue;
            String id = line.split("\\s", 2)[0];
            boolean isNamed = Variants.find(id).isPresent();
            if (isNamed && !id.equals(variant.id())) continue;
            if (!isNamed && !isOnly) throw file.refused("match.opening-which", Map.of("line", number));
            openings.add(open(opening(isNamed ? line.substring(id.length()) : line, number), number));
        }
        return openings;
    }

    private Game opening(String text, int line) {
        if (text.contains("/")) {
            return switch (PositionText.parse(variant, text)) {
                case Parsed.Read<Position>(Position position) -> Game.from(position);
                case Parsed.Unreadable<Position>(Problem problem) -> throw wrong(line, problem);
            };
        }
        // Moves are written as in a game.
        String head = GameText.text(GameRecord.of(Game.of(variant)));
        return switch (GameText.parse(head + "\n" + text)) {
            case Parsed.Read<GameRecord>(GameRecord record) -> record.game();
            case Parsed.Unreadable<GameRecord>(Problem problem) -> throw wrong(line, problem);
        };
    }

    /** The problem of a line, where it stands in the file. */
    private Refused wrong(int line, Problem problem) {
        Console console = file.console();
        Problem there = new Problem(line, problem.column(), problem.found(), problem.expected());
        return new Refused(file.name() + ":" + console.wording().inFile(there));
    }

    private Game open(Game game, int number) {
        if (game.isOver()) throw file.refused("match.opening-over", Map.of("number", number));
        return game;
    }
}

package dev.halma.engine.ugi;

import dev.halma.engine.ugi.UgiCommand.Go;
import dev.halma.engine.ugi.UgiCommand.Question;
import dev.halma.engine.ugi.UgiCommand.Unknown;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** Parses the lines of the Universal Game Interface. Every line gives a command. */
public final class UgiParser {

    private static final int MOST_PERFT = 99;
    private static final int LONGEST_SHOWN = 40;

    private UgiParser() {}

    public static UgiCommand parse(String line) {
        List<String> words = Arrays.stream(line.strip().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
        if (words.isEmpty()) return new UgiCommand.Nothing();
        List<String> rest = words.subList(1, words.size());
        return switch (words.get(0)) {
            case "ugi" -> new UgiCommand.Ugi();
            case "isready" -> new UgiCommand.IsReady();
            case "uginewgame" -> new UgiCommand.NewGame();
            case "setoption" -> setOption(rest);
            case "position" -> position(rest);
            case "go" -> go(rest);
            case "perft" -> perft(rest);
            case "stop" -> new UgiCommand.Stop();
            case "query" -> query(rest);
            case "show", "d" -> new UgiCommand.Show();
            case "quit" -> new UgiCommand.Quit();
            default -> new Unknown("unknown command " + shown(words.get(0)));
        };
    }

    private static UgiCommand setOption(List<String> words) {
        if (words.size() < 2 || !words.get(0).equals("name")) {
            return new Unknown("setoption: expected name NAME value VALUE");
        }
        int value = words.indexOf("value");
        int nameEnd = value < 0 ? words.size() : value;
        String name = String.join(" ", words.subList(1, nameEnd));
        String text = value < 0 ? "" : String.join(" ", words.subList(value + 1, words.size()));
        return UgiOption.named(name)
                .<UgiCommand>map(option -> new UgiCommand.SetOption(option, text))
                .orElseGet(() -> new Unknown("setoption: there is no option " + shown(name) + "; there are "
                        + Arrays.stream(UgiOption.values())
                                .map(UgiOption::title)
                                .collect(Collectors.joining(", "))));
    }

    private static UgiCommand position(List<String> words) {
        int at = words.indexOf("moves");
        List<String> board = at < 0 ? words : words.subList(0, at);
        List<String> moves = at < 0 ? List.of() : words.subList(at + 1, words.size());
        if (board.equals(List.of("startpos"))) return new UgiCommand.SetPosition(Optional.empty(), moves);
        if (board.size() > 1 && board.get(0).equals("fen")) {
            String text = String.join(" ", board.subList(1, board.size()));
            return new UgiCommand.SetPosition(Optional.of(text), moves);
        }
        return new Unknown("position: expected startpos or fen POSITION, then moves and moves or nothing");
    }

    private static UgiCommand perft(List<String> words) {
        OptionalLong depth = words.size() == 1 ? number(words.get(0), 1, MOST_PERFT) : OptionalLong.empty();
        return depth.isPresent()
                ? new UgiCommand.Perft((int) depth.getAsLong())
                : new Unknown("perft: expected a depth from 1 to " + MOST_PERFT);
    }

    private static UgiCommand query(List<String> words) {
        Optional<Question> question = words.size() == 1 ? Question.named(words.get(0)) : Optional.empty();
        return question.<UgiCommand>map(UgiCommand.Query::new)
                .orElseGet(() -> new Unknown("query: expected one of "
                        + Arrays.stream(Question.values()).map(Question::word).collect(Collectors.joining(", "))));
    }

    private static UgiCommand go(List<String> words) {
        if (words.isEmpty()) return Go.WITHOUT_END;
        return words.get(0).equals("perft") ? perft(words.subList(1, words.size())) : GoReader.read(words);
    }

    static OptionalLong number(String text, long least, long most) {
        if (!text.matches("[0-9]{1,18}")) return OptionalLong.empty();
        long number = Long.parseLong(text);
        return number < least || number > most ? OptionalLong.empty() : OptionalLong.of(number);
    }

    /** A word that was found, shortened and without control characters, because a reply is one line. */
    static String shown(String word) {
        String start = word.length() > LONGEST_SHOWN ? word.substring(0, LONGEST_SHOWN) + "..." : word;
        return "'" + start.replaceAll("\\p{Cntrl}", "?") + "'";
    }

    static String folded(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}

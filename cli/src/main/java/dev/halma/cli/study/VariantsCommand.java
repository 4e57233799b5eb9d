package dev.halma.cli.study;

import dev.halma.cli.shared.Wording;
import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.message.VariantMessage;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.HouseRule;
import dev.halma.rules.variant.HouseRules;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Lists the variants. */
@Command(name = "variants", mixinStandardHelpOptions = true)
public final class VariantsCommand implements Runnable {

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(names = "--json", descriptionKey = "help.option.json")
    private boolean json;

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(JsonMapper.builder()
                    .enable(SerializationFeature.INDENT_OUTPUT)
                    .build()
                    .writeValueAsString(
                            Variants.all().stream().map(VariantsCommand::facts).toList()));
        } else {
            Texts texts = Wording.of(spec).texts();
            int widest = Variants.all().stream()
                    .mapToInt(variant -> name(variant, texts).length())
                    .max()
                    .orElseThrow();
            String row = "%-21s %-" + widest + "s  %-11s %5s  %-17s %-6s %-6s %-6s %s%n";
            out.printf(row, "id", "name", "board", "seats", "pieces", "sides", "win", "guards", "sheet");
            for (Variant variant : Variants.all()) {
                HouseRules rules = variant.houseRules();
                out.printf(
                        row,
                        variant.id(),
                        name(variant, texts),
                        variant.board(),
                        variant.seats(),
                        pieces(variant).stream().map(String::valueOf).collect(Collectors.joining("+")),
                        rules.sides().text(),
                        rules.win().text(),
                        rules.guards().text(),
                        variant.source().sheet());
            }
        }
    }

    private static String name(Variant variant, Texts texts) {
        return texts.text(VariantMessage.name(variant));
    }

    private static List<Integer> pieces(Variant variant) {
        return variant.seatings().stream().map(Seating::pieces).toList();
    }

    private static Map<String, Object> facts(Variant variant) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("id", variant.id());
        facts.put("name", name(variant, Texts.of(Language.EN)));
        facts.put("board", variant.board().toString());
        facts.put("seats", variant.seats());
        facts.put("pieces", pieces(variant));
        for (HouseRule rule : HouseRule.values()) facts.put(rule.id(), rule.choice(variant.houseRules()));
        facts.put("sheet", variant.source().sheet());
        facts.put("start", Position.start(variant, Seat.A).toString());
        facts.put(
                "seatings",
                variant.seatings().stream()
                        .map(seating -> facts(variant.board(), seating))
                        .toList());
        return facts;
    }

    private static Map<String, Object> facts(Board board, Seating seating) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("seat", seating.seat().name());
        facts.put("camp", names(board, seating.camp()));
        facts.put("goal", names(board, seating.goal()));
        return facts;
    }

    private static List<String> names(Board board, CellSet cells) {
        return cells.stream().mapToObj(board::nameOf).toList();
    }
}

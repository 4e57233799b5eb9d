package dev.halma.browser;

import dev.halma.table.json.Json;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.teavm.jso.JSExport;

/** The functions of rule book and tables that a worker of the page calls. web/src/rulebook/questions.ts declares questions and answers. */
public final class Exports {

    private static final RuleBook RULES = new RuleBook();
    private static final Tables TABLES = new Tables(RULES);

    private Exports() {}

    @JSExport
    public static String variants() {
        return Catalogue.json().text();
    }

    /** A catalogue of one variant, which may be a board of one's own. */
    @JSExport
    public static String variant(String text) {
        return RULES.catalogueOf(text).text();
    }

    @JSExport
    public static String ratings() {
        return Catalogue.ratings().text();
    }

    /** The rules in words, of one variant, or of all variants if none is named. */
    @JSExport
    public static String rules(String variant, String house) {
        return RULES.rules(variant, house).text();
    }

    @JSExport
    public static String newGame(String variant, String house, String first) {
        return RULES.newGame(variant, house, first).text();
    }

    @JSExport
    public static String fromPosition(String variant, String house, String position) {
        return RULES.fromPosition(variant, house, position).text();
    }

    @JSExport
    public static String read(String hgn) {
        return RULES.read(hgn).text();
    }

    @JSExport
    public static String collection(String hgn) {
        return RULES.collection(hgn).text();
    }

    @JSExport
    public static String write(int game, String[] namesAndValues) {
        return Json.of(RULES.write(game, List.of(namesAndValues))).text();
    }

    @JSExport
    public static String view(int game) {
        return RULES.view(game).text();
    }

    @JSExport
    public static String history(int game) {
        return RULES.history(game).text();
    }

    @JSExport
    public static String targets(int game, String from) {
        return RULES.targets(game, from).text();
    }

    @JSExport
    public static String nextHops(int game, String[] landings) {
        return RULES.nextHops(game, List.of(landings)).text();
    }

    @JSExport
    public static String ladders(int game, String seat) {
        return RULES.ladders(game, seat).text();
    }

    @JSExport
    public static String isReached(int game, String aim) {
        return RULES.isReached(game, aim).text();
    }

    @JSExport
    public static String play(int game, String seat, String request) {
        return RULES.play(game, seat, request).text();
    }

    @JSExport
    public static String whyNot(int game, String seat, String[] cells) {
        return RULES.whyNot(game, seat, List.of(cells)).text();
    }

    @JSExport
    public static String isPartOf(String hgn, String other) {
        return RULES.isPartOf(hgn, other).text();
    }

    @JSExport
    public static String setOut(String variant, String position) {
        return RULES.setOut(variant, position).text();
    }

    @JSExport
    public static String house(String variant, String house) {
        return Agreement.house(variant, house).text();
    }

    @JSExport
    public static String agree(String variant, String house, String rule, String choice) {
        return Agreement.agree(variant, house, rule, choice).text();
    }

    @JSExport
    public static String beginnings(String variant, String[] persons, String wished) {
        return Agreement.beginnings(variant, List.of(persons), wished).text();
    }

    @JSExport
    public static String decide(String variant, String[] persons, String wished, int[] random) {
        return Agreement.decide(variant, List.of(persons), wished, random).text();
    }

    // --- Tables ---

    @JSExport
    public static String makeTable(String plan, String maker, double now, int seed) {
        return TABLES.make(plan, maker, now, seed).text();
    }

    @JSExport
    public static String resumeTable(String plan, String maker, String hgn, double now) {
        return TABLES.resume(plan, maker, hgn, now).text();
    }

    @JSExport
    public static String replayTable(String log, double now) {
        return TABLES.replay(log, now).text();
    }

    @JSExport
    public static String askTable(int table, String player, String command, String absentSince, double now) {
        return TABLES.ask(table, player, command, absentSince, now).text();
    }

    @JSExport
    public static String moveAtTable(int table, String seat, String move, int after, double now) {
        return TABLES.moveFor(table, seat, move, after, now).text();
    }

    @JSExport
    public static String rematchTable(int table, double now, int seed) {
        return TABLES.rematch(table, now, seed).text();
    }

    @JSExport
    public static String watchTable(String state, String me, double now) {
        return TABLES.watch(state, me, now).text();
    }

    @JSExport
    public static String followTable(int table, String happened, String me, double now) {
        return TABLES.follow(table, happened, me, now).text();
    }

    @JSExport
    public static String rightsAt(int table, String me, String absentSince, double now) {
        return TABLES.rights(table, me, absentSince, now).text();
    }

    @JSExport
    public static String closeTable(int table) {
        TABLES.close(table);
        return Json.nothing().text();
    }

    // --- Games ---

    @JSExport
    public static String forget(int[] keep) {
        RULES.forget(Arrays.stream(keep).boxed().collect(Collectors.toSet()));
        return Json.nothing().text();
    }

    @JSExport
    public static String perft(String variant, String house, String position, int depth) {
        return Json.of(RULES.perft(variant, house, position, depth)).text();
    }
}

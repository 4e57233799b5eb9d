package dev.halma.table.protocol;

import dev.halma.engine.level.Level;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.notation.VariantText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.table.Allowance;
import dev.halma.table.Chair;
import dev.halma.table.First;
import dev.halma.table.Pace;
import dev.halma.table.Plan;
import dev.halma.table.PlayerId;
import dev.halma.table.Terms;
import dev.halma.table.json.Json;
import dev.halma.table.json.JsonObject;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** Plans of tables as JSON: what a maker sends, what the log keeps, what clients see. */
public final class PlanJson {

    private PlanJson() {}

    /** Reads a plan of the log, or of a server, which leaves the invitation out where the client may not have it. */
    static Plan read(Reader in) throws Reader.Wrong {
        Plan plan = read(in, PlanJson::chair, in.text("invitation", ""));
        Terms agreed = plan.terms();
        Optional<Position> start = in.has("start") ? Optional.of(start(in, plan.variant())) : Optional.empty();
        boolean isAtOneDevice = in.flag("atOneDevice", false);
        return plan.on(
                new Terms(isAtOneDevice, agreed.allowances(), start, isAtOneDevice || agreed.areTakebacksFree()));
    }

    /** Reads a plan that its own device keeps: of a table at one device. */
    public static Plan parse(String text) throws Reader.Wrong {
        return read(Reader.of(text));
    }

    private static Position start(Reader in, Variant variant) throws Reader.Wrong {
        return switch (PositionText.parse(variant, in.longText("start"))) {
            case Parsed.Read<Position>(Position position) -> position;
            case Parsed.Unreadable<Position> unreadable -> throw in.wrong("start", "a position of the variant");
        };
    }

    /**
     * Reads the plan that a maker wishes for. It can seat no player but the maker.
     *
     * @param maker sits where the plan says {@code me}
     * @param invitation the secret of the new table
     */
    public static Plan read(Reader in, PlayerId maker, String invitation) throws Reader.Wrong {
        Plan plan = read(in, chair -> wished(chair, maker), invitation);
        // The pairing seats strangers at public tables without showing them the plan.
        if (plan.isPublic() && !plan.timeOdds().isEmpty()) {
            throw in.wrong("timeOdds", "left out where \"public\" is true, since strangers play with equal time");
        }
        if (plan.isPublic() && !plan.terms().allowances().isEmpty()) {
            throw in.wrong("allowances", "left out where \"public\" is true, since strangers play as equals");
        }
        if (plan.isPublic() && plan.terms().areTakebacksFree()) {
            throw in.wrong("freeTakebacks", "left out where \"public\" is true, since strangers ask each other");
        }
        return plan;
    }

    /** Reads one chair. */
    private interface ChairReader {
        Chair read(Reader in) throws Reader.Wrong;
    }

    private static Plan read(Reader in, ChairReader chair, String invitation) throws Reader.Wrong {
        Game game = game(in);
        Variant variant = game.variant();
        First first = First.parse(in.text("first", "coin"))
                .filter(one -> !(one instanceof First.Agreed agreed) || variant.hasSeat(agreed.seat()))
                .orElseThrow(() -> in.wrong("first", "\"coin\", \"die\" or a seat"));
        return new Plan(
                variant,
                game.pace(),
                timeOdds(in, variant),
                chairs(in.object("chairs"), variant, chair),
                first,
                in.flag("public", false),
                in.flag("chat", false),
                invitation,
                terms(in).withAllowances(allowances(in, variant)));
    }

    private static Terms terms(Reader in) throws Reader.Wrong {
        return in.flag("freeTakebacks", false) ? Terms.USUAL.withFreeTakebacks() : Terms.USUAL;
    }

    /** What is played: a variant with its house rules, and a pace. */
    public record Game(Variant variant, Pace pace) {}

    /** Reads what is to be played. */
    public static Game game(Reader in) throws Reader.Wrong {
        Variant known = switch (VariantText.parse(in.text("variant"))) {
            case Parsed.Read<Variant>(Variant found) -> found;
            case Parsed.Unreadable<Variant> unreadable ->
                throw in.wrong(
                        "variant",
                        "one of the variants that `halma variants` lists, or a board such as \"diamond(7) camp=6 seats=2\"");
        };
        Variant variant = switch (HouseText.parse(known, in.text("house", ""))) {
            case Parsed.Read<Variant>(Variant agreed) -> agreed;
            case Parsed.Unreadable<Variant> unreadable ->
                throw in.wrong("house", "house rules of this variant, such as \"guards=0,leave=off\"");
        };
        Pace pace = Pace.parse(in.text("pace", "none"))
                .orElseThrow(
                        () -> in.wrong("pace", "\"none\", \"move:30\", \"game:600\", \"game:600+5\" or \"days:3\""));
        return new Game(variant, pace);
    }

    private static Map<Seat, Chair> chairs(Reader in, Variant variant, ChairReader chair) throws Reader.Wrong {
        Map<Seat, Chair> chairs = new EnumMap<>(Seat.class);
        for (int i = 0; i < variant.seats(); i++) {
            chairs.put(Seat.of(i), chair.read(in.object(Seat.of(i).name())));
        }
        return chairs;
    }

    private static Map<Seat, Integer> timeOdds(Reader in, Variant variant) throws Reader.Wrong {
        Map<Seat, Integer> odds = new EnumMap<>(Seat.class);
        if (!in.has("timeOdds")) return odds;
        Reader given = in.object("timeOdds");
        for (String name : given.fields()) {
            Seat seat = seat(in, "timeOdds", name, variant);
            int times = given.number(name);
            if (times < 1 || times > Plan.MOST_ODDS) {
                throw given.wrong(name, "a whole number from 1 to " + Plan.MOST_ODDS);
            }
            if (times > 1) odds.put(seat, times);
        }
        return odds;
    }

    private static Map<Seat, Allowance> allowances(Reader in, Variant variant) throws Reader.Wrong {
        Map<Seat, Allowance> allowances = new EnumMap<>(Seat.class);
        if (!in.has("allowances")) return allowances;
        Reader given = in.object("allowances");
        for (String name : given.fields()) {
            Seat seat = seat(in, "allowances", name, variant);
            Reader one = given.object(name);
            int headStart = one.has("headStart") ? one.number("headStart") : 0;
            if (headStart > Allowance.MOST_HEAD_START) {
                throw one.wrong("headStart", "a whole number from 0 to " + Allowance.MOST_HEAD_START);
            }
            allowances.put(seat, new Allowance(one.flag("undo", true), one.flag("hints", true), headStart));
        }
        return allowances;
    }

    /** The name of a field that is a seat. */
    private static Seat seat(Reader in, String field, String name, Variant variant) throws Reader.Wrong {
        return (name.length() == 1 ? Seat.ofLetter(name.charAt(0)) : Optional.<Seat>empty())
                .filter(variant::hasSeat)
                .orElseThrow(() -> in.wrong(field, "an object whose names are seats of the variant"));
    }

    private static Chair wished(Reader in, PlayerId maker) throws Reader.Wrong {
        return switch (in.text("kind")) {
            case "me" -> Chair.Person.of(maker);
            case "person" -> throw in.wrong("kind", "\"me\", \"open\", \"invited\" or \"computer\"");
            default -> chair(in);
        };
    }

    static Chair chair(Reader in) throws Reader.Wrong {
        return switch (in.text("kind")) {
            case "open" -> new Chair.Open();
            case "invited" -> new Chair.Invited();
            case "person" ->
                new Chair.Person(
                        in.player("player"), in.has("standIn") ? Optional.of(in.level("standIn")) : Optional.empty());
            case "computer" -> new Chair.Computer(in.level());
            default -> throw in.wrong("kind", "\"me\", \"open\", \"invited\" or \"computer\"");
        };
    }

    /** Writes a plan, with its invitation where it has one. */
    static JsonObject write(Plan plan) {
        JsonObject node = Json.object()
                .put("variant", plan.variant().id())
                .put("house", HouseText.text(plan.variant()))
                .put("pace", plan.pace().text())
                .put("first", plan.first().text())
                .put("public", plan.isPublic())
                .put("chat", plan.allowsChat());
        if (!plan.timeOdds().isEmpty()) {
            JsonObject odds = node.putObject("timeOdds");
            new EnumMap<>(plan.timeOdds()).forEach((seat, times) -> odds.put(seat.name(), times));
        }
        write(plan.terms(), node);
        if (!plan.invitation().isEmpty()) node.put("invitation", plan.invitation());
        JsonObject chairs = node.putObject("chairs");
        plan.chairs().forEach((seat, chair) -> chairs.put(seat.name(), chair(chair)));
        return node;
    }

    private static void write(Terms terms, JsonObject node) {
        if (!terms.allowances().isEmpty()) {
            JsonObject allowances = node.putObject("allowances");
            terms.allowances()
                    .forEach((seat, one) -> allowances
                            .putObject(seat.name())
                            .put("undo", one.takesBack())
                            .put("hints", one.getsHints())
                            .put("headStart", one.headStart()));
        }
        if (terms.isAtOneDevice()) node.put("atOneDevice", true);
        else if (terms.areTakebacksFree()) node.put("freeTakebacks", true);
        terms.start().ifPresent(start -> node.put("start", PositionText.text(start)));
    }

    static JsonObject chair(Chair chair) {
        JsonObject node = Json.object();
        return switch (chair) {
            case Chair.Open open -> node.put("kind", "open");
            case Chair.Invited invited -> node.put("kind", "invited");
            case Chair.Computer(Level level) -> node.put("kind", "computer").put("level", level.number());
            case Chair.Person(PlayerId player, Optional<Level> standIn) -> {
                node.put("kind", "person").put("player", player.text());
                standIn.ifPresent(level -> node.put("standIn", level.number()));
                yield node;
            }
        };
    }
}

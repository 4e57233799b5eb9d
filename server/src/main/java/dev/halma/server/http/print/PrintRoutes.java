package dev.halma.server.http.print;

import dev.halma.i18n.Language;
import dev.halma.print.PrintRefusal;
import dev.halma.print.PrintRequest;
import dev.halma.print.PrintSet;
import dev.halma.print.sheet.Sheet;
import dev.halma.print.sheet.Svg;
import dev.halma.rules.message.Message;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import tools.jackson.databind.json.JsonMapper;

/** The addresses below {@code /print}. */
public final class PrintRoutes {

    /** One processor is left for everything else. */
    private static final int PLACES = Math.clamp(Runtime.getRuntime().availableProcessors() - 1, 1, 4);

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final JsonMapper JSON = JsonMapper.shared();

    private final PrintQueue press = new PrintQueue(PLACES, PATIENCE);

    private PrintRoutes() {}

    /** Call it before the route for all other addresses. */
    public static void add(RoutesConfig routes) {
        PrintRoutes print = new PrintRoutes();
        add(routes, "/print/{variant}.pdf", print.answering(PrintRoutes::pdf));
        add(routes, "/print/{variant}/sheets", print.answering(PrintRoutes::list));
        add(routes, "/print/{variant}/sheet/{number}.svg", print.answering(PrintRoutes::svg));
    }

    private static void add(RoutesConfig routes, String path, Handler handler) {
        routes.get(path, handler);
        routes.head(path, handler);
    }

    /** A handler that sends something made from a set, or a refusal. */
    private Handler answering(BiConsumer<Context, PrintSet.Ready> make) {
        return context -> {
            switch (PrintQuery.read(context.pathParam("variant"), context.queryParamMap())) {
                case PrintQuery.Unreadable(Language language, HttpStatus status, Message why) ->
                    Answers.refuse(context, language, status, why);
                case PrintQuery.Asked(PrintRequest request) -> print(context, request, make);
            }
        };
    }

    private void print(Context context, PrintRequest request, BiConsumer<Context, PrintSet.Ready> make) {
        boolean isPrinted = press.print(request, set -> {
            switch (set) {
                case PrintSet.Ready ready -> make.accept(context, ready);
                case PrintSet.Refused(PrintRefusal why) ->
                    Answers.refuse(context, request.language(), HttpStatus.UNPROCESSABLE_CONTENT, why.message());
            }
        });
        if (isPrinted) return;
        context.header("Retry-After", Long.toString(PATIENCE.toSeconds()));
        Answers.refuse(context, request.language(), HttpStatus.SERVICE_UNAVAILABLE, Message.of("print.refused.busy"));
    }

    private static void pdf(Context context, PrintSet.Ready set) {
        PrintRequest request = set.request();
        String paper = request.paper().name().toLowerCase(Locale.ROOT);
        String name = "halma-" + request.variant().id() + "-" + paper + ".pdf";
        context.header("Content-Disposition", "inline; filename=\"" + name + "\"");
        Answers.send(context, request.language(), "application/pdf", set.pdf());
    }

    private static void list(Context context, PrintSet.Ready set) {
        byte[] list = JSON.writeValueAsBytes(SheetList.of(set));
        Answers.send(context, set.request().language(), "application/json", list);
    }

    private static void svg(Context context, PrintSet.Ready set) {
        Language language = set.request().language();
        List<Sheet> sheets = set.different();
        String number = context.pathParam("number");
        if (number.matches("[1-9][0-9]{0,3}") && Integer.parseInt(number) <= sheets.size()) {
            String svg = Svg.of(sheets.get(Integer.parseInt(number) - 1));
            Answers.send(context, language, "image/svg+xml", svg.getBytes(StandardCharsets.UTF_8));
        } else {
            Message why =
                    Message.of("print.refused.sheet").with("found", number).with("sheets", sheets.size());
            Answers.refuse(context, language, HttpStatus.NOT_FOUND, why);
        }
    }
}

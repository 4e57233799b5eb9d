package dev.halma.server.operations;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.Encoder;
import java.util.List;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The logs of a server, on the standard error. They never contain names, secrets or whole ids of tables: the id is
 * enough to watch a table.
 */
public final class Logging {

    /** Loggers that quote every malformed request: any client could fill the disk, or write what it likes. */
    private static final List<String> OF_CLIENTS = List.of("org.eclipse.jetty.http", "io.javalin");

    private Logging() {}

    /** The format of a line. */
    public enum Form {
        /** For people. */
        TEXT,
        /** One JSON object a line, for programs that collect logs. */
        JSON
    }

    /** What the server logs of its own work. Libraries log only warnings, unless everything is logged. */
    public enum Detail {
        ERROR,
        WARN,
        INFO,
        DEBUG
    }

    /** Sets the logs of this process. */
    public static void start(Form form, Detail detail) {
        if (!(LoggerFactory.getILoggerFactory() instanceof LoggerContext context)) return; // a test chose another one
        context.reset();
        ConsoleAppender<ILoggingEvent> appender = new ConsoleAppender<>();
        appender.setContext(context);
        appender.setTarget("System.err");
        appender.setEncoder(encoder(form, context));
        appender.start();
        Level level = Level.toLevel(detail.name());
        var root = context.getLogger(Logger.ROOT_LOGGER_NAME);
        root.addAppender(appender);
        root.setLevel(
                switch (detail) {
                    case ERROR -> Level.ERROR;
                    case WARN, INFO -> Level.WARN;
                    case DEBUG -> Level.INFO;
                });
        context.getLogger("dev.halma").setLevel(level);
        if (detail != Detail.DEBUG)
            OF_CLIENTS.forEach(name -> context.getLogger(name).setLevel(Level.ERROR));
    }

    private static Encoder<ILoggingEvent> encoder(Form form, LoggerContext context) {
        Encoder<ILoggingEvent> encoder = switch (form) {
            case TEXT -> {
                PatternLayoutEncoder text = new PatternLayoutEncoder();
                text.setPattern("%d{yyyy-MM-dd HH:mm:ss} %-5level %logger{0} - %msg%n");
                yield text;
            }
            case JSON -> {
                JsonEncoder json = new JsonEncoder();
                json.setWithContext(false);
                json.setWithSequenceNumber(false);
                json.setWithNanoseconds(false);
                json.setWithMDC(false);
                json.setWithMessage(false);
                json.setWithArguments(false);
                json.setWithFormattedMessage(true);
                yield json;
            }
        };
        encoder.setContext(context);
        encoder.start();
        return encoder;
    }

    /** As much of an id as tells two apart in a log, and too little to use it: its month and five letters. */
    public static String shortened(Object id) {
        String text = id.toString().toLowerCase(Locale.ROOT);
        return text.substring(0, Math.min(10, text.length())) + "…";
    }
}

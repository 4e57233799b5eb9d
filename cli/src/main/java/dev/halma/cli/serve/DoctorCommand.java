package dev.halma.cli.serve;

import dev.halma.cli.shared.Refused;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.store.sqlite.Checkup;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Checks an installation, and says what is wrong and how to mend it. */
@Command(
        name = "doctor",
        description = {
            "Checks an installation: Java, memory, port, disk, clock, data, certificate, and with --url what comes through a"
                    + " reverse proxy. Says what is wrong and how to mend it.",
            "Give it the options of `halma serve`, or the same variables."
        },
        mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class DoctorCommand implements Runnable {

    private static final int LEAST_JAVA = 21;
    private static final long LEAST_HEAP = 256L << 20;
    private static final long LEAST_DISK = 1L << 30;
    private static final Duration LEAST_CERTIFICATE = Duration.ofDays(14);
    private static final Duration MOST_DIFFERENCE = Duration.ofSeconds(5);
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    @Spec
    private CommandSpec spec;

    @Mixin
    private PlaceOptions place;

    @Option(
            names = "--url",
            paramLabel = "URL",
            description =
                    "Where people reach the server, for example https://halma.example. Asks it what comes through.")
    private @Nullable URI url;

    private int problems;

    @Override
    public void run() {
        java();
        folder();
        data();
        port();
        place.certificate().ifPresent(this::certificate);
        if (url != null) outside(url);
        if (problems > 0) throw new Refused(problems == 1 ? "One thing is wrong." : problems + " things are wrong.");
        say("Everything is well.");
    }

    private void say(String text) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(text);
        out.flush();
    }

    private void good(String what) {
        say("good   " + what);
    }

    private void wrong(String what, String remedy) {
        problems++;
        say("WRONG  " + what);
        say("       " + remedy);
    }

    private void judge(boolean isGood, String what, String remedy) {
        if (isGood) good(what);
        else wrong(what, remedy);
    }

    private void java() {
        int version = Runtime.version().feature();
        judge(version >= LEAST_JAVA, "Java " + version, "Install Java " + LEAST_JAVA + " or newer.");
        long heap = Runtime.getRuntime().maxMemory();
        judge(heap >= LEAST_HEAP, "a heap of up to " + (heap >> 20) + " MB", "Start it with -Xmx512m or more.");
    }

    private void folder() {
        Path folder = place.data().toAbsolutePath();
        Path there = folder;
        while (there != null && !Files.exists(there)) there = there.getParent();
        if (there == null) return;
        judge(
                Files.isWritable(there),
                "the data folder " + folder + (there.equals(folder) ? "" : ", which will be made"),
                "Give this user the right to write " + there + ", or another folder with --data.");
        try {
            long free = Files.getFileStore(there).getUsableSpace();
            judge(
                    free >= LEAST_DISK,
                    (free >> 20) + " MB free on its disk",
                    "Make room: at least 1 GB should be free.");
        } catch (IOException e) {
            wrong("the disk of " + there + " can't be looked at: " + e.getMessage(), "Look at it with `df`.");
        }
    }

    private void data() {
        try {
            Optional<Integer> tables = Checkup.tables(place.data());
            good(tables.map(count -> "the data: " + count + " tables, undamaged")
                    .orElse("no data yet"));
        } catch (StoreFailed e) {
            wrong(String.valueOf(e.getMessage()), "See the chapter on backups in docs/hosting.md.");
        }
    }

    private void port() {
        try (ServerSocket probe = new ServerSocket()) {
            probe.setReuseAddress(true);
            probe.bind(new InetSocketAddress(InetAddress.getByName(place.host()), place.port()), 1);
            good("port " + place.port() + " of " + place.host() + " is free");
        } catch (IOException e) {
            String scheme = place.certificate().isPresent() ? "https" : "http";
            URI here = URI.create(scheme + "://localhost:" + place.port());
            boolean isOurs = ask(here, "/api/health")
                    .filter(answer -> answer.body().contains("\"alive\""))
                    .isPresent();
            judge(
                    isOurs,
                    isOurs ? "a server runs at port " + place.port() : "port " + place.port() + ": " + e.getMessage(),
                    "Stop the program that uses it, or choose another one with --port.");
        }
    }

    private void certificate(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            X509Certificate first =
                    (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(in);
            Instant end = first.getNotAfter().toInstant();
            judge(
                    end.isAfter(Instant.now().plus(LEAST_CERTIFICATE)),
                    "the certificate ends on " + end,
                    "Renew it; the server reads the new file by itself.");
        } catch (IOException | CertificateException e) {
            wrong("the certificate " + file + ": " + e.getMessage(), "Give a PEM file with --tls-cert.");
        }
    }

    /** What people get who come from outside. */
    private void outside(URI address) {
        Optional<HttpResponse<String>> ready = ask(address, "/api/ready");
        if (ready.isEmpty()) {
            wrong(address + " does not answer", "Look at the proxy, the firewall and the name of the host.");
            return;
        }
        HttpResponse<String> answer = ready.get();
        judge(
                answer.statusCode() == 200,
                address + " answers /api/ready with " + answer.statusCode(),
                "Read what it says: " + answer.body());
        clock(answer);
        if ("https".equals(address.getScheme())) {
            judge(
                    answer.headers().firstValue("Strict-Transport-Security").isPresent(),
                    "the server knows that people come over TLS",
                    "Start it with --behind-proxy, and let the proxy set X-Forwarded-Proto.");
        }
        int metrics = ask(address, "/api/metrics").map(HttpResponse::statusCode).orElse(0);
        judge(
                metrics == 403,
                "the metrics are not for strangers",
                "Leave --metrics at its default, and start the server with --behind-proxy behind a proxy.");
    }

    private void clock(HttpResponse<String> answer) {
        Optional<String> date = answer.headers().firstValue("Date");
        if (date.isEmpty()) return;
        try {
            Instant theirs = ZonedDateTime.parse(date.get(), DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toInstant();
            Duration difference = Duration.between(theirs, Instant.now()).abs();
            judge(
                    difference.compareTo(MOST_DIFFERENCE) < 0,
                    "its clock and this one differ by " + difference.toSeconds() + " s",
                    "Let both machines set their clocks by NTP.");
        } catch (DateTimeParseException e) {
            wrong("the date of the answer: " + date.get(), "Look at the proxy.");
        }
    }

    private static Optional<HttpResponse<String>> ask(URI address, String path) {
        try (HttpClient http = HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
            HttpRequest request = HttpRequest.newBuilder(address.resolve(path))
                    .timeout(PATIENCE)
                    .build();
            return Optional.of(http.send(request, BodyHandlers.ofString()));
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}

package dev.halma.cli.serve;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Where a server listens, and where its data are. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
final class PlaceOptions {

    static final int HIGHEST_PORT = 65_535;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "${env:HALMA_PORT:-8080}",
            description = "The port to listen on (${DEFAULT-VALUE}); 0 for any free port. Or HALMA_PORT.")
    private int port;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = "${env:HALMA_HOST:-localhost}",
            description = "The address to listen on (${DEFAULT-VALUE}, only for browsers on this machine);"
                    + " 0.0.0.0 for all machines in the network. Or HALMA_HOST.")
    private String host;

    @Mixin
    private DataFolder data;

    @Option(
            names = "--behind-proxy",
            defaultValue = "${env:HALMA_BEHIND_PROXY:-false}",
            description = "Believes the X-Forwarded headers of a reverse proxy. Or HALMA_BEHIND_PROXY=true.")
    private boolean behindProxy;

    @Option(
            names = "--allowed-hosts",
            paramLabel = "HOST,...",
            split = ",",
            defaultValue = "${env:HALMA_ALLOWED_HOSTS:-" + Option.NULL_VALUE + "}",
            description =
                    "The hosts in addresses that are answered, without ports (all of them; only localhost where only this"
                            + " machine can reach the server). Or HALMA_ALLOWED_HOSTS.")
    private @Nullable Set<String> hosts;

    @Option(
            names = "--tls-cert",
            paramLabel = "FILE",
            defaultValue = "${env:HALMA_TLS_CERT:-" + Option.NULL_VALUE + "}",
            description = "Encrypts connections with the certificates in a PEM file, the server's own first."
                    + " Read again when it changes. Or HALMA_TLS_CERT.")
    private @Nullable Path certificate;

    @Option(
            names = "--tls-key",
            paramLabel = "FILE",
            defaultValue = "${env:HALMA_TLS_KEY:-" + Option.NULL_VALUE + "}",
            description = "The key of the certificate, in a PEM file. Or HALMA_TLS_KEY.")
    private @Nullable Path key;

    int port() {
        return port;
    }

    String host() {
        return host;
    }

    Path data() {
        return data.path();
    }

    boolean isBehindProxy() {
        return behindProxy;
    }

    /** Whether other machines can reach the server, directly or through a proxy. */
    boolean isReachable() {
        try {
            return behindProxy || !InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return true; // the server itself says what is wrong with the host
        }
    }

    /** The hosts that are answered; none for those that follow from the address. */
    Set<String> hosts() {
        return hosts == null
                ? Set.of()
                : hosts.stream().map(name -> name.toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
    }

    Optional<Path> certificate() {
        return Optional.ofNullable(certificate);
    }

    Optional<Path> key() {
        return Optional.ofNullable(key);
    }
}

package dev.halma.cli.remote;

import dev.halma.i18n.Texts;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.TypeConversionException;

/** The address of a server, as people type it. */
public final class ServerAddress {

    private static final int HIGHEST_PORT = 65_535;

    private ServerAddress() {}

    /** Reads an address for the command line. Without a scheme it is plain HTTP. */
    public static URI read(String text, Texts texts) {
        return parse(text)
                .orElseThrow(
                        () -> new TypeConversionException(texts.text("cli.no-server-address", Map.of("found", text))));
    }

    static Optional<URI> parse(String text) {
        try {
            URI address = new URI(text.contains("://") ? text : "http://" + text);
            boolean isWeb = "http".equals(address.getScheme()) || "https".equals(address.getScheme());
            boolean isServer = address.getHost() != null && address.getPort() != 0 && address.getPort() <= HIGHEST_PORT;
            return isWeb && isServer ? Optional.of(address) : Optional.empty();
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }
}

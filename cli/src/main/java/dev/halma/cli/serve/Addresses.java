package dev.halma.cli.serve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.URI;
import java.util.List;
import java.util.stream.Stream;

/** The addresses of a server to open in a browser. */
record Addresses(boolean isEncrypted, int port) {

    /** On this machine. */
    URI here() {
        return uri("localhost");
    }

    /** The addresses of a server that listens on a host. {@code 0.0.0.0} gives every address of this machine. */
    List<URI> of(String host) {
        try {
            InetAddress address = InetAddress.getByName(host);
            if (address.isLoopbackAddress()) return List.of(here());
            if (!address.isAnyLocalAddress()) return List.of(uri(address));
            return Stream.concat(Stream.of(here()), others().map(this::uri)).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // the server listens there, so it is known
        }
    }

    private static Stream<InetAddress> others() throws IOException {
        return NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress());
    }

    private URI uri(InetAddress address) {
        String name = address.getHostAddress();
        return uri(address instanceof Inet4Address ? name : "[" + name + "]");
    }

    private URI uri(String name) {
        return URI.create((isEncrypted ? "https://" : "http://") + name + ":" + port + "/");
    }
}

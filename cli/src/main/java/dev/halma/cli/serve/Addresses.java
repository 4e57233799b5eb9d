package dev.halma.cli.serve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.URI;
import java.util.List;
import java.util.stream.Stream;

/** The addresses to open in a browser. */
final class Addresses {

    private Addresses() {}

    /** On this machine. */
    static URI here(int port) {
        return URI.create("http://localhost:" + port + "/");
    }

    /** The addresses of a server that listens on a host. {@code 0.0.0.0} gives every address of this machine. */
    static List<URI> of(String host, int port) {
        try {
            InetAddress address = InetAddress.getByName(host);
            if (address.isLoopbackAddress()) return List.of(here(port));
            if (!address.isAnyLocalAddress()) return List.of(uri(address, port));
            return Stream.concat(Stream.of(here(port)), others().map(other -> uri(other, port)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // the server listens there, so it is known
        }
    }

    private static Stream<InetAddress> others() throws IOException {
        return NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress());
    }

    private static URI uri(InetAddress address, int port) {
        String name = address.getHostAddress();
        return URI.create("http://" + (address instanceof Inet4Address ? name : "[" + name + "]") + ":" + port + "/");
    }
}

package dev.halma.server.http;

import java.net.InetAddress;
import java.util.HexFormat;

/** Who is counted as one caller: an address, or the network of one, as far as a household has a whole network. */
public final class Network {

    private static final int BYTES_OF_IPV6 = 16;

    private Network() {}

    public static String of(InetAddress address) {
        byte[] bytes = address.getAddress();
        return bytes.length == BYTES_OF_IPV6
                ? HexFormat.of().formatHex(bytes, 0, BYTES_OF_IPV6 / 2)
                : address.getHostAddress();
    }
}

package dev.halma.server.http;

import java.net.InetAddress;
import java.util.HexFormat;

/**
 * The unit that limits count as one caller: an IPv4 address, or an IPv6 network, because a household has a whole one.
 */
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

package dev.halma.cli.serve;

import dev.halma.cli.shared.Refused;
import io.nayuki.qrcodegen.QrCode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;

/** The network of a room: phones and laptops at one access point. */
final class LivingRoom {

    /** The blank frame that a camera needs around a code. */
    private static final int FRAME = 2;

    private LivingRoom() {}

    /** The address of this machine in the local network. */
    static InetAddress address() {
        try {
            return NetworkInterface.networkInterfaces()
                    .filter(LivingRoom::isUp)
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> address instanceof Inet4Address && address.isSiteLocalAddress())
                    .findFirst()
                    .orElseThrow(
                            () -> new Refused("This machine is in no local network: it has no address that begins with"
                                    + " 192.168., 10. or 172.16. to 172.31. For a public network use `halma serve --host ADDRESS`,"
                                    + " with a certificate: docs/hosting.md."));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isUp(NetworkInterface card) {
        try {
            return card.isUp() && !card.isLoopback() && !card.isPointToPoint();
        } catch (SocketException e) {
            return false;
        }
    }

    /** What to do on the other devices. */
    static List<String> invitation(URI address) {
        List<String> lines = new ArrayList<>(code(address.toString()));
        lines.add("Point the camera of a phone in the same network at the code, or open " + address);
        lines.add("Only devices in this network can enter. In a café or a hotel that is everyone there.");
        if (!"https".equals(address.getScheme())) {
            lines.add(
                    "Without a certificate (--tls-cert, --tls-key) browsers play, but don't install the page or keep it for"
                            + " times without a network.");
        }
        return lines;
    }

    /** A QR code in half blocks: two of its rows in one line, dark on light however the terminal is coloured. */
    static List<String> code(String text) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.LOW);
        List<String> lines = new ArrayList<>();
        for (int y = -FRAME; y < code.size + FRAME; y += 2) {
            StringBuilder line = new StringBuilder();
            for (int x = -FRAME; x < code.size + FRAME; x++) {
                boolean isUpperLight = !code.getModule(x, y);
                boolean isLowerLight = !code.getModule(x, y + 1);
                line.append(isUpperLight ? (isLowerLight ? '█' : '▀') : (isLowerLight ? '▄' : ' '));
            }
            lines.add(line.toString());
        }
        return lines;
    }
}

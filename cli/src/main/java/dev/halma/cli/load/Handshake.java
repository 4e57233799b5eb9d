package dev.halma.cli.load;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Locale;
import java.util.concurrent.ThreadLocalRandom;

/**
 * How a WebSocket begins (RFC 6455): a request with a key, and an answer that proves to be one to that key.
 *
 * @param request to be sent
 * @param proof that the answer has to contain
 */
record Handshake(String request, String proof) {

    private static final String END = "\r\n\r\n";
    private static final String ACCEPTED = "HTTP/1.1 101 ";
    private static final String OF_WEBSOCKETS = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    private static final int BYTES_OF_A_KEY = 16;
    private static final int LONGEST = 1 << 14;

    static Handshake with(URI address, String token) {
        byte[] bytes = new byte[BYTES_OF_A_KEY];
        ThreadLocalRandom.current().nextBytes(bytes);
        String key = Base64.getEncoder().encodeToString(bytes);
        String request = String.join(
                "\r\n",
                "GET " + address.getPath() + " HTTP/1.1",
                "Host: " + address.getAuthority(),
                "Connection: Upgrade",
                "Upgrade: websocket",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: " + key,
                "Authorization: Bearer " + token,
                "",
                "");
        return new Handshake(request, proof(key));
    }

    private static String proof(String key) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-1")
                    .digest((key + OF_WEBSOCKETS).getBytes(StandardCharsets.US_ASCII));
            return Base64.getEncoder().encodeToString(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-1", e);
        }
    }

    /** How long the answer is; 0 while there is more to come. */
    int lengthOf(String received) throws IOException {
        int end = received.indexOf(END);
        if (end < 0 && received.length() > LONGEST) throw new IOException("no answer of a WebSocket");
        if (end < 0) return 0;
        String answer = received.substring(0, end + 2);
        boolean isProven = answer.toLowerCase(Locale.ROOT).contains("sec-websocket-accept:") && answer.contains(proof);
        if (!answer.startsWith(ACCEPTED) || !isProven) {
            throw new IOException(
                    "the server opens no socket: " + answer.lines().findFirst().orElse(""));
        }
        return end + END.length();
    }
}

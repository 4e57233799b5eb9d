package dev.halma.server.http.tls;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A certificate and its key, as certificate authorities hand them out.
 *
 * @param certificates the server's own first, then those that signed it
 * @param key in the form PKCS #8, without a password
 */
public record PemFiles(Path certificates, Path key) {

    private static final Pattern PKCS8 = Pattern.compile("-----BEGIN PRIVATE KEY-----([^-]*)-----END PRIVATE KEY-----");

    static final char[] NO_PASSWORD = new char[0];

    /** The files can't be used. The message says which one, why, and what would help. */
    public static final class Unusable extends Exception {

        private static final long serialVersionUID = 1;

        Unusable(String message, Throwable cause) {
            super(message, cause);
        }

        Unusable(String message) {
            super(message);
        }
    }

    /** When the files changed last: two moments that differ from earlier ones after a change. */
    List<FileTime> changedAt() throws Unusable {
        try {
            return List.of(Files.getLastModifiedTime(certificates), Files.getLastModifiedTime(key));
        } catch (IOException e) {
            throw new Unusable("The certificate or its key can't be read: " + e.getMessage(), e);
        }
    }

    /** Reads both files. */
    public KeyStore read() throws Unusable {
        Certificate[] chain = chain();
        PrivateKey secret = secret(chain[0].getPublicKey());
        try {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, NO_PASSWORD);
            store.setKeyEntry("halma", secret, NO_PASSWORD, chain);
            return store;
        } catch (GeneralSecurityException | IOException e) {
            throw new Unusable("The certificate in " + certificates + " and the key in " + key + " do not fit.", e);
        }
    }

    private Certificate[] chain() throws Unusable {
        try (InputStream in = Files.newInputStream(certificates)) {
            Certificate[] chain = CertificateFactory.getInstance("X.509")
                    .generateCertificates(in)
                    .toArray(Certificate[]::new);
            if (chain.length == 0) throw new Unusable(certificates + " contains no certificate.");
            return chain;
        } catch (IOException | GeneralSecurityException e) {
            throw new Unusable("The certificate in " + certificates + " can't be read: " + e.getMessage(), e);
        }
    }

    private PrivateKey secret(PublicKey counterpart) throws Unusable {
        try {
            Matcher matcher = PKCS8.matcher(Files.readString(key, StandardCharsets.US_ASCII));
            if (!matcher.find()) {
                throw new Unusable(key + " contains no key of the form PKCS #8 without a password (BEGIN PRIVATE KEY)."
                        + "\nConvert it with `openssl pkcs8 -topk8 -nocrypt -in OLD -out NEW`.");
            }
            byte[] bytes = Base64.getMimeDecoder().decode(matcher.group(1));
            return KeyFactory.getInstance(counterpart.getAlgorithm()).generatePrivate(new PKCS8EncodedKeySpec(bytes));
        } catch (IOException | GeneralSecurityException | IllegalArgumentException e) {
            // The cause of a key that is no key may contain parts of it.
            throw new Unusable("The key in " + key + " can't be read, or does not belong to the certificate.");
        }
    }
}

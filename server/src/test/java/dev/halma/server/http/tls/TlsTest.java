package dev.halma.server.http.tls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.NetworkConnector;
import org.eclipse.jetty.server.Server;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Certificates from PEM files, made by the keytool of the JDK. */
class TlsTest {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    /** Makes a certificate and its key as PEM files. */
    private PemFiles files(String name, Instant changedAt) throws Exception {
        Path store = folder.resolve(name + ".p12");
        Process keytool = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-J-XX:TieredStopAtLevel=1",
                        "-J-XX:+UseSerialGC",
                        "-genkeypair",
                        "-alias",
                        "halma",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=" + name,
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        store.toString(),
                        "-storepass",
                        "secret"))
                .redirectErrorStream(true)
                .start();
        String said = new String(keytool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(keytool.waitFor()).as(said).isZero();
        KeyStore made = KeyStore.getInstance(store.toFile(), "secret".toCharArray());
        PemFiles files = new PemFiles(folder.resolve("cert.pem"), folder.resolve("key.pem"));
        write(files.certificates(), "CERTIFICATE", made.getCertificate("halma").getEncoded());
        write(
                files.key(),
                "PRIVATE KEY",
                made.getKey("halma", "secret".toCharArray()).getEncoded());
        Files.setLastModifiedTime(files.certificates(), FileTime.from(changedAt));
        return files;
    }

    private static void write(Path file, String kind, byte[] bytes) throws IOException {
        Files.writeString(
                file,
                "-----BEGIN " + kind + "-----\n" + Base64.getMimeEncoder().encodeToString(bytes) + "\n-----END " + kind
                        + "-----\n");
    }

    @Test
    void aNewCertificateIsTakenUpAndABadOneIsNot() throws Exception {
        Tls tls = new Tls(files("first", Instant.EPOCH));
        Server server = new Server();
        server.addConnector(tls.connector(server, new HttpConfiguration(), "localhost", 0));
        server.start();
        try {
            int port = ((NetworkConnector) server.getConnectors()[0]).getLocalPort();
            assertThat(nameAt(port)).isEqualTo("CN=first");
            PemFiles files = files("second", Instant.EPOCH.plusSeconds(1));
            tls.look();
            assertThat(nameAt(port)).isEqualTo("CN=second");
            Files.writeString(files.certificates(), "nonsense");
            tls.look();
            assertThat(nameAt(port)).isEqualTo("CN=second");
        } finally {
            server.stop();
        }
    }

    @Test
    void filesThatCanNotBeUsedAreRefusedWithWords() throws Exception {
        PemFiles files = files("first", Instant.EPOCH);
        Files.writeString(files.key(), "-----BEGIN EC PRIVATE KEY-----\nAAAA\n-----END EC PRIVATE KEY-----\n");
        assertThatThrownBy(files::read).hasMessageContaining("openssl pkcs8 -topk8");
        PemFiles none = new PemFiles(folder.resolve("none"), files.key());
        assertThatThrownBy(() -> new Tls(none)).hasMessageContaining("can't be read");
    }

    /** The name in the certificate that a server shows. */
    private static String nameAt(int port) throws Exception {
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, new TrustManager[] {new Trusting()}, null);
        try (SSLSocket socket = (SSLSocket) context.getSocketFactory().createSocket("localhost", port)) {
            socket.startHandshake();
            Certificate shown = Objects.requireNonNull(socket.getSession().getPeerCertificates()[0]);
            return ((X509Certificate) shown).getSubjectX500Principal().getName();
        }
    }

    /** Looks at certificates of the test's own making. */
    private static final class Trusting implements X509TrustManager {
        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type) {}

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }
}

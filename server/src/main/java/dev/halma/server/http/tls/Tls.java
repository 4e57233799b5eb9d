package dev.halma.server.http.tls;

import java.nio.file.attribute.FileTime;
import java.util.List;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Listens with TLS. A new certificate is taken up without a restart. */
public final class Tls {

    private static final Logger LOG = LoggerFactory.getLogger(Tls.class);

    private final PemFiles files;
    private final SslContextFactory.Server context = new SslContextFactory.Server();
    private List<FileTime> changedAt;

    /** Reads the files. */
    public Tls(PemFiles files) throws PemFiles.Unusable {
        this.files = files;
        changedAt = files.changedAt();
        context.setKeyStore(files.read());
        context.setKeyStorePassword("");
        context.setKeyManagerPassword("");
    }

    /** The connector for an address of this machine. */
    public Connector connector(Server server, HttpConfiguration http, String host, int port) {
        HttpConfiguration https = new HttpConfiguration(http);
        // Clients reach this server by names that are not in the certificate too: localhost, or an IP address.
        https.addCustomizer(new SecureRequestCustomizer(false));
        ServerConnector connector = new ServerConnector(server, context, new HttpConnectionFactory(https));
        connector.setHost(host);
        connector.setPort(port);
        return connector;
    }

    /** Reads the files again if they have changed. Connections that are open stay open; a bad file changes nothing. */
    public synchronized void look() {
        try {
            List<FileTime> now = files.changedAt();
            if (now.equals(changedAt)) return;
            changedAt = now;
            var fresh = files.read();
            context.reload(same -> same.setKeyStore(fresh));
            LOG.info("the new certificate is in use");
        } catch (Exception e) { // if anything is wrong with the new one, the old one still works
            LOG.error("the new certificate can't be used, the old one stays: {}", e.getMessage());
        }
    }
}

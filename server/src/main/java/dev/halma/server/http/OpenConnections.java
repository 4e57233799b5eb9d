package dev.halma.server.http;

import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.ssl.SslConnection;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.component.LifeCycle;

/**
 * Limits the open connections of one address, busy or idle. Otherwise one machine that begins requests and never ends
 * them could take all connections of the system.
 */
final class OpenConnections implements Connection.Listener {

    private final int mostOfOne;
    private final Map<String, Integer> open = new ConcurrentHashMap<>();
    private final Map<Connection, String> addresses = new ConcurrentHashMap<>(); // a closed one has none

    private OpenConnections(int mostOfOne) {
        this.mostOfOne = mostOfOne;
    }

    static void add(Server server, int mostOfOne) {
        OpenConnections doors = new OpenConnections(mostOfOne);
        server.addEventListener(new LifeCycle.Listener() {
            @Override
            public void lifeCycleStarting(LifeCycle starting) {
                for (var connector : server.getConnectors()) connector.addBean(doors);
            }
        });
    }

    @Override
    public void onOpened(Connection connection) {
        if (isInside(connection)) return;
        String address = address(connection);
        addresses.put(connection, address);
        if (open.merge(address, 1, Integer::sum) > mostOfOne) connection.close();
    }

    /** Also called for a connection that was refused. */
    @Override
    public void onClosed(Connection connection) {
        String address = addresses.remove(connection);
        if (address != null) open.computeIfPresent(address, (same, count) -> count == 1 ? null : count - 1);
    }

    /** Whether a connection is inside an encrypted one, which has been counted already. */
    private static boolean isInside(Connection connection) {
        return connection.getEndPoint() instanceof SslConnection.SslEndPoint;
    }

    private static String address(Connection connection) {
        return connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress remote
                ? Network.of(remote.getAddress())
                : "";
    }
}

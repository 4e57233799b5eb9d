package dev.halma.server.http.socket;

import jakarta.servlet.ServletContext;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServerContainer;
import org.eclipse.jetty.ee10.websocket.server.internal.JettyServerFrameHandlerFactory;
import org.eclipse.jetty.websocket.common.JettyWebSocketFrameHandler;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.WebSocketComponents;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeRequest;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeResponse;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;

/**
 * Lets a socket forget the request that it began with. Jetty keeps its headers for as long as the socket is open, and
 * they hold on to the parser, the connection and the request: half of all that an idle socket takes. No code here reads
 * them.
 */
final class ForgetfulSockets extends JettyServerFrameHandlerFactory {

    private ForgetfulSockets(JettyWebSocketServerContainer container, WebSocketComponents components) {
        super(container, components);
    }

    /** Replaces Jetty's factory, for all sockets to come. */
    static void install(ServletContext context) {
        JettyWebSocketServerContainer container = JettyWebSocketServerContainer.getContainer(context);
        JettyServerFrameHandlerFactory usual = container.getBean(JettyServerFrameHandlerFactory.class);
        ServletContextHandler handler = ServletContextHandler.getServletContextHandler(context);
        container.addBean(new ForgetfulSockets(container, WebSocketServerComponents.getWebSocketComponents(handler)));
        container.removeBean(usual);
    }

    @Override
    public FrameHandler newFrameHandler(Object endpoint, ServerUpgradeRequest request, ServerUpgradeResponse response) {
        FrameHandler made = super.newFrameHandler(endpoint, request, response);
        if (made instanceof JettyWebSocketFrameHandler handler) {
            handler.setUpgradeRequest(null);
            handler.setUpgradeResponse(null);
        }
        return made;
    }
}

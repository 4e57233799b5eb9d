package dev.halma.server.http.api;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Locale;
import java.util.Set;

/**
 * The hosts that a server answers for. A page of another site can let its own name lead to this machine and then ask as if it were
 * ours (DNS rebinding); the name gives it away.
 *
 * @param allowed in lower case and without a port; empty if every host is answered
 */
public record Hosts(Set<String> allowed) {

    /** Every host. */
    public static final Hosts ANY = new Hosts(Set.of());

    /** The names of this machine for itself. */
    public static final Hosts LOCAL = new Hosts(Set.of("localhost", "127.0.0.1", "[::1]"));

    public Hosts {
        allowed = Set.copyOf(allowed);
    }

    /** Throws the problem if the request is for another host. */
    public void require(Context request) {
        if (allowed.isEmpty() || allows(request.host())) return;
        throw Problem.of(HttpStatus.MISDIRECTED_REQUEST, "this server answers for other hosts; see --allowed-hosts");
    }

    boolean allows(String host) {
        String name = host.toLowerCase(Locale.ROOT).replaceFirst(":[0-9]*$", "");
        return allowed.contains(name) || (this.equals(LOCAL) && name.endsWith(".localhost"));
    }
}

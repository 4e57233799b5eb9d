package dev.halma.cli.load;

import java.net.URI;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** The servers under load. Everybody who asks gets the next one, as behind a load balancer. */
final class Servers {

    private final List<URI> all;
    private final AtomicInteger asked = new AtomicInteger();

    Servers(List<URI> all) {
        this.all = List.copyOf(all);
    }

    URI next() {
        return all.get(Math.floorMod(asked.getAndIncrement(), all.size()));
    }

    int count() {
        return all.size();
    }
}

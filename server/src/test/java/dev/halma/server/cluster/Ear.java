package dev.halma.server.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

/** Somebody who listens, and remembers. */
public final class Ear implements Consumer<String> {

    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

    @Override
    public void accept(String news) {
        heard.add(news);
    }

    /** The next news, as soon as it is there. */
    public String next() {
        try {
            return heard.take();
        } catch (InterruptedException e) {
            throw new IllegalStateException("heard nothing", e);
        }
    }

    public List<String> next(int count) {
        List<String> all = new ArrayList<>();
        while (all.size() < count) all.add(next());
        return all;
    }

    /** What is there by now. */
    public List<String> all() {
        List<String> all = new ArrayList<>();
        heard.drainTo(all);
        return all;
    }
}

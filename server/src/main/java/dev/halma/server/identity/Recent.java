package dev.halma.server.identity;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;

/** The values that were used last, at most so many. */
final class Recent<K, V> {

    private final int most;
    private final Map<K, V> values = new LinkedHashMap<>(16, 0.75f, true);

    Recent(int most) {
        this.most = most;
    }

    synchronized Optional<V> get(K key) {
        return Optional.ofNullable(values.get(key));
    }

    synchronized void put(K key, V value) {
        values.put(key, value);
        if (values.size() > most) values.remove(values.keySet().iterator().next());
    }

    synchronized void removeIf(BiPredicate<K, V> unwanted) {
        values.entrySet().removeIf(entry -> unwanted.test(entry.getKey(), entry.getValue()));
    }
}

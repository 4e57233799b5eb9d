package dev.halma.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.cluster.LocalBus;
import dev.halma.server.http.Web;
import dev.halma.server.http.api.Hosts;
import dev.halma.server.store.sqlite.SqliteStore;
import io.javalin.Javalin;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The description of the API has exactly the routes of the server. */
class RoutesTest {

    private static final Set<String> METHODS = Set.of("GET", "POST", "PUT", "PATCH", "DELETE");

    @Test
    void everyRouteIsDescribedAndEveryDescriptionIsARoute(@TempDir Path data) {
        assertThat(routes(data)).isEqualTo(described());
    }

    private static Set<String> routes(Path data) {
        Settings settings = Settings.usual("localhost", 0, data);
        try (Online online = new Online(
                settings,
                new SharedServices(SqliteStore.open(data), new LocalBus()),
                InstantSource.system(),
                Hosts.LOCAL)) {
            Javalin javalin = Web.create(
                    new Web.Options(
                            false,
                            Hosts.LOCAL::require,
                            Optional.empty(),
                            (request, millis) -> {},
                            Duration.ofSeconds(1),
                            10,
                            false,
                            sockets -> {}),
                    routes -> HalmaServer.routes(routes, online));
            Stream<String> http = javalin.unsafe.internalRouter.allHttpHandlers().stream()
                    .map(parsed -> parsed.endpoint)
                    .filter(endpoint -> METHODS.contains(endpoint.method.name()))
                    .map(endpoint -> endpoint.method.name() + " " + endpoint.path);
            Stream<String> sockets =
                    javalin.unsafe.internalRouter.allWsHandlers().stream().map(entry -> "GET " + entry.getPath());
            return Stream.concat(http, sockets)
                    .filter(route -> route.contains(" /api/") && !route.endsWith("*"))
                    .filter(route -> !route.contains(" /api/admin/")) // for `halma admin` alone
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static Set<String> described() {
        JsonNode document = JsonMapper.shared().readTree(RoutesTest.class.getResourceAsStream("/openapi.json"));
        Set<String> described = new TreeSet<>();
        document.get("paths")
                .forEachEntry((path, methods) -> methods.propertyNames()
                        .forEach(method -> described.add(method.toUpperCase(Locale.ROOT) + " " + path)));
        return described;
    }
}

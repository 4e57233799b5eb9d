package dev.halma.server.behaviour;

import dev.halma.server.online.House;
import dev.halma.testkit.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of table behaves as the table of behaviours says. */
@TestInstance(Lifecycle.PER_CLASS) // one server for all
@SuppressWarnings("NullAway.Init")
class TableBehavioursTest {

    private House house;

    /** The kinds of tables. */
    private enum Kind {
        IN_MEMORY,
        AT_A_SERVER;

        /** People at a server are elsewhere, whatever they share. */
        boolean plays(Behaviour behaviour) {
            return this != AT_A_SERVER || !behaviour.setup().isAtOneDevice();
        }
    }

    @BeforeAll
    void open() throws Exception {
        house = new House();
    }

    @AfterAll
    void close() throws Exception {
        house.close();
    }

    static Stream<Arguments> behaviours() throws IOException {
        List<Behaviour> all = Behaviour.parse(Files.readAllLines(
                Repository.file("server/src/test/resources/dev/halma/server/behaviour/behaviours.txt")));
        return Stream.of(Kind.values())
                .flatMap(kind -> all.stream().filter(kind::plays).map(behaviour -> Arguments.of(kind, behaviour)));
    }

    @ParameterizedTest
    @MethodSource("behaviours")
    void behavesAsTheTableSays(Kind kind, Behaviour behaviour) {
        try (TableUnderTest table = make(kind, behaviour.setup())) {
            behaviour.play(table);
        }
    }

    private TableUnderTest make(Kind kind, Setup setup) {
        return switch (kind) {
            case IN_MEMORY -> new TableInMemory(setup);
            case AT_A_SERVER -> new TableAtServer(house, setup);
        };
    }
}

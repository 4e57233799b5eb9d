package dev.halma.server.onemove;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.testkit.Repository;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** {@code docs/one-move.md} names the files of table and server that one online move meets. */
class OneMoveTest {

    private static final Pattern FILE = Pattern.compile("\\.\\./(?:table|server)/src/main/java/([\\w/]+)\\.java");

    private static final Set<String> CODEC =
            Set.of("dev.halma.table.protocol.", "dev.halma.table.json.", "dev.halma.table.Letters");

    @Test
    void theDocumentNamesTheFilesThatAMoveMeets() throws Exception {
        ((Callable<?>) new RecordingLoader()
                        .loadClass(PlayedMove.class.getName())
                        .getConstructor()
                        .newInstance())
                .call();
        Set<String> met = new TreeSet<>();
        for (String name : Met.classes()) {
            Class<?> type = Class.forName(name.replaceFirst("\\$.*", ""));
            if (isWorker(type)) met.add(type.getName());
        }
        Set<String> documented = documented();
        // What the codec needs inside is its own affair.
        met.removeIf(name -> CODEC.stream().anyMatch(name::startsWith) && !documented.contains(name));
        assertThat(documented).isEqualTo(met);
    }

    /** Values carry a move; workers do something with it. */
    private static boolean isWorker(Class<?> type) {
        return !type.isRecord() && !type.isEnum() && !Modifier.isInterface(type.getModifiers());
    }

    private static Set<String> documented() throws Exception {
        String document = Files.readString(Repository.file("docs/one-move.md"));
        int start = document.indexOf("## A move at an online table");
        String section = document.substring(start, document.indexOf("\n## ", start + 1));
        return FILE.matcher(section)
                .results()
                .map((MatchResult found) -> found.group(1).replace('/', '.'))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}

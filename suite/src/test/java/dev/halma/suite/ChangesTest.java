package dev.halma.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.testkit.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Changes in a small repository of three modules: {@code cli} needs {@code engine}, which needs {@code rules}. */
class ChangesTest {

    @TempDir
    private Path root;

    @BeforeEach
    void threeModulesAndAPage() throws Exception {
        write("pom.xml", "");
        write("docs/rules.md", "");
        write("rules/pom.xml", "");
        write("engine/pom.xml", "<artifactId>halma-rules</artifactId>");
        write("cli/pom.xml", "<artifactId>halma-engine</artifactId>");
        write("web/pom.xml", "");
        write("release/pom.xml", "<artifactId>halma-cli</artifactId> <artifactId>halma-web</artifactId>");
        write("rules/src/test/java/ReadmeTest.java", "\"docs/rules.md\"");
        git("init", "-q");
        git("add", "-A");
        git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "first");
        git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "second", "--allow-empty");
    }

    @Test
    void codeBringsTheTestsOfAllModulesThatNeedIt() throws Exception {
        write("engine/src/main/java/Search.java", "");
        assertThat(selection().modules()).containsExactlyInAnyOrder("engine", "cli", "release", "web");
    }

    @Test
    void aChangedTestIsRunAlone() throws Exception {
        write("rules/src/test/java/MovingTest.java", "");
        assertThat(selection().modules()).isEmpty();
        assertThat(selection().classes()).containsExactly("MovingTest");
    }

    @Test
    void aToolOfTestsBringsTheTestsOfItsModule() throws Exception {
        write("rules/src/test/java/Boards.java", "");
        assertThat(selection().modules()).containsExactly("rules");
    }

    @Test
    void aDocumentBringsTheTestsThatReadIt() throws Exception {
        write("docs/rules.md", "changed");
        assertThat(selection().modules()).isEmpty();
        assertThat(selection().classes()).containsExactly("ReadmeTest");
    }

    @Test
    void aPageTestIsRunAlone() throws Exception {
        write("web/e2e/first.test.ts", "");
        assertThat(selection().modules()).isEmpty();
        assertThat(selection().pageFiles()).containsExactly("first");
    }

    @Test
    void theBuildBringsEverything() throws Exception {
        write("pom.xml", "changed");
        assertThat(selection().modules()).contains("rules", "engine", "cli", "web", "release");
    }

    @Test
    void whereNothingIsUncommittedTheLastCommitCounts() throws Exception {
        write("cli/src/main/java/Main.java", "");
        git("add", "-A");
        git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "third");
        assertThat(selection().modules()).containsExactlyInAnyOrder("cli", "release", "web");
    }

    @Test
    void theModulesOfThisRepositoryAreKnown() {
        Modules modules = new Modules(Repository.root());
        assertThat(modules.withDependents(Set.of("rules")))
                .contains("engine", "server", "cli", "browser", "web", "release");
        assertThat(modules.withDependents(Set.of("i18n")))
                .contains("print", "web")
                .doesNotContain("rules");
    }

    private Selection selection() throws IOException {
        return new Changes(root, new Modules(root)).selection();
    }

    private void write(String file, String text) throws IOException {
        Path path = root.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    private void git(String... arguments) throws Exception {
        List<String> command =
                Stream.concat(Stream.of("git"), Stream.of(arguments)).toList();
        Process process = new ProcessBuilder(command)
                .directory(root.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes());
        assertThat(process.waitFor()).as(said).isZero();
    }
}

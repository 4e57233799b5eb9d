package dev.halma.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server's settings from a file, and where each comes from. */
class ConfigurationTest {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private Run serve(String lines, String... more) throws IOException {
        Path file = Files.writeString(folder.resolve("halma.conf"), lines);
        String[] words = new String[4 + more.length];
        words[0] = "serve";
        words[1] = "--config";
        words[2] = file.toString();
        words[3] = "--print-config";
        System.arraycopy(more, 0, words, 4, more.length);
        return Run.halma(words);
    }

    @Test
    void theCommandLineCountsMoreThanTheFile() throws IOException {
        Run run = serve("# ours\n\nport = 8081\nthink-time=250\nbehind-proxy = true\n", "--port", "8082");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out().lines())
                .contains("port = 8082  # --port", "host = localhost  # default", "log = text  # default")
                .anyMatch(line -> line.startsWith("think-time = 250  # ") && line.endsWith("halma.conf:4"))
                .anyMatch(line -> line.startsWith("behind-proxy = true  # ") && line.endsWith("halma.conf:5"))
                .noneMatch(line -> line.startsWith("help") || line.startsWith("lang"));
    }

    @Test
    void aPasswordIsNotPrinted() throws IOException {
        assertThat(serve("store = postgresql://halma:secret@db:5432/halma\n").out())
                .contains("store = postgresql://halma:***@db:5432/halma  # ")
                .doesNotContain("secret");
    }

    @Test
    void whatIsNoSettingIsRefusedWithWhatMayBeMeant() throws IOException {
        assertThat(serve("prot = 80\n"))
                .returns(2, Run::code)
                .extracting(Run::err)
                .asString()
                .contains("halma.conf:1: there is no setting “prot”. Did you mean port?");
        assertThat(serve("port 80\n").err()).contains("halma.conf:1: a line is a name, = and a value");
        assertThat(serve("port = 80\nport = 81\n").err()).contains("halma.conf:2: port stands in line 1 too.");
        assertThat(serve("port = many\n").err()).contains("--port: “many” is not a whole number");
        assertThat(Run.halma("serve", "--config", "/no/such/file", "--print-config")
                        .err())
                .startsWith("/no/such/file can’t be read");
    }

    @Test
    void aServerThatIsNotThereIsNotReady() {
        Run.halma("health", "--port", "1").requireRefused(1, "http://localhost:1 does not answer.");
        assertThat(Run.halma("health", "--port", "1", "--json").out()).isEqualTo("{\"ready\":false}\n");
    }
}

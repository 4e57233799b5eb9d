package dev.halma.cli.install;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.cli.Run;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Manual pages and completion scripts. */
class InstallTest {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void bashCompletesCommandsAndOptions() throws IOException, InterruptedException {
        Path script = Files.writeString(
                folder.resolve("halma.bash"), Run.halma("completion", "bash").out());
        String asked = "source '" + script
                + "'; COMP_WORDS=(halma ser); COMP_CWORD=1; _complete_halma; echo \"${COMPREPLY[@]}\";"
                + " COMP_WORDS=(halma serve --por); COMP_CWORD=2; _complete_halma; echo \"${COMPREPLY[@]}\"";
        Process bash = new ProcessBuilder("bash", "-c", asked)
                .redirectError(ProcessBuilder.Redirect.DISCARD) // it is not really completing
                .start();
        assertThat(new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo("serve\n--port\n");
        assertThat(bash.waitFor()).isZero();
    }

    @Test
    void zshAndFishKnowEveryCommand() {
        assertThat(Run.halma("completion", "zsh").out())
                .startsWith("#compdef halma\n")
                .contains("'serve:", "'--port=[The port to listen on")
                .contains("    play) shift words");
        assertThat(Run.halma("completion", "fish").out())
                .contains("complete -c halma -n __fish_use_subcommand -a serve -d '")
                .contains("complete -c halma -n '__fish_seen_subcommand_from serve' -l port -r -d '");
    }

    @Test
    void aManualPageIsMadeFromTheHelp() {
        assertThat(Run.halma("man", "serve").out())
                .startsWith(".TH HALMA-SERVE 1 ")
                .contains(
                        ".SH NAME\nhalma-serve \\- Serves the web page",
                        ".SH OPTIONS\n.nf\n",
                        "\\-\\-port=N",
                        ".SH EXIT STATUS\n");
        assertThat(Run.halma("man").out()).contains(".SH COMMANDS\n", "  serve ");
        Run.halma("man", "nothing").requireRefused(2, "There is no command “nothing”");
    }
}

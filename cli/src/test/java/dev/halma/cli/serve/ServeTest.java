package dev.halma.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.cli.Run;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Errors before the server starts. The page itself is tested in a browser, see web/e2e. */
class ServeTest {

    @Test
    void aPortInUseIsAnsweredWithWhatToDo() throws IOException {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getByName("localhost"))) {
            Run run = Run.halma("serve", "--port", Integer.toString(other.getLocalPort()));
            assertThat(run.code()).isEqualTo(1);
            assertThat(run.err())
                    .startsWith("Port " + other.getLocalPort() + " is not available: ")
                    .contains("halma serve --port ", "`--port 0` for any free port");
        }
    }

    @Test
    void anAddressOfAnotherMachineIsRefused() {
        Run run = Run.halma("serve", "--host", "192.0.2.1", "--port", "0");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).startsWith("192.0.2.1 is not an address of this machine: ");
    }

    @Test
    void aPortThatIsNoneIsMisuse() {
        Run run = Run.halma("serve", "--port", "70000");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).startsWith("--port must be a number from 0 to 65535, not 70000");
    }

    @ParameterizedTest
    @CsvSource({
        "--thinkers, -1",
        "--thinkers, 100000000",
        "--think-time, 0",
        "--keep-idle, 0",
        "--messages-per-second, 2147483647",
        "--requests-per-minute, -5",
        "--sockets-per-address, 0",
        "--games-of-a-program, 0",
        "--stop-within, 2147483647"
    })
    void aNumberThatMakesNoSenseIsMisuse(String option, String number) {
        Run run = Run.halma("serve", "--port", "0", option, number);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).startsWith(option + " must be a number from ").contains(", not " + number);
    }

    @Test
    void theAddressToOpenIsOneThatABrowserTakes() {
        assertThat(new Addresses(false, 8080).of("127.0.0.1")).containsExactly(URI.create("http://localhost:8080/"));
        assertThat(new Addresses(false, 80).of("0.0.0.0")).startsWith(URI.create("http://localhost:80/"));
        assertThat(new Addresses(true, 443).of("2001:db8::1"))
                .containsExactly(URI.create("https://[2001:db8:0:0:0:0:0:1]:443/"));
    }
}

package dev.halma.bench.attack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** What is refused; the attacks themselves are run by hand, and in small by the tests of the server. */
class AttackTest {

    private static String run(String... arguments) {
        StringWriter out = new StringWriter();
        CommandLine command =
                new CommandLine(new Attack()).setOut(new PrintWriter(out)).setErr(new PrintWriter(out));
        int code = command.execute(arguments);
        return code + " " + out;
    }

    @Test
    void anAttackThatIsNotKnownIsRefused() {
        assertThat(run("flood")).startsWith("2 ").contains("no attack flood; there are computers, ");
        assertThat(run("--seconds", "601")).startsWith("2 ");
    }
}

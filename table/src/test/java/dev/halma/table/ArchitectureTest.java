package dev.halma.table;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import dev.halma.testkit.OurClasses;
import org.junit.jupiter.api.Test;

/** The state machine decides in a browser too: it has no threads, files, clock, chance of its own or reflection. */
class ArchitectureTest {

    private static final JavaClasses TABLE = OurClasses.in("dev.halma.table..");

    @Test
    void theStateMachineNeedsPlainJavaOnly() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "dev.halma.table..",
                        "dev.halma.rules..",
                        "dev.halma.engine.level",
                        "java.lang",
                        "java.lang.invoke", // string concatenation, lambdas
                        "java.lang.runtime", // switches over records
                        "java.text", // names in their composed form
                        "java.time..",
                        "java.util",
                        "java.util.function",
                        "java.util.random", // handed in
                        "java.util.regex",
                        "java.util.stream",
                        "org.jspecify.annotations")
                .check(TABLE);
    }

    @Test
    void timeAndThreadsAreTheCallers() {
        noClasses()
                .should()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(java.time.Instant.class, "now")
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching(
                        "java\\.lang\\.(Thread.*|Runtime|Process.*)|java\\.util\\.(Random|SplittableRandom|UUID)")
                .check(TABLE);
    }
}

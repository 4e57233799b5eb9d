package dev.halma.engine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.lang.ArchRule;
import dev.halma.testkit.OurClasses;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The engine also runs in the browser and plays the same moves everywhere, so everything that differs there is handed
 * in.
 */
class ArchitectureTest {

    private static final JavaClasses ENGINE = OurClasses.in("dev.halma.engine..");

    /** No files, network, concurrency or {@code java.time}: their packages are not listed here. */
    private static final ArchRule KNOWS_THE_RULE_BOOK_AND_PLAIN_JAVA = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "dev.halma.engine..",
                    "dev.halma.rules..",
                    "java.lang",
                    "java.lang.invoke", // string concatenation, lambdas
                    "java.lang.runtime", // switches over records
                    "java.util",
                    "java.util.function",
                    "java.util.stream",
                    "org.jspecify.annotations");

    private static final ArchRule NO_CLOCK = noClasses()
            .should()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching("java\\.util\\.(Date|Calendar|GregorianCalendar|Timer|TimerTask)");

    private static final ArchRule NO_CHANCE = noClasses()
            .should()
            .callMethod(Math.class, "random")
            .orShould()
            .callMethod(StrictMath.class, "random")
            .orShould()
            .callMethod(System.class, "identityHashCode", Object.class)
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching("java\\.util\\.(Random|SplittableRandom|UUID)|java\\.util\\.random\\..*");

    private static final ArchRule NO_THREADS = noClasses()
            .should()
            .dependOnClassesThat()
            .haveNameMatching("java\\.lang\\.(Thread.*|InheritableThreadLocal|Runtime|Process.*)");

    private static final ArchRule NO_OUTPUT = noClasses()
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err")
            .orShould()
            .accessField(System.class, "in")
            .orShould()
            .callMethod(Throwable.class, "printStackTrace");

    private static final ArchRule NO_REFLECTION_AND_NO_RESOURCES = noClasses()
            .should()
            .callMethod(Class.class, "forName", String.class)
            .orShould()
            .callMethod(Class.class, "getResource", String.class)
            .orShould()
            .callMethod(Class.class, "getResourceAsStream", String.class)
            .orShould()
            .callMethod(Object.class, "getClass")
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching("java\\.lang\\.ClassLoader|java\\.util\\.(ResourceBundle|ServiceLoader|Properties)");

    @Test
    void itKnowsTheRuleBookAndPlainJava() {
        KNOWS_THE_RULE_BOOK_AND_PLAIN_JAVA.check(ENGINE);
    }

    @Test
    void timeIsHandedIn() {
        NO_CLOCK.check(ENGINE);
    }

    @Test
    void chanceIsHandedIn() {
        NO_CHANCE.check(ENGINE);
    }

    @Test
    void threadsAreTheCallers() {
        NO_THREADS.check(ENGINE);
    }

    @Test
    void outputIsHandedIn() {
        NO_OUTPUT.check(ENGINE);
    }

    @Test
    void nothingIsFoundByItsNameAtRunTime() {
        NO_REFLECTION_AND_NO_RESOURCES.check(ENGINE);
    }

    static List<ArchRule> rules() {
        return List.of(
                KNOWS_THE_RULE_BOOK_AND_PLAIN_JAVA,
                NO_CLOCK,
                NO_CHANCE,
                NO_THREADS,
                NO_OUTPUT,
                NO_REFLECTION_AND_NO_RESOURCES);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void eachOfTheseRulesFindsAnOffender(ArchRule rule) {
        JavaClasses offender = OurClasses.only(Offender.class);
        assertThat(rule.evaluate(offender).hasViolation()).isTrue();
    }

    /** Does everything that the engine must not do. */
    private static final class Offender {

        private final CountDownLatch latch = new CountDownLatch(1);

        @SuppressWarnings("unused")
        private void offend() {
            System.out.println(System.nanoTime() + Math.random() + latch.getCount());
            System.out.println(Thread.currentThread());
            System.out.println(getClass());
        }
    }
}

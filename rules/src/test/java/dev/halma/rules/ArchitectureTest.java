package dev.halma.rules;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import dev.halma.testkit.OurClasses;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

    private static final JavaClasses RULES = OurClasses.in("dev.halma.rules..");

    @Test
    void theRuleBookKnowsNothingButJava() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "dev.halma.rules..",
                        "java.lang",
                        "java.lang.invoke",
                        "java.lang.runtime",
                        "java.util",
                        "java.util.function",
                        "java.util.stream",
                        "org.jspecify.annotations")
                .check(RULES);
    }

    /** Board, variant, move or told, game, notation: each package knows only those before it, so there are no cycles. */
    @Test
    void itsPackagesKnowOnlyThoseBeforeThem() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("board")
                .definedBy("dev.halma.rules.board")
                .layer("variant")
                .definedBy("dev.halma.rules.variant")
                .layer("move")
                .definedBy("dev.halma.rules.move")
                .layer("message")
                .definedBy("dev.halma.rules.message")
                .layer("game")
                .definedBy("dev.halma.rules.game")
                .layer("notation")
                .definedBy("dev.halma.rules.notation")
                .whereLayer("notation")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("game")
                .mayOnlyBeAccessedByLayers("notation")
                .whereLayer("move")
                .mayOnlyBeAccessedByLayers("game", "notation")
                .whereLayer("message")
                .mayOnlyBeAccessedByLayers("game", "notation")
                .whereLayer("variant")
                .mayOnlyBeAccessedByLayers("move", "message", "game", "notation")
                .check(RULES);
    }

    /** The same sources run in the browser, and the same seed gives the same game everywhere. */
    @Test
    void timeChanceOutputAndThreadsAreHandedIn() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.util\\.(Random|SplittableRandom|Date|UUID|Timer)")
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.lang.Thread")
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .check(RULES);
    }
}

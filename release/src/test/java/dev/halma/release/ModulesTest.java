package dev.halma.release;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import dev.halma.testkit.OurClasses;
import org.junit.jupiter.api.Test;

/** The dependencies between modules. The test is here because this module sees the others. */
class ModulesTest {

    private static final JavaClasses ALL = OurClasses.all();

    @Test
    void dependenciesPointToTheRuleBook() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("rules")
                .definedBy("dev.halma.rules..")
                .layer("engine")
                .definedBy("dev.halma.engine..")
                .layer("engine-jvm")
                .definedBy("dev.halma.jvm..")
                .layer("solve")
                .definedBy("dev.halma.solve..")
                .layer("testkit")
                .definedBy("dev.halma.testkit..")
                .layer("arena")
                .definedBy("dev.halma.arena..")
                .layer("i18n")
                .definedBy("dev.halma.i18n..")
                .layer("browser")
                .definedBy("dev.halma.browser..")
                .layer("table")
                .definedBy("dev.halma.table..")
                .layer("server")
                .definedBy("dev.halma.server..")
                .layer("print")
                .definedBy("dev.halma.print..")
                .layer("cli")
                .definedBy("dev.halma.cli..")
                .whereLayer("cli")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("rules")
                .mayOnlyBeAccessedByLayers(
                        "testkit",
                        "engine",
                        "engine-jvm",
                        "solve",
                        "arena",
                        "browser",
                        "i18n",
                        "print",
                        "table",
                        "server",
                        "cli")
                .whereLayer("testkit")
                .mayNotBeAccessedByAnyLayer() // but tests, which are not looked at here
                .whereLayer("arena")
                .mayOnlyBeAccessedByLayers("cli")
                .whereLayer("i18n")
                .mayOnlyBeAccessedByLayers("print", "server", "cli")
                .whereLayer("print")
                .mayOnlyBeAccessedByLayers("server", "cli")
                .whereLayer("engine")
                .mayOnlyBeAccessedByLayers("engine-jvm", "arena", "browser", "table", "server", "cli")
                .whereLayer("engine-jvm")
                .mayOnlyBeAccessedByLayers("arena", "server", "cli")
                .whereLayer("solve")
                .mayOnlyBeAccessedByLayers("cli")
                .whereLayer("browser")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("table")
                .mayOnlyBeAccessedByLayers("browser", "server", "cli")
                .whereLayer("server")
                .mayOnlyBeAccessedByLayers("cli")
                .check(ALL);
    }

    @Test
    void noPackagesGoRoundInCircles() {
        slices().matching("dev.halma.(**)").should().beFreeOfCycles().check(ALL);
    }
}

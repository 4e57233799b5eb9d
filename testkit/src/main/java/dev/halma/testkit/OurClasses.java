package dev.halma.testkit;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** Halma's compiled classes, for tests of what they depend on. Needs ArchUnit, which every module's tests have. */
public final class OurClasses {

    private OurClasses() {}

    /** All classes on the class path except tests, read once. */
    private static final class Read {
        static final JavaClasses ALL = importer()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("dev.halma");
    }

    public static JavaClasses all() {
        return Read.ALL;
    }

    /** Those of a package and the packages inside it: {@code dev.halma.rules..}. */
    public static JavaClasses in(String packages) {
        return all().that(JavaClass.Predicates.resideInAPackage(packages));
    }

    /** Just these, tests or not. */
    public static JavaClasses only(Class<?>... classes) {
        return importer().importClasses(classes);
    }

    /** Skips Java's own classes: our tests need only their names, and reading them takes seconds. */
    private static ClassFileImporter importer() {
        ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
        return new ClassFileImporter();
    }
}

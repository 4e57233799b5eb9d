package dev.halma.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** All of a release, as {@code ./halma dist} makes it on Debian. */
@Tag("soak")
class ReleaseTest {

    private static final Pattern LAYER = Pattern.compile("\"Layers\":\\[\"([^\"]*)\"]");

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private static Path made;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @BeforeAll
    static void make() throws IOException, InterruptedException {
        Assumptions.assumeTrue(Files.isExecutable(Path.of("/usr/bin/dpkg-deb")));
        Ran.good(
                made,
                List.of(
                        Ran.ROOT.resolve("release/make-release").toString(),
                        System.getProperty("java.home"),
                        Ran.program().toString(),
                        made.toString()));
    }

    @Test
    void checksumsAreRightAndTheNotesAreThere() throws IOException, InterruptedException {
        assertThat(Ran.good(made, List.of("sha256sum", "-c", "SHA256SUMS")).lines())
                .hasSize(5)
                .allMatch(line -> line.endsWith(": OK"));
        assertThat(made.resolve("RELEASE-NOTES.md")).content().startsWith("## ").contains("### Added");
    }

    @Test
    void theArchiveIsSmall() throws IOException {
        assertThat(Files.size(made.resolve("halma-" + Ran.VERSION + "-linux-x64.tar.xz")))
                .isLessThan(60_000_000);
    }

    @Test
    void thePackageUnpacksIntoARootOfItsOwn() throws IOException, InterruptedException {
        Path deb = made.resolve("halma_" + Ran.VERSION + "_amd64.deb");
        Ran.good(folder, List.of("dpkg-deb", "--extract", deb.toString(), folder.toString()));
        assertThat(Ran.good(folder, List.of(folder.resolve("usr/bin/halma").toString(), "--version")))
                .startsWith("halma " + Ran.VERSION);
        assertThat(folder.resolve("usr/share/man/man1/halma-serve.1.gz")).exists();
        assertThat(folder.resolve("etc/halma/halma.conf")).content().contains("# port = 8080");
        assertThat(folder.resolve("usr/lib/systemd/system/halma.service"))
                .content()
                .contains("User=halma");
        assertThat(Ran.good(folder, List.of("dpkg-deb", "--info", deb.toString())))
                .contains("Package: halma");
    }

    @Test
    void theImageHasAUserWithoutRightsAndAHealthCheck() throws IOException, InterruptedException {
        Path image = made.resolve("halma-" + Ran.VERSION + "-image.tar");
        Ran.good(folder, List.of("tar", "-xf", image.toString(), "-C", folder.toString()));
        Matcher layer = LAYER.matcher(Files.readString(folder.resolve("manifest.json")));
        assertThat(layer.find()).isTrue();
        String listed = Ran.good(
                folder, List.of("tar", "-tzvf", folder.resolve(layer.group(1)).toString()));
        assertThat(listed)
                .containsPattern("drwx------ 65532/65532 .* \\./var/lib/halma/")
                .contains("./opt/halma/lib/libsqlitejdbc.so")
                .containsPattern("/libc\\.so\\.6")
                .doesNotContain("/bin/sh");
    }
}

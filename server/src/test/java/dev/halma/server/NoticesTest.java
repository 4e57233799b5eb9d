package dev.halma.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.testkit.Repository;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The notices beside the page name every library in it. */
class NoticesTest {

    @Test
    void everyPackageOfThePageIsNamed() throws IOException, InterruptedException, CannotListen {
        String notices = notices();
        assertThat(bundledPackages())
                .contains("intl-messageformat")
                .allSatisfy(name -> assertThat(notices).contains("## " + name + " - "));
        assertThat(notices).contains("## svelte - ", "## TeaVM - ", "Apache License", "Permission is hereby granted");
        assertThat(notices).contains("## Old Standard - ", "## Roboto - ", "SIL OPEN FONT LICENSE");
    }

    private static String notices() throws IOException, InterruptedException, CannotListen {
        try (Visit visit = new Visit()) {
            HttpResponse<String> answer = visit.get("/third-party.txt", HttpResponse.BodyHandlers.ofString());
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(Visit.header(answer, "Content-Type")).startsWith("text/plain");
            return answer.body();
        }
    }

    /** The packages of the lock file that are not only for the build. */
    private static List<String> bundledPackages() {
        JsonNode lock = JsonMapper.shared().readTree(Repository.file("web/package-lock.json"));
        return lock.get("packages")
                .propertyStream()
                .filter(entry -> !entry.getKey().isEmpty()
                        && !entry.getValue().path("dev").asBoolean(false))
                .map(Map.Entry::getKey)
                .map(path -> path.substring(path.lastIndexOf("node_modules/") + "node_modules/".length()))
                .toList();
    }
}

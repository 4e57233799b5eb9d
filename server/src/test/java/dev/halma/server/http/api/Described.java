package dev.halma.server.http.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.net.http.HttpResponse;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The description of the API, which real answers are held against. */
final class Described {

    private static final SchemaRegistry SCHEMAS = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    private final JsonNode document;
    private final Set<String> seen = new TreeSet<>();

    Described(String text) {
        document = JsonMapper.shared().readTree(text);
    }

    /** All requests, such as {@code GET /api/me}. */
    Set<String> requests() {
        Set<String> requests = new TreeSet<>();
        document.get("paths")
                .forEachEntry((path, methods) -> methods.propertyNames()
                        .forEach(method -> requests.add(method.toUpperCase(Locale.ROOT) + " " + path)));
        return requests;
    }

    /** Checks status, type and body of an answer. */
    void check(String request, HttpResponse<String> answer) {
        seen.add(request);
        JsonNode response = response(request, answer.statusCode());
        String type = answer.headers().firstValue("Content-Type").orElse("").split(";", 2)[0];
        JsonNode contents = response.path("content");
        if (contents.isMissingNode()) {
            assertThat(answer.body()).as(request).isEmpty();
            return;
        }
        assertThat(contents.propertyNames()).as(request + " " + answer.body()).contains(type);
        JsonNode schema = contents.get(type).get("schema");
        if (type.endsWith("json")) check(request, schema, answer.body());
        if (answer.statusCode() == 429 || answer.statusCode() == 503) {
            assertThat(answer.headers().firstValue("Retry-After")).isPresent();
        }
    }

    /** Checks a line of a stream. */
    void checkLine(String request, String line) {
        seen.add(request);
        JsonNode schema = response(request, 200).at("/content/application~1x-ndjson/schema");
        check(request, schema, line);
    }

    /** Checks what is sent. */
    void checkBody(String request, String body) {
        JsonNode schema = operation(request).at("/requestBody/content/application~1json/schema");
        check(request, schema, body);
    }

    /** The requests of which an answer was checked. */
    Set<String> seen() {
        return seen;
    }

    private JsonNode operation(String request) {
        String[] words = request.split(" ", 2);
        JsonNode operation = document.get("paths").path(words[1]).path(words[0].toLowerCase(Locale.ROOT));
        assertThat(operation.isObject()).as(request).isTrue();
        return operation;
    }

    private JsonNode response(String request, int status) {
        JsonNode response = operation(request).get("responses").path(Integer.toString(status));
        assertThat(response.isObject())
                .as(request + " is answered by " + status)
                .isTrue();
        return response.has("$ref")
                ? document.at(response.get("$ref").stringValue().substring(1))
                : response;
    }

    private void check(String what, JsonNode schema, String text) {
        ObjectNode root = ((ObjectNode) schema).deepCopy();
        root.set("components", document.get("components"));
        Schema compiled = SCHEMAS.getSchema(root);
        assertThat(compiled.validate(text, InputFormat.JSON))
                .as(what + " " + text)
                .isEmpty();
    }
}

package dev.halma.table.protocol;

import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** JSON text to trees and back, with limits on what is read. */
public final class Json {

    private static final int DEEPEST = 16;
    private static final int LONGEST = 1 << 20;

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .maxStringLength(LONGEST)
                            .maxNumberLength(20)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Json() {}

    public static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    static ArrayNode array() {
        return JsonNodeFactory.instance.arrayNode();
    }

    /** A text that is known to be an object. */
    static ObjectNode object(String text) {
        return (ObjectNode) MAPPER.readTree(text);
    }

    public static String text(JsonNode node) {
        return MAPPER.writeValueAsString(node);
    }

    /** Reads a text from outside. */
    public static JsonNode parse(String text) throws Reader.Wrong {
        try {
            return MAPPER.readTree(text);
        } catch (JacksonException e) {
            // The parser's own message names its classes and settings.
            throw new Reader.Wrong("this is not JSON, or it is too large or too deep");
        }
    }
}

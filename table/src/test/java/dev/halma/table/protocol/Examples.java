package dev.halma.table.protocol;

import dev.halma.table.json.Json;
import dev.halma.testkit.Repository;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** The examples of docs/protocol-online.md. */
final class Examples {

    private static final Path DOCUMENT = Repository.file("docs/protocol-online.md");

    private Examples() {}

    /** The text of the document. */
    static String document() {
        try {
            return Files.readString(DOCUMENT);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The examples of a kind: client, server or plan. */
    static List<String> of(String kind) {
        return Pattern.compile("```json " + kind + "\n(.*?)\n```", Pattern.DOTALL)
                .matcher(document())
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    static Json tree(String text) {
        return Json.parse(text).orElseThrow(() -> new AssertionError(text));
    }
}

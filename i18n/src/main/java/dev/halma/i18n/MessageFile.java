package dev.halma.i18n;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Reads the file of a language: one JSON object of keys and messages. */
final class MessageFile {

    private MessageFile() {}

    static SortedMap<String, String> read(Language language) {
        String name = language.code() + ".json";
        try (InputStream file = Objects.requireNonNull(MessageFile.class.getResourceAsStream(name), name)) {
            return Collections.unmodifiableSortedMap(
                    JsonMapper.shared().readValue(file, new TypeReference<TreeMap<String, String>>() {}));
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }
}

package dev.halma.i18n;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Reads the files of a language: JSON objects of keys and messages. */
final class MessageFile {

    /**
     * The folders of messages: those for page and terminal, and those for the terminal alone. The page loads only the
     * first.
     */
    static final List<String> FOLDERS = List.of("", "terminal/");

    private MessageFile() {}

    static SortedMap<String, String> read(Language language) {
        SortedMap<String, String> all = new TreeMap<>();
        for (String folder : FOLDERS) all.putAll(read(folder + language.code() + ".json"));
        return Collections.unmodifiableSortedMap(all);
    }

    private static SortedMap<String, String> read(String name) {
        try (InputStream file = Objects.requireNonNull(MessageFile.class.getResourceAsStream(name), name)) {
            return JsonMapper.shared().readValue(file, new TypeReference<TreeMap<String, String>>() {});
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }
}

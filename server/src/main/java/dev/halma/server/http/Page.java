package dev.halma.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The files of the built page, from the class path. Only files in its list are served. */
final class Page {

    private static final String ROOT = "/page/";
    private static final String LIST = "files.txt";

    private final Map<String, PageFile> files;
    private final Map<String, byte[]> contents = new ConcurrentHashMap<>();

    private Page(Map<String, PageFile> files) {
        this.files = Map.copyOf(files);
    }

    static Page load() {
        return new Page(new String(read(LIST), StandardCharsets.UTF_8)
                .lines()
                .map(PageFile::parse)
                .collect(Collectors.toMap(PageFile::path, Function.identity())));
    }

    Collection<PageFile> files() {
        return files.values();
    }

    /** The file at the path of an address. The root is the page itself. */
    Optional<PageFile> at(String path) {
        return Optional.ofNullable(files.get(path.equals("/") ? "index.html" : path.substring(1)));
    }

    byte[] bytes(PageFile file) {
        return bytes(file.path());
    }

    byte[] bytes(PageFile file, String ending) {
        return bytes(file.path() + "." + ending);
    }

    private byte[] bytes(String path) {
        return contents.computeIfAbsent(path, Page::read);
    }

    private static byte[] read(String path) {
        try (InputStream in = Page.class.getResourceAsStream(ROOT + path)) {
            if (in == null) throw new IllegalStateException("this build lacks the page's file " + path);
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package dev.halma.server.http.api;

import io.javalin.config.RoutesConfig;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The description of this API for programs, in the form OpenAPI 3.1. A test compares real responses with it. */
public final class OpenApi {

    private OpenApi() {}

    public static void add(RoutesConfig routes) {
        String text = text();
        routes.get("/api/openapi.json", request -> {
            request.header("Cache-Control", "no-cache");
            request.contentType("application/json");
            request.result(text);
        });
    }

    private static String text() {
        try (InputStream in = OpenApi.class.getResourceAsStream("/openapi.json")) {
            if (in == null) throw new IllegalStateException("this build lacks openapi.json");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

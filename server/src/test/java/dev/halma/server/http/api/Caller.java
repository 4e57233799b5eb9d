package dev.halma.server.http.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.Visit;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A program that calls the API of a server, with or without a token. */
record Caller(Visit visit, String token) {

    static Caller nobody(Visit visit) {
        return new Caller(visit, "");
    }

    static Caller program(Visit visit, String name) throws IOException, InterruptedException {
        HttpResponse<String> answer =
                nobody(visit).post("/api/me/token", "{\"program\":true,\"name\":\"" + name + "\"}");
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
        return new Caller(visit, json(answer).get("token").stringValue());
    }

    HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return visit.send(request(path), BodyHandlers.ofString());
    }

    HttpResponse<String> post(String path, String body) throws IOException, InterruptedException {
        return visit.send(
                request(path).header("Content-Type", "application/json").POST(BodyPublishers.ofString(body)),
                BodyHandlers.ofString());
    }

    HttpResponse<String> delete(String path) throws IOException, InterruptedException {
        return visit.send(request(path).DELETE(), BodyHandlers.ofString());
    }

    /** The lines of a stream, to be closed. */
    BufferedReader lines(String path) throws IOException, InterruptedException {
        HttpResponse<InputStream> answer = visit.send(request(path), BodyHandlers.ofInputStream());
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(Visit.header(answer, "Content-Type")).isEqualTo("application/x-ndjson");
        return new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8));
    }

    /** Makes a table with seat A for the caller. */
    String table(String others) throws IOException, InterruptedException {
        HttpResponse<String> answer = post("/api/tables", plan(others));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
        return json(answer).get("table").stringValue();
    }

    static String plan(String others) {
        return "{\"variant\":\"chinese-2\",\"first\":\"A\",\"public\":true,\"chairs\":{\"A\":{\"kind\":\"me\"},\"B\":"
                + others + "}}";
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = visit.request(path);
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    static JsonNode json(HttpResponse<String> answer) {
        return JsonMapper.shared().readTree(answer.body());
    }
}

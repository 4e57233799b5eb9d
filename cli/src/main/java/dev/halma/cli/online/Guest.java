package dev.halma.cli.online;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import tools.jackson.databind.JsonNode;

/** A new player at a server: a name, and the token that proves who it is. */
public final class Guest {

    private Guest() {}

    /** The server refused to create a player. */
    public static final class Unwelcome extends IOException {

        private static final long serialVersionUID = 1;

        private Unwelcome(HttpResponse<String> answer) {
            super("the server answered with " + answer.statusCode() + ": " + answer.body());
        }
    }

    /** Makes a player with this name; returns the token. */
    public static String token(String name, URI server, HttpClient http) throws IOException {
        String wish = Server.JSON.createObjectNode().put("name", name).toString();
        HttpResponse<String> made = answered(
                http,
                HttpRequest.newBuilder(server.resolve("/api/me"))
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(wish))
                        .build());
        String cookie = made.headers()
                .firstValue("Set-Cookie")
                .map(text -> text.split(";", 2)[0])
                .orElseThrow(() -> new Unwelcome(made));
        HttpResponse<String> answer = answered(
                http,
                HttpRequest.newBuilder(server.resolve("/api/me/token"))
                        .header("Cookie", cookie)
                        .POST(BodyPublishers.noBody())
                        .build());
        JsonNode token =
                answer.statusCode() < 300 ? Server.JSON.readTree(answer.body()).path("token") : null;
        if (token == null || !token.isString()) throw new Unwelcome(answer);
        return token.stringValue();
    }

    private static HttpResponse<String> answered(HttpClient http, HttpRequest request) throws IOException {
        HttpResponse<String> answer = send(http, request);
        boolean isLater = answer.statusCode() == 429 || answer.statusCode() >= 500;
        if (isLater) throw new Server.Busy(answer.statusCode());
        return answer;
    }

    private static HttpResponse<String> send(HttpClient http, HttpRequest request) throws IOException {
        try {
            return http.send(request, BodyHandlers.ofString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted");
        }
    }
}

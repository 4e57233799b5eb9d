package dev.halma.server.online;

import static dev.halma.server.online.Guest.json;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A token gets into wrong hands: what it can do, and how it is taken back. */
@SuppressWarnings("NullAway.Init")
class DevicesTest {

    @AutoClose
    private House house;

    private Guest ada;

    @BeforeEach
    void open() throws Exception {
        house = new House();
        ada = Guest.named("Ada", house::address);
    }

    private String token(String body) {
        return json(ada.post("/api/me/token", body)).path("token").asString();
    }

    private HttpRequest.Builder with(String token, String path) {
        return Guest.stranger(house::address).request(path).header("Authorization", "Bearer " + token);
    }

    private HttpResponse<String> posts(String token, String path, String body) {
        return Guest.send(
                with(token, path).header("Content-Type", "application/json").POST(BodyPublishers.ofString(body)));
    }

    @Test
    void aStolenTokenPlaysAndDoesNothingElse() {
        String stolen = token("{\"name\":\"My bot\"}");
        assertThat(posts(stolen, "/api/tables", Script.plan("open", "")).statusCode())
                .isEqualTo(201);
        assertThat(posts(stolen, "/api/me", "{\"name\":\"Eve\"}").statusCode()).isEqualTo(403);
        assertThat(posts(stolen, "/api/me/code", "").statusCode()).isEqualTo(403);
        assertThat(posts(stolen, "/api/me/token", "").statusCode()).isEqualTo(403);
        assertThat(Guest.send(with(stolen, "/api/me").DELETE()).statusCode()).isEqualTo(403);
        assertThat(json(ada.get("/api/me")).path("player").path("name").asString())
                .isEqualTo("Ada");
        String manager = token("{\"scope\":\"manage\"}");
        assertThat(posts(manager, "/api/me", "{\"name\":\"Ada L.\"}").statusCode())
                .isEqualTo(200);
        assertThat(ada.post("/api/me/token", "{\"scope\":\"rule\"}").statusCode())
                .isEqualTo(400);
    }

    @Test
    void aTokenIsListedAndTakenBack() {
        String lost = token("{\"name\":\"Old laptop\"}");
        assertThat(json(Guest.send(with(lost, "/api/me")))
                        .path("player")
                        .path("name")
                        .asString())
                .isEqualTo("Ada");
        JsonNode devices = json(ada.get("/api/me/devices")).path("devices");
        assertThat(devices).hasSize(2);
        JsonNode laptop = devices.valueStream()
                .filter(device -> device.path("name").asString().equals("Old laptop"))
                .findFirst()
                .orElseThrow();
        assertThat(laptop.path("scope").asString()).isEqualTo("play");
        assertThat(laptop.path("this").asBoolean()).isFalse();
        String path = "/api/me/devices/" + laptop.path("id").asString();
        assertThat(Guest.send(with(lost, path).DELETE()).statusCode()).isEqualTo(403);
        assertThat(ada.delete(path).statusCode()).isEqualTo(204);
        assertThat(json(Guest.send(with(lost, "/api/me"))).path("player").isNull())
                .isTrue();
        assertThat(ada.delete(path).statusCode()).isEqualTo(404);
        assertThat(json(ada.get("/api/me")).path("player").path("name").asString())
                .isEqualTo("Ada");
    }

    @Test
    void aPlayerHasABoundedNumberOfDevices() {
        for (int i = 1; i < 50; i++) token("");
        assertThat(ada.post("/api/me/token", "").statusCode()).isEqualTo(409);
    }
}

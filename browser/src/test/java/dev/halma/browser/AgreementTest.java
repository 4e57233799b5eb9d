package dev.halma.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.table.json.Json;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class AgreementTest {

    private static JsonNode parsed(Json json) {
        return JsonMapper.shared().readTree(json.text());
    }

    @Test
    void houseRulesComeWithWhatCanBeChosen() {
        JsonNode house = parsed(Agreement.house("chinese-2", "guards=any")).path("value");
        assertThat(house.path("text").asString()).isEqualTo("guards=any");
        assertThat(house.at("/rules/0").toString())
                .isEqualTo("{\"id\":\"guards\",\"choices\":[\"0\",\"1\",\"any\"],\"choice\":\"any\"}");
        assertThat(parsed(Agreement.house("chinese-2", "guards=7")).path("ok").asBoolean())
                .isFalse();
        JsonNode changed = parsed(Agreement.agree("chinese-2", "guards=any", "guards", "0"));
        assertThat(changed.at("/value/text").asString()).isEmpty();
    }

    @Test
    void whoBeginsIsDecidedByTheWayThatHolds() {
        JsonNode ways = parsed(Agreement.beginnings("chinese-3", List.of("B", "C"), "youngest"));
        assertThat(ways.path("way").asString()).isEqualTo("youngest");
        assertThat(ways.path("asked").size()).isEqualTo(2);
        assertThat(parsed(Agreement.decide("chinese-3", List.of(), "die", new int[] {1, 3, 2}))
                        .toString())
                .isEqualTo("{\"first\":\"B\",\"throws\":[{\"A\":2,\"B\":4,\"C\":3}]}");
        assertThat(parsed(Agreement.decide("chinese-3", List.of(), "die", new int[] {1}))
                        .isNull())
                .isTrue();
    }
}

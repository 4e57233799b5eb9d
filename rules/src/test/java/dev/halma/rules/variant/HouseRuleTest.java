package dev.halma.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.notation.HouseText;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class HouseRuleTest {

    private static Variant variant(String id, String house) {
        return HouseText.parse(Variants.named(id), house).orThrow();
    }

    private static List<String> open(String id, String house) {
        Variant variant = variant(id, house);
        return Arrays.stream(HouseRule.values())
                .filter(rule -> rule.isOpen(variant))
                .map(HouseRule::id)
                .toList();
    }

    @Test
    void aRuleIsOpenWhereItMakesADifference() {
        assertThat(open("chinese-2", "")).containsExactly("guards", "leave", "repetition", "quiet", "length", "hops");
        assertThat(open("chinese-2", "guards=any")).doesNotContain("leave");
        assertThat(open("xxl-2", "")).doesNotContain("leave");
        assertThat(open("american-4", "")).doesNotContain("win");
        assertThat(open("american-4", "sides=opposite")).contains("win");
    }

    @Test
    void aRuleThatMakesNoDifferenceNeverStandsInTheWay() {
        Variant guarded =
                HouseRule.GUARDS.agree(variant("chinese-2", "leave=off"), "any").orElseThrow();
        assertThat(HouseText.text(guarded)).isEqualTo("guards=any");
        Variant alone =
                HouseRule.SIDES.agree(variant("american-4-both", ""), "alone").orElseThrow();
        assertThat(HouseText.text(alone)).isEqualTo("sides=alone,win=first");
        assertThat(HouseRule.GUARDS.agree(alone, "seven")).isEmpty();
    }

    @Test
    void eachChoiceIsOfferedOnceAndTheOneThatHoldsIsAmongThem() {
        Variant opposite = variant("american-4", "sides=AC+BD");
        assertThat(HouseRule.SIDES.offered(opposite)).containsExactly("alone", "opposite", "adjacent");
        assertThat(HouseRule.SIDES.agreed(opposite)).isEqualTo("opposite");
        Variant own = variant("american-4", "sides=AD+BC");
        assertThat(HouseRule.SIDES.offered(own)).endsWith("AD+BC");
        assertThat(HouseRule.SIDES.agreed(own)).isEqualTo("AD+BC");
    }
}

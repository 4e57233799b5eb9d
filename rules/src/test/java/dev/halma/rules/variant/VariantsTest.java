package dev.halma.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.rules.move.Position;
import dev.halma.rules.notation.PositionText;
import dev.halma.testkit.Law;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VariantsTest {

    /** The table of the rules, section 5: id, board, places and pieces, sides, ending, guards. */
    @ParameterizedTest
    @CsvSource({
        "print-2,              square(16),  0:19 2:19,                          alone, first, 0",
        "print-4,              square(16),  0:13 1:13 2:13 3:13,                alone, first, 0",
        "victorian-2,          square(16),  0:19 2:19,                          alone, first, 0",
        "victorian-4,          square(16),  0:13 1:13 2:13 3:13,                alone, first, 0",
        "victorian-4-opposite, square(16),  0:13 1:13 2:13 3:13,                AC+BD, first, 0",
        "victorian-4-adjacent, square(16),  0:13 1:13 2:13 3:13,                AB+CD, first, 0",
        "american-2,           square(16),  0:19 2:19,                          alone, first, 0",
        "american-3,           square(16),  0:19 1:13 2:19,                     alone, first, 0",
        "american-3-13,        square(16),  0:13 1:13 2:13,                     alone, first, 0",
        "american-4,           square(16),  0:13 1:13 2:13 3:13,                alone, first, 0",
        "american-4-first,     square(16),  0:13 1:13 2:13 3:13,                AC+BD, first, 0",
        "american-4-both,      square(16),  0:13 1:13 2:13 3:13,                AC+BD, both,  0",
        "twosided-square,      square(16),  0:13 2:13,                          alone, first, 0",
        "twosided-square-15,   square(16),  0:15 2:15,                          alone, first, 0",
        "twosided-star,        star(4),     0:15 3:15,                          alone, first, 0",
        "xxl-2,                star(4),     0:10 2:10,                          alone, first, 0",
        "xxl-3,                star(4),     0:10 2:10 4:10,                     alone, first, 0",
        "xxl-2-guard,          star(4),     0:10 3:10,                          alone, first, 1",
        "chinese-2,            star(4),     0:10 3:10,                          alone, first, 0",
        "chinese-3,            star(4),     0:10 2:10 4:10,                     alone, first, 0",
        "chinese-4,            star(4),     0:10 1:10 3:10 4:10,                alone, first, 0",
        "chinese-6,            star(4),     0:10 1:10 2:10 3:10 4:10 5:10,      alone, first, 0",
        "halma-8,              square(8),   0:10 2:10,                          alone, first, 0",
        "halma-10,             square(10),  0:15 2:15,                          alone, first, 0",
        "diamond-9,            diamond(9),  0:10 1:10,                          alone, first, 0",
    })
    @Law("5.1")
    void areThoseOfTheRules(String id, String board, String camps, String sides, String win, String guards) {
        Variant variant = Variants.named(id);
        assertThat(variant.board()).hasToString(board);
        assertThat(variant.seatings().stream()
                        .map(seating -> seating.place() + ":" + seating.pieces())
                        .collect(Collectors.joining(" ")))
                .isEqualTo(camps);
        assertThat(variant.houseRules().sides()).hasToString(sides);
        assertThat(variant.houseRules().win().text()).isEqualTo(win);
        assertThat(variant.houseRules().guards().text()).isEqualTo(guards);
    }

    @Test
    @Law("5.1")
    void areAllThere() {
        assertThat(Variants.all()).hasSize(25).extracting(Variant::id).doesNotHaveDuplicates();
        assertThat(Variants.find("american-5")).isEmpty();
    }

    /** The two that the rules write out. */
    @ParameterizedTest
    @CsvSource({
        "american-2, 11bbbbb/11bbbbb/12bbbb/13bbb/14bb/16/16/16/16/16/16/aa14/aaa13/aaaa12/aaaaa11/aaaaa11 a 0 1",
        "xxl-3, 1/2/3/4/bbbb5cccc/bbb6ccc/bb7cc/b8c/9/10/11/12/13/aaaa/aaa/aa/a a 0 1",
    })
    @Law({"1.2", "3.3", "3.5", "4.1", "11.1"})
    void startWhereTheRulesSay(String id, String start) {
        assertThat(PositionText.text(Position.start(Variants.named(id), Seat.A)))
                .isEqualTo(start);
    }

    @Test
    @Law("4.3")
    void anySeatMayBegin() {
        assertThat(Position.start(Variants.named("chinese-6"), Seat.E).toMove()).isEqualTo(Seat.E);
    }

    @Test
    @Law("5.2")
    void everyHouseRuleCanBeChangedByNameOnAnyVariant() {
        for (Variant variant : Variants.all()) {
            for (HouseRule rule : HouseRule.values()) {
                for (String choice : rule.choices(variant.seats())) {
                    HouseRules changed = rule.chosen(variant.houseRules(), choice, variant.seats())
                            .orElseThrow();
                    if (!changed.canBePlayed()) continue;
                    assertThat(rule.choice(variant.with(changed).houseRules()))
                            .isIn(
                                    choice,
                                    Sides.parse(choice, variant.seats())
                                            .map(Sides::text)
                                            .orElse(choice));
                }
            }
        }
    }

    @Test
    void leavingHomeMattersWhereACampIsSomebodysGoal() {
        assertThat(Variants.all())
                .filteredOn(variant -> !HouseRule.LEAVE.matters(variant))
                .extracting(Variant::id)
                .containsExactlyInAnyOrder("xxl-2", "xxl-3", "chinese-3");
    }

    @Test
    void partnersMatterWhereThereAreMoreThanTwoSeats() {
        for (Variant variant : Variants.all()) {
            assertThat(HouseRule.SIDES.matters(variant)).as(variant.id()).isEqualTo(variant.seats() > 2);
            assertThat(HouseRule.WIN.matters(variant)).as(variant.id()).isEqualTo(variant.seats() > 2);
        }
    }

    @Test
    void whateverIsAgreedOnCanBePlayed() {
        for (Variant variant : Variants.all()) {
            for (HouseRule rule : HouseRule.values()) {
                if (!rule.isOpen(variant)) continue;
                for (String choice : rule.choices(variant.seats())) {
                    Variant agreed = rule.agree(variant, choice).orElseThrow();
                    assertThat(agreed.houseRules().canBePlayed())
                            .as(variant + " " + rule + " " + choice)
                            .isTrue();
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "2, AB",
        "2, opposite",
        "2, adjacent",
        "3, opposite",
        "4, ABC+D",
        "4, AC+B",
        "4, AC+BB",
        "4, AC+BE",
        "4, AC+",
        "4, ''",
        "4, AC-BD",
    })
    void sharesOutNoSeatTwiceNoneNotAtAllAndNeverAllOnOneSide(int seats, String sides) {
        assertThat(Sides.parse(sides, seats)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "2, alone, alone",
        "4, opposite, AC+BD",
        "4, adjacent, AB+CD",
        "4, db+ca, AC+BD",
        "4, A+BD+C, A+BD+C",
        "3, AC+B, AC+B",
        "6, opposite, AD+BE+CF",
        "6, adjacent, AB+CD+EF",
    })
    void sharesOutSeatsByNameOrByLetters(int seats, String sides, String written) {
        assertThat(Sides.parse(sides, seats))
                .hasValueSatisfying(parsed -> assertThat(parsed).hasToString(written));
    }

    @Test
    void bothHomeMakesNoSenseWithoutPartners() {
        Variant variant = Variants.named("american-4");
        assertThatThrownBy(() -> variant.with(variant.houseRules().withWin(HouseRules.Win.BOTH)))
                .hasMessageContaining("partners");
    }
}

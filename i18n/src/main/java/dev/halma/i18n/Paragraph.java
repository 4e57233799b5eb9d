package dev.halma.i18n;

import java.util.List;

/** A piece of the rules in words. */
public record Paragraph(String title, String text) {

    /** In the order in which one learns the game: setting up, moving, winning, and some advice. */
    private static final List<String> RULES = List.of(
            "aim",
            "setup-two",
            "setup-three",
            "setup-four",
            "setup-star",
            "beginning",
            "turn",
            "step",
            "hop",
            "chain",
            "colours",
            "stay",
            "camps",
            "home",
            "partners",
            "blockers",
            "leaving",
            "guards",
            "draws",
            "resigning",
            "hint-leave",
            "hint-together",
            "hint-ladders",
            "hint-shut",
            "hint-enter");

    /** The rules from beginning to end. */
    public static List<Paragraph> rules(Texts texts) {
        return RULES.stream()
                .map(name ->
                        new Paragraph(texts.text("rules." + name + ".title"), texts.text("rules." + name + ".text")))
                .toList();
    }
}

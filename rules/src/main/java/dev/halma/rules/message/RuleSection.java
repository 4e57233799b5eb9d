package dev.halma.rules.message;

/**
 * A section of the rules in words.
 *
 * @param id as in {@code hop}
 */
public record RuleSection(String id, Message text) {

    static RuleSection of(String id) {
        return new RuleSection(id, Message.of("rules." + id + ".text"));
    }

    /** The key of the title, which needs no facts. */
    public String title() {
        return "rules." + id + ".title";
    }

    RuleSection with(String name, String text) {
        return new RuleSection(id, this.text.with(name, text));
    }

    RuleSection with(String name, int number) {
        return new RuleSection(id, text.with(name, number));
    }

    RuleSection with(String name, Message nested) {
        return new RuleSection(id, text.with(name, nested));
    }
}

package dev.halma.rules.message;

import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;

/** What a variant is called, and one sentence about it. A variant of one's own is called by its text. */
public final class VariantMessage {

    private VariantMessage() {}

    public static Message name(Variant variant) {
        return of(variant, "name");
    }

    public static Message about(Variant variant) {
        return of(variant, "about");
    }

    private static Message of(Variant variant, String what) {
        boolean isKnown = Variants.find(variant.id()).isPresent();
        return isKnown
                ? Message.of("variant." + variant.id() + "." + what)
                : Message.of("variant.own." + what).with("text", variant.id());
    }
}

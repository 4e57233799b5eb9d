package dev.halma.rules.variant;

/** The rule sheet that a variant comes from. */
public enum Source {
    PRINT_AND_PLAY("000"),
    VICTORIAN("001"),
    AMERICAN("002"),
    TWO_SIDED("003"),
    XXL("004"),
    BEYOND_THE_SHEETS("beyond");

    private final String sheet;

    Source(String sheet) {
        this.sheet = sheet;
    }

    /** The number of the sheet, or {@code beyond}. */
    public String sheet() {
        return sheet;
    }
}

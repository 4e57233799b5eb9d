package dev.halma.server.tables;

import dev.halma.rules.told.Told;

/** The answer to a command. */
public sealed interface Answer {

    /** It was carried out and is on disk; this is the version after it. */
    record Done(int version) implements Answer {}

    record Refused(Told why) implements Answer {}

    record NoSuchTable() implements Answer {}

    /** The store could not write it. Nothing has happened; it may be asked again. */
    record NotStored() implements Answer {
        public Told why() {
            return Told.of("table.refused.not-stored");
        }
    }
}

package dev.halma.server.tables;

import dev.halma.rules.message.Message;

/** The answer to a command. */
public sealed interface Answer {

    /** It was carried out and is on disk; this is the version after it. */
    record Done(int version) implements Answer {}

    record Refused(Message why) implements Answer {}

    record NoSuchTable() implements Answer {}

    /** The store could not write it. Nothing has happened; it may be asked again. */
    record NotStored() implements Answer {
        public Message why() {
            return Message.of("table.refused.not-stored");
        }
    }
}

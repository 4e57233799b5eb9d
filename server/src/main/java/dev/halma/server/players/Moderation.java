package dev.halma.server.players;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/** What operators forbid, and what they have done. */
public interface Moderation {

    /** What a ban is about. */
    enum Kind {
        PLAYER,
        ADDRESS
    }

    /**
     * A player or an address that is not served for a while.
     *
     * @param what the id of the player, or the address as limits count it
     */
    record Ban(Kind kind, String what, Instant until, String why) {}

    /** An act of an operator. */
    record Note(Instant at, String act, String what) {}

    /**
     * What happened on a day.
     *
     * @param tables that changed last on it
     * @param players who were last seen on it
     */
    record Day(LocalDate date, long tables, long players) {}

    /** Keeps a ban, in place of an earlier one about the same. */
    void ban(Ban ban);

    void lift(Kind kind, String what);

    /** The bans that still hold; others are removed. */
    List<Ban> bans(Instant now);

    /** Writes an act down. */
    void note(Note note);

    /** The last acts, the newest first. */
    List<Note> notes(int most);

    /** The last days, the newest first. */
    List<Day> days(Instant since);

    /** For stores without operators. */
    Moderation NONE = new Moderation() {
        @Override
        public void ban(Ban ban) {}

        @Override
        public void lift(Kind kind, String what) {}

        @Override
        public List<Ban> bans(Instant now) {
            return List.of();
        }

        @Override
        public void note(Note note) {}

        @Override
        public List<Note> notes(int most) {
            return List.of();
        }

        @Override
        public List<Day> days(Instant since) {
            return List.of();
        }
    };
}

package dev.halma.table;

import dev.halma.rules.message.Message;
import java.util.Locale;

/** Why a table refuses a command that is not a move. The rule book refuses moves. */
public enum TableRefusal {
    /** The game has no such seat. */
    NO_SUCH_SEAT,
    /** The seat is taken already. */
    SEAT_TAKEN,
    /** The seat is kept for a player with the invitation. */
    INVITATION_NEEDED,
    /** The maker has sent the player away from this table. */
    SENT_AWAY,
    /** The player does not sit there. */
    NOT_YOUR_SEAT,
    /** Only the maker of the table may do this. */
    MAKER_ONLY,
    /** Only a player of this table may do this. */
    PLAYERS_ONLY,
    NOT_BEGUN,
    /** The game has begun already. */
    BEGUN,
    /** The table was given up by its maker. */
    CANCELLED,
    GAME_OVER,
    /** The game has to end first. */
    NOT_OVER,
    PAUSED,
    NOT_PAUSED,
    /** A computer plays for this seat; its player has to take it back first. */
    STOOD_IN,
    NOT_STOOD_IN,
    /** The game has gone on since the version that the player saw. */
    OUT_OF_DATE,
    /** No player has proposed this. */
    NOTHING_PROPOSED,
    ALREADY_PROPOSED,
    NOTHING_TO_TAKE_BACK,
    /** It was agreed that this seat takes no moves back. */
    NO_TAKEBACK,
    /** The player of the seat is there, or has not been away for long enough. */
    NOT_ABSENT,
    /** It is not this seat's turn. */
    NOT_TO_MOVE,
    /** The server itself does this, never a player. */
    NOT_FOR_PLAYERS,
    CHAT_NOT_ALLOWED,
    /** The log has as many entries as one may have. */
    TOO_LONG,
    /** The player has used up what one player may write into the log besides moves. */
    OFTEN_ENOUGH;

    public Message message() {
        return Message.of("table.refused." + name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    Decision refused() {
        return new Decision.Refused(message());
    }
}

package dev.halma.server.online.attack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.table.Command;
import dev.halma.table.TableId;
import dev.halma.table.protocol.ClientJson;
import dev.halma.table.protocol.ClientMessage;
import dev.halma.testkit.Effort;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What attackers send, given to the reader of messages without a socket between. */
@Tag("law")
class ReadersTest {

    @Test
    void everyFrameIsAMessageOrSaysWhyItIsNone() {
        Frames frames = new Frames(Effort.seed(), "2611-table");
        int count = Effort.times(20_000, 1_000_000);
        int read = 0;
        for (int i = 0; i < count; i++) {
            String frame = frames.next();
            ClientMessage message = ClientJson.parse(frame);
            if (message instanceof ClientMessage.Unreadable unreadable) {
                if (unreadable.why().isBlank()) throw new AssertionError("no reason for " + frame);
            } else if (message instanceof ClientMessage.Ask(String id, TableId table, Command.Unreadable move)) {
                // The table refuses it in the words of the notation; no client writes it.
                if (move.problem().column() < 1) throw new AssertionError("nothing wrong with " + frame);
            } else {
                read++;
                ClientMessage again = ClientJson.parse(ClientJson.text(message));
                if (!again.equals(message))
                    throw new AssertionError(frame + " is read as " + message + ", then " + again);
            }
        }
        assertThat(read).as("frames that are messages").isBetween(count / 10, count * 9 / 10);
    }
}

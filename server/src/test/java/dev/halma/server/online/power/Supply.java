package dev.halma.server.online.power;

import java.net.URI;
import java.time.Duration;

/** Where clients find a server. */
interface Supply {

    /** A server to ask; waits while there is none. */
    URI address();

    /** How often a server was started; waits while there is none. */
    int start();

    /** Waits until there is a point in trying again, after somebody was cut off who had come at a start. */
    void waitForStartAfter(int start, RuntimeException cut);

    /** Who has no answer for so long tries again elsewhere. */
    Duration patience();
}

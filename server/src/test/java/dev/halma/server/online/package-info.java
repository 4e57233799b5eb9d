/** A real server under test clients that wait for messages, never for time. */
@NullMarked
package dev.halma.server.online;

import org.jspecify.annotations.NullMarked;

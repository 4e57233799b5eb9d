/** The table of behaviours, played at every kind of table. */
@NullMarked
package dev.halma.server.behaviour;

import org.jspecify.annotations.NullMarked;

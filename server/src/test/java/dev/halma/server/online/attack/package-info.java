/** Clients that mean harm, from a seed. */
@NullMarked
package dev.halma.server.online.attack;

import org.jspecify.annotations.NullMarked;

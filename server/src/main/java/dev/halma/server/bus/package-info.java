/** News between those who serve tables. Missed news does no harm: the log has everything. */
@NullMarked
package dev.halma.server.bus;

import org.jspecify.annotations.NullMarked;

/** Messages between nodes, and limits that they count together. A lost message does no harm: the log has everything. */
@NullMarked
package dev.halma.server.bus;

import org.jspecify.annotations.NullMarked;

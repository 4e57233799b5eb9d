/** One move through a real server, and the files that it meets on its way. */
@NullMarked
package dev.halma.server.onemove;

import org.jspecify.annotations.NullMarked;

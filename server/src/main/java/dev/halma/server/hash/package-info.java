/** The hash that secrets, callers and printed files are known by. */
@NullMarked
package dev.halma.server.hash;

import org.jspecify.annotations.NullMarked;

/** The hash of secrets, callers and printed files. */
@NullMarked
package dev.halma.server.hash;

import org.jspecify.annotations.NullMarked;

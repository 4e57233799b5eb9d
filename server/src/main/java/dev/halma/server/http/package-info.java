/**
 * The built page over HTTP: which files there are, how they are compressed and kept, and what the browser is told not to do
 * with them.
 */
@NullMarked
package dev.halma.server.http;

import org.jspecify.annotations.NullMarked;

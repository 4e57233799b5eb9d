/**
 * The built page over HTTP: its files, their compression and caching, and the security headers of every response.
 */
@NullMarked
package dev.halma.server.http;

import org.jspecify.annotations.NullMarked;

/**
 * The HTTP API below {@code /api}: callers, players, tables. A refusal is answered by a problem in the form of RFC
 * 9457. docs/protocol-online.md lists the requests.
 */
@NullMarked
package dev.halma.server.http.api;

import org.jspecify.annotations.NullMarked;

/**
 * Sets to print, over HTTP. An address is parsed once into a request. A press draws a few sets at a time. A refusal is
 * sent in the requested language.
 */
@NullMarked
package dev.halma.server.http.print;

import org.jspecify.annotations.NullMarked;

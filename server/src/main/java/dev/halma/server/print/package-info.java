/**
 * Sets to print, over HTTP: an address is read once into a request, a press draws a few sets at a time, and whatever can't
 * be printed is answered in the language asked for.
 */
@NullMarked
package dev.halma.server.print;

import org.jspecify.annotations.NullMarked;

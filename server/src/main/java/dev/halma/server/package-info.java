/**
 * The web server behind {@code halma serve}: it gives out the page, which carries the whole rule book with it, and sets to
 * print. {@link dev.halma.server.Wiring} puts its parts together, {@link dev.halma.server.HalmaServer} starts and stops it.
 */
@NullMarked
package dev.halma.server;

import org.jspecify.annotations.NullMarked;

/**
 * The web server behind {@code halma serve}. It serves the page, which contains the whole rule book, and sets to print.
 * {@link dev.halma.server.Wiring} connects the packages, {@link dev.halma.server.HalmaServer} starts and stops the server.
 */
@NullMarked
package dev.halma.server;

import org.jspecify.annotations.NullMarked;

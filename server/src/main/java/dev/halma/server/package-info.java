/**
 * The web server behind {@code halma serve}: online tables, the page, which contains the whole rule book, and sets to print.
 * {@link dev.halma.server.HalmaServer} connects the packages and starts and stops the server.
 */
@NullMarked
package dev.halma.server;

import org.jspecify.annotations.NullMarked;

/** Serves the web page and the online tables, and simulates the latter. */
@NullMarked
package dev.halma.cli.serve;

import org.jspecify.annotations.NullMarked;

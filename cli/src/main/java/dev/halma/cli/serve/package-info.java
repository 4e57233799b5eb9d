/** Serves the web page and the online tables. */
@NullMarked
package dev.halma.cli.serve;

import org.jspecify.annotations.NullMarked;

/** Serves the web page. */
@NullMarked
package dev.halma.cli.serve;

import org.jspecify.annotations.NullMarked;

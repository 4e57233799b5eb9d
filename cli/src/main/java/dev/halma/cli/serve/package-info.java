/** The web page, served to browsers from here. */
@NullMarked
package dev.halma.cli.serve;

import org.jspecify.annotations.NullMarked;

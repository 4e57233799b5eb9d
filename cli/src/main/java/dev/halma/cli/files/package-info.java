/** Files with games: reading one game of several, or all of them. */
@NullMarked
package dev.halma.cli.files;

import org.jspecify.annotations.NullMarked;

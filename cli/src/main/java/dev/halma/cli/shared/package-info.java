/** What the commands share: who started them and in which language, how a board is set up, files, numbers, progress. */
@NullMarked
package dev.halma.cli.shared;

import org.jspecify.annotations.NullMarked;

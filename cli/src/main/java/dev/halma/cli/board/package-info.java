/** Positions drawn with characters: {@link dev.halma.cli.board.TextBoard} places them, a {@link dev.halma.cli.board.Look} chooses them. */
@NullMarked
package dev.halma.cli.board;

import org.jspecify.annotations.NullMarked;

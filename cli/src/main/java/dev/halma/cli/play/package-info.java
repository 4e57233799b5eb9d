/** Games as they are played: refereed from typed moves, or by programs that speak UGI; and the players there are. */
@NullMarked
package dev.halma.cli.play;

import org.jspecify.annotations.NullMarked;

/** Seats a program that speaks UGI at the tables of a server, over HTTP alone: commands, and streams of lines. */
@NullMarked
package dev.halma.cli.bot;

import org.jspecify.annotations.NullMarked;

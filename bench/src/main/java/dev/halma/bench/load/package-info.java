/** A load of many tables for a server, with the time that every move takes to the other seat. */
@NullMarked
package dev.halma.bench.load;

import org.jspecify.annotations.NullMarked;

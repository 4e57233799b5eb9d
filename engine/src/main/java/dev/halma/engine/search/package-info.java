/** Looking ahead: a board that keeps its evaluation and hash up to date, a table of known positions, and the search. */
@NullMarked
package dev.halma.engine.search;

import org.jspecify.annotations.NullMarked;

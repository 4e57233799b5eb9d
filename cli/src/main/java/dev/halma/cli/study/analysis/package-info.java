/** What {@code halma analyse} tells: lines and judgements of the engine as sentences, as annotated games and as JSON. */
@NullMarked
package dev.halma.cli.study.analysis;

import org.jspecify.annotations.NullMarked;

/** The output of {@code halma analyse}: variations and judgements as sentences, annotated games and JSON. */
@NullMarked
package dev.halma.cli.study.analysis;

import org.jspecify.annotations.NullMarked;

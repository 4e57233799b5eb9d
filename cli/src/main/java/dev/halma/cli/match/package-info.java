/** Players against each other, and the fingerprint of the engine. */
@NullMarked
package dev.halma.cli.match;

import org.jspecify.annotations.NullMarked;

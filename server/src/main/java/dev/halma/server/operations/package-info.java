/** What the keeper of a server needs: signs of life, readiness, figures and logs. */
@NullMarked
package dev.halma.server.operations;

import org.jspecify.annotations.NullMarked;

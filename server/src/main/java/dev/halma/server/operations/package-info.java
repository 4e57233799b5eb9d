/** What the operator of a server needs: health, readiness, metrics and logs. */
@NullMarked
package dev.halma.server.operations;

import org.jspecify.annotations.NullMarked;

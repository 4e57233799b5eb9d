/** What nodes that share a store do one at a time. */
@NullMarked
package dev.halma.server.cluster;

import org.jspecify.annotations.NullMarked;

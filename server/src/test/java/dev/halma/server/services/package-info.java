/** Real services that tests start for themselves. */
@NullMarked
package dev.halma.server.services;

import org.jspecify.annotations.NullMarked;

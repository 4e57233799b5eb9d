/** Real services that tests start, kill and freeze, and the lines to them, which tests cut. */
@NullMarked
package dev.halma.server.services;

import org.jspecify.annotations.NullMarked;

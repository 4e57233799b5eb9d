/**
 * What nodes tell each other: news to those who serve tables, and how often a caller has asked. Missed news does no harm:
 * the log has everything.
 */
@NullMarked
package dev.halma.server.bus;

import org.jspecify.annotations.NullMarked;

/**
 * What the engine needs on a JVM. The engine reads no files and starts no threads: its learned patterns are resources here,
 * one file for each board and army, and {@link dev.halma.jvm.SearchThreads} lets it search on several cores.
 */
@NullMarked
package dev.halma.jvm;

import org.jspecify.annotations.NullMarked;

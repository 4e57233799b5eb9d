/**
 * Tools for the tests of every module: boards drawn as text, games played by text, seeded random positions. They know
 * only the rule book, whose own tests compile these sources with theirs; see docs/decisions/0005-the-test-kit.md.
 */
@NullMarked
package dev.halma.testkit;

import org.jspecify.annotations.NullMarked;

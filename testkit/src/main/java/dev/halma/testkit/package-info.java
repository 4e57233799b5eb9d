/**
 * What the tests of every module draw and play with: boards drawn as text, games played by text, seeded random positions.
 * It knows the rule book and nothing else. The tests of the rule book itself compile these sources with their own, see
 * docs/decisions/0005-the-test-kit.md.
 */
@NullMarked
package dev.halma.testkit;

import org.jspecify.annotations.NullMarked;

/**
 * The rule book and the computer player for the web page. TeaVM compiles them to WebAssembly, and to JavaScript for older
 * browsers. They take texts and numbers and return JSON. There are no rules of the game in this package.
 */
@NullMarked
package dev.halma.browser;

import org.jspecify.annotations.NullMarked;

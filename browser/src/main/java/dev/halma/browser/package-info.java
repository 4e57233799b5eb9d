/**
 * The rule book and the computer player for the web page: what TeaVM compiles to WebAssembly, and to JavaScript for older
 * browsers. Texts and numbers come in, JSON goes out; no rule lives here.
 */
@NullMarked
package dev.halma.browser;

import org.jspecify.annotations.NullMarked;

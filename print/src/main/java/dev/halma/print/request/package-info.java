/** Requests: what to print, whether its cells can have that size, and the plan that all its sheets follow. */
@NullMarked
package dev.halma.print.request;

import org.jspecify.annotations.NullMarked;

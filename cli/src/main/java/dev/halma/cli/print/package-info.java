/** What the printing commands share: sizes and languages as they are typed, and files of several kinds. */
@NullMarked
package dev.halma.cli.print;

import org.jspecify.annotations.NullMarked;

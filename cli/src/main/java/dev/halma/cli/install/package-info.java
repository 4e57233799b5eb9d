/** What an installed program brings along: manual pages and completion for shells. */
@NullMarked
package dev.halma.cli.install;

import org.jspecify.annotations.NullMarked;

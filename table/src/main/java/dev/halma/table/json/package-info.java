/** JSON without reflection, for the messages of tables and for the answers of the compiled rule book. What is read has limits. */
@NullMarked
package dev.halma.table.json;

import org.jspecify.annotations.NullMarked;

/** Encrypted connections with a certificate from PEM files. */
@NullMarked
package dev.halma.server.http.tls;

import org.jspecify.annotations.NullMarked;

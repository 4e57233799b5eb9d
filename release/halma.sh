#!/bin/sh
# Starts Halma on the Java of this machine, which must be version 21 or newer.
set -eu
java=java
if [ -n "${JAVA_HOME:-}" ]; then java=$JAVA_HOME/bin/java; fi
found=$("$java" -version 2>&1 | sed -n 's/.*version "\([0-9]*\).*/\1/p') || found=
if [ "${found:-0}" -lt 21 ]; then
    echo "Halma needs Java 21 or newer. Found: ${found:-none}. Install one, or set JAVA_HOME to its folder." >&2
    exit 2
fi
home=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
set -- -jar "$home/halma.jar" "$@"
if [ -t 0 ]; then set -- -Dhalma.terminal.in=true "$@"; fi
if [ -t 1 ]; then set -- -Dhalma.terminal.out=true "$@"; fi
if [ -t 2 ]; then set -- -Dhalma.terminal.err=true "$@"; fi
exec "$java" "$@"

package dev.halma.suite;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/**
 * Ends the run when no Java test begins or ends for too long, and prints the stacks of all threads. JUnit's own limit
 * only interrupts a test, and a test may ignore that.
 */
final class Watchdog implements AutoCloseable {

    private final long patienceNanos;
    private final Thread thread;
    private volatile long seenAt = System.nanoTime();
    private volatile String last = "";

    Watchdog(Duration patience) {
        patienceNanos = patience.toNanos();
        thread = Thread.ofPlatform().daemon().name("watchdog").start(this::watch);
    }

    /** A test has begun or ended. */
    void sees(String test) {
        last = test;
        seenAt = System.nanoTime();
    }

    private void watch() {
        try {
            while (System.nanoTime() - seenAt < patienceNanos) Thread.sleep(1000);
        } catch (InterruptedException closed) {
            return;
        }
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        out.printf("%nNo test has begun or ended for %d s; the last was %s.%n", patienceNanos / 1_000_000_000, last);
        for (ThreadInfo info : ManagementFactory.getThreadMXBean().dumpAllThreads(true, true, 40)) out.print(info);
        out.println("0 passed, 1 failed");
        Runtime.getRuntime().halt(1);
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}

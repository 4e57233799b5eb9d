package dev.halma.server.onemove;

import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The classes that one move meets. A {@link RecordingLoader} lets every method report itself here. The record begins with
 * the client's frame and ends with the last of the frames that the move causes.
 */
public final class Met {

    private static final String BEGINS = "dev.halma.server.http.socket.ClientSocket.onWebSocketText";
    private static final String SENDS = "dev.halma.server.http.socket.JettyConnection.send";

    /** Work of the server that goes on beside any move, and may fall into its time or not. */
    private static final Set<String> BESIDE = Set.of(
            "dev.halma.server.PeriodicJobs",
            "dev.halma.server.Clockwork",
            "dev.halma.server.operations.Readiness",
            "dev.halma.server.store.sqlite.Checkpoints",
            "dev.halma.server.tables.Presence",
            "dev.halma.server.tables.thinking.ThinkingPool");

    /** What follows the move before, and the presence, which is broadcast when its time has come. */
    private static final Set<String> LATER = Set.of("changed", "announcePresence");

    private static final Set<String> CLASSES = ConcurrentHashMap.newKeySet();
    private static boolean isArmed;
    private static boolean isOn;
    private static int framesLeft;

    private Met() {}

    /** The next frame of a client is the one that counts; it causes this number of frames. */
    public static synchronized void arm(int frames) {
        CLASSES.clear();
        isArmed = true;
        framesLeft = frames;
    }

    /** The classes from the first frame to the last. */
    public static synchronized Set<String> classes() {
        if (isArmed || isOn) throw new IllegalStateException("the last frame is not sent yet");
        return new TreeSet<>(CLASSES);
    }

    /** Called at the beginning of every method. */
    public static void note(String type, String method) {
        if ((!isArmed && !isOn) || BESIDE.contains(type) || isBeside()) return;
        record(type, type + "." + method);
    }

    private static synchronized void record(String type, String method) {
        if (isArmed && method.equals(BEGINS)) {
            isArmed = false;
            isOn = true;
        }
        if (!isOn) return;
        CLASSES.add(type);
        if (method.equals(SENDS) && --framesLeft == 0) isOn = false;
    }

    private static boolean isBeside() {
        return StackWalker.getInstance()
                .walk(frames -> frames.anyMatch(frame -> LATER.stream().anyMatch(frame.getMethodName()::contains)
                        || BESIDE.stream().anyMatch(name -> frame.getClassName().startsWith(name))));
    }
}

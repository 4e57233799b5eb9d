package dev.halma.i18n;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The arguments of a message with their kinds, and the cases that it distinguishes in each. */
record Arguments(Map<String, Set<ArgType>> kinds, Map<String, Set<String>> selected, Map<String, Set<String>> counted) {

    static Arguments of(String message) {
        Arguments arguments = new Arguments(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
        MessagePattern pattern = new MessagePattern(message);
        for (int i = 0; i < pattern.countParts(); i++) {
            if (pattern.getPartType(i) == Part.Type.ARG_START) arguments.add(pattern, i);
        }
        return arguments;
    }

    /** What a reader sees of a message: its text without the names and cases of its arguments. */
    static String literal(String message) {
        MessagePattern pattern = new MessagePattern(message);
        StringBuilder text = new StringBuilder();
        Deque<Part.Type> open = new ArrayDeque<>();
        int from = 0;
        for (int i = 0; i < pattern.countParts(); i++) {
            Part part = pattern.getPart(i);
            if (open.peek() == Part.Type.MSG_START) text.append(message, from, part.getIndex());
            switch (part.getType()) {
                case MSG_START, ARG_START -> open.push(part.getType());
                case MSG_LIMIT, ARG_LIMIT -> open.pop();
                default -> {}
            }
            from = part.getLimit();
        }
        return text.toString();
    }

    private void add(MessagePattern pattern, int start) {
        ArgType kind = pattern.getPart(start).getArgType();
        String name = pattern.getSubstring(pattern.getPart(start + 1));
        kinds.computeIfAbsent(name, key -> new TreeSet<>()).add(kind);
        if (kind == ArgType.SELECT) cases(pattern, start, selected.computeIfAbsent(name, key -> new TreeSet<>()));
        if (kind == ArgType.PLURAL) cases(pattern, start, counted.computeIfAbsent(name, key -> new TreeSet<>()));
    }

    /** Collects the cases of this argument, not those of arguments inside its branches. */
    private static void cases(MessagePattern pattern, int start, Set<String> cases) {
        int end = pattern.getLimitPartIndex(start);
        for (int i = start + 1; i < end; i++) {
            Part.Type type = pattern.getPartType(i);
            if (type == Part.Type.MSG_START) i = pattern.getLimitPartIndex(i);
            else if (type == Part.Type.ARG_SELECTOR) cases.add(pattern.getSubstring(pattern.getPart(i)));
        }
    }
}

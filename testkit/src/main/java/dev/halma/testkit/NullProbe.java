package dev.halma.testkit;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Calls every public method and constructor of a module with null for one parameter at a time. The answer has to be an
 * exception that names the parameter. Java's own message does so where the method itself uses the parameter.
 *
 * @param samples an object of each type that has methods to call or that is a parameter
 * @param answers types that only the module creates, for its callers to read; their nested types count too
 */
public record NullProbe(Map<Class<?>, Object> samples, Set<Class<?>> answers) {

    public NullProbe {
        samples = Map.copyOf(samples);
        answers = Set.copyOf(answers);
    }

    /** The violations in the compiled module that a class belongs to, one line for each parameter. */
    public List<String> complaintsAbout(Class<?> oneOfThem) throws IOException {
        List<String> complaints = new ArrayList<>();
        for (Class<?> type : publicTypes(oneOfThem)) {
            if (isAnswer(type)) continue;
            for (Constructor<?> constructor : type.getConstructors()) probe(constructor, complaints);
            for (Method method : type.getDeclaredMethods()) {
                if (isOurs(method)) probe(method, complaints);
            }
        }
        return complaints;
    }

    private boolean isAnswer(@Nullable Class<?> type) {
        return type != null && (answers.contains(type) || isAnswer(type.getEnclosingClass()));
    }

    private static List<Class<?>> publicTypes(Class<?> oneOfThem) throws IOException {
        Path root = Path.of(location(oneOfThem));
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> root.relativize(file).toString())
                    .filter(name -> name.endsWith(".class") && !name.endsWith("-info.class"))
                    .sorted()
                    .<Class<?>>map(NullProbe::load)
                    .filter(NullProbe::isPublic)
                    .toList();
        }
    }

    private static URI location(Class<?> type) {
        try {
            return type.getProtectionDomain().getCodeSource().getLocation().toURI();
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Class<?> load(String file) {
        try {
            return Class.forName(file.replace(".class", "").replace('/', '.').replace('\\', '.'));
        } catch (ClassNotFoundException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Whether other modules see the type: it is public, and so is every type around it. */
    private static boolean isPublic(@Nullable Class<?> type) {
        return type == null
                || (Modifier.isPublic(type.getModifiers())
                        && !type.isAnonymousClass()
                        && isPublic(type.getEnclosingClass()));
    }

    private static boolean isOurs(Method method) {
        boolean isJavas = method.getName().equals("equals")
                || (method.getName().equals("valueOf")
                        && method.getDeclaringClass().isEnum());
        boolean isCallers = Modifier.isAbstract(method.getModifiers()); // callers implement it
        return Modifier.isPublic(method.getModifiers()) && !method.isSynthetic() && !isJavas && !isCallers;
    }

    private void probe(Executable called, List<String> complaints) {
        Parameter[] parameters = called.getParameters();
        for (int i = 0; i < parameters.length; i++) {
            boolean mayBeNull = parameters[i].getAnnotatedType().isAnnotationPresent(Nullable.class);
            if (parameters[i].getType().isPrimitive() || mayBeNull) continue;
            String answer = answer(called, i);
            if (!answer.contains(parameters[i].getName())) {
                String what = called.getDeclaringClass().getName() + "." + called.getName();
                complaints.add(what + " with null for " + parameters[i].getName() + ": " + answer);
            }
        }
    }

    private String answer(Executable called, int nullAt) {
        try {
            Object[] arguments =
                    Arrays.stream(called.getParameterTypes()).map(this::sample).toArray();
            arguments[nullAt] = null;
            if (called instanceof Constructor<?> constructor) {
                constructor.newInstance(arguments);
            } else {
                boolean isStatic = Modifier.isStatic(called.getModifiers());
                Object target = isStatic ? null : sample(called.getDeclaringClass());
                ((Method) called).invoke(target, arguments);
            }
            return "accepted";
        } catch (InvocationTargetException refused) {
            return String.valueOf(refused.getCause());
        } catch (ReflectiveOperationException | IllegalArgumentException cannotCall) {
            return "no sample fits, " + cannotCall;
        }
    }

    private Object sample(Class<?> type) {
        if (type == int.class) return 1;
        if (type == long.class) return 1L;
        if (type == double.class) return 1.0;
        if (type == boolean.class) return true;
        if (type == char.class) return 'a';
        if (type == byte.class) return (byte) 1;
        Object exact = samples.get(type);
        if (exact != null) return exact;
        return samples.values().stream()
                .filter(type::isInstance)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no sample of " + type));
    }
}

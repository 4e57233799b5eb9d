package dev.halma.server.onemove;

import java.io.IOException;
import java.io.InputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Loads Halma's classes once more, so that every method of table and server tells {@link Met} that it was called. */
final class RecordingLoader extends ClassLoader {

    RecordingLoader() {
        super(RecordingLoader.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith("dev.halma.") || name.equals(Met.class.getName())) return super.loadClass(name, resolve);
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? define(name) : loaded;
        }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        try (InputStream file = getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (file == null) throw new ClassNotFoundException(name);
            byte[] bytes = isRecorded(name) ? reporting(name, file) : file.readAllBytes();
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    private static boolean isRecorded(String name) {
        boolean isTest = name.startsWith("dev.halma.server.online.") || name.startsWith("dev.halma.server.onemove.");
        return name.startsWith("dev.halma.table.") || (name.startsWith("dev.halma.server.") && !isTest);
    }

    private static byte[] reporting(String name, InputStream file) throws IOException {
        ClassReader reader = new ClassReader(file);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String method, String type, String signature, String[] thrown) {
                        MethodVisitor next = super.visitMethod(access, method, type, signature, thrown);
                        boolean hasCode = (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0;
                        return hasCode && !method.startsWith("<") ? reporting(next, name, method) : next;
                    }
                },
                0);
        return writer.toByteArray();
    }

    private static MethodVisitor reporting(MethodVisitor next, String name, String method) {
        return new MethodVisitor(Opcodes.ASM9, next) {
            @Override
            public void visitCode() {
                super.visitCode();
                visitLdcInsn(name);
                visitLdcInsn(method);
                visitMethodInsn(
                        Opcodes.INVOKESTATIC,
                        Met.class.getName().replace('.', '/'),
                        "note",
                        "(Ljava/lang/String;Ljava/lang/String;)V",
                        false);
            }
        };
    }
}

package dev.halma.release;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A public method of the libraries that throws an exception itself says so in its comment. */
class RefusalsAreDocumentedTest {

    @ParameterizedTest
    @ValueSource(strings = {"rules", "engine"})
    void aMethodThatThrowsSaysSo(String module) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
                Stream<Path> found = Files.walk(Ran.ROOT.resolve(module).resolve("src/main/java"))) {
            List<Path> sources =
                    found.filter(file -> file.toString().endsWith(".java")).toList();
            JavacTask task = (JavacTask)
                    compiler.getTask(null, files, null, null, null, files.getJavaFileObjectsFromPaths(sources));
            Refusals refusals = new Refusals(DocTrees.instance(task));
            for (CompilationUnitTree file : task.parse()) refusals.scan(file, null);
            assertThat(refusals.documented).isPositive();
            assertThat(refusals.silent).isEmpty();
        }
    }

    /** Looks at methods with an exception in their bodies. */
    private static final class Refusals extends TreePathScanner<@Nullable Void, @Nullable Void> {

        private final DocTrees docs;
        private final List<String> silent = new ArrayList<>();
        private int documented;

        private Refusals(DocTrees docs) {
            this.docs = docs;
        }

        @Override
        public @Nullable Void visitThrow(ThrowTree thrown, @Nullable Void nothing) {
            boolean isNew = thrown.getExpression() instanceof NewClassTree created
                    && created.getIdentifier().toString().startsWith("I"); // illegal arguments and states, indices
            TreePath method = enclosingMethod();
            if (isNew && method != null && isPublic(method)) {
                if (saysSo(method)) documented++;
                else
                    silent.add(((MethodTree) method.getLeaf()).getName() + " in "
                            + typeAround(method).getSimpleName());
            }
            return super.visitThrow(thrown, null);
        }

        private @Nullable TreePath enclosingMethod() {
            TreePath path = getCurrentPath();
            while (path != null && !(path.getLeaf() instanceof MethodTree)) {
                if (path.getLeaf() instanceof LambdaExpressionTree) return null;
                path = path.getParentPath();
            }
            return path;
        }

        private static ClassTree typeAround(TreePath method) {
            return (ClassTree) method.getParentPath().getLeaf();
        }

        /** Whether others call it by this name. What implements a method has that one's comment. */
        private static boolean isPublic(TreePath method) {
            ModifiersTree modifiers = ((MethodTree) method.getLeaf()).getModifiers();
            Set<Modifier> flags = modifiers.getFlags();
            boolean hasOwnComment = modifiers.getAnnotations().stream()
                    .noneMatch(annotation ->
                            annotation.getAnnotationType().toString().equals("Override"));
            return hasOwnComment && (flags.contains(Modifier.PUBLIC) || flags.contains(Modifier.DEFAULT));
        }

        private boolean saysSo(TreePath method) {
            DocCommentTree comment = docs.getDocCommentTree(method);
            return comment != null
                    && comment.getBlockTags().stream().anyMatch(tag -> tag.getKind() == DocTree.Kind.THROWS);
        }
    }
}

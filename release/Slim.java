import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Copies the program's jar for one system: {@code java Slim.java halma.jar slim.jar Linux x86_64}. Native libraries of other systems
 * stay out. Nothing is compressed: the archive around it compresses all of it at once, far better, and it starts sooner. Entries are
 * sorted and have one time, so that the same jar gives the same bytes.
 */
public final class Slim {

    private static final String NATIVES = "org/sqlite/native/";
    private static final long TIME = 315_619_200_000L; // 1 January 1980 in UTC and east of it, where zip files begin

    private Slim() {}

    public static void main(String[] arguments) throws IOException {
        String ours = NATIVES + arguments[2] + "/" + arguments[3] + "/";
        TreeMap<String, byte[]> entries = new TreeMap<>();
        try (ZipFile jar = new ZipFile(arguments[0])) {
            for (ZipEntry entry : List.copyOf(jar.stream().toList())) {
                boolean isForeign = entry.getName().startsWith(NATIVES) && !entry.getName().startsWith(ours);
                if (isForeign) continue; // folders stay: Flyway looks for its files in them
                try (InputStream in = jar.getInputStream(entry)) {
                    entries.put(entry.getName(), in.readAllBytes());
                }
            }
        }
        try (OutputStream file = Files.newOutputStream(Path.of(arguments[1]));
                ZipOutputStream out = new ZipOutputStream(file)) {
            write(out, "META-INF/MANIFEST.MF", entries.remove("META-INF/MANIFEST.MF"));
            for (var entry : entries.entrySet()) write(out, entry.getKey(), entry.getValue());
        }
    }

    private static void write(ZipOutputStream out, String name, byte[] bytes) throws IOException {
        CRC32 sum = new CRC32();
        sum.update(bytes);
        ZipEntry entry = new ZipEntry(name);
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(bytes.length);
        entry.setCrc(sum.getValue());
        entry.setTime(TIME);
        out.putNextEntry(entry);
        out.write(bytes);
        out.closeEntry();
    }
}

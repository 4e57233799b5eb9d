package dev.halma.cli.print;

import dev.halma.cli.shared.Reason;
import dev.halma.cli.shared.Refused;
import dev.halma.cli.shared.Wording;
import dev.halma.print.sheet.Pdf;
import dev.halma.print.sheet.Png;
import dev.halma.print.sheet.Sheet;
import dev.halma.print.sheet.Svg;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/**
 * Writes sheets to a file. The ending of its name chooses the format: a PDF has the sheets of every copy, other formats
 * one file for each different sheet. Prints what was written.
 */
public final class SheetFiles {

    private static final int DOTS_AN_INCH = 300;

    private enum Kind {
        PDF,
        SVG,
        PNG;

        private String ending() {
            return "." + name().toLowerCase(Locale.ROOT);
        }
    }

    private final CommandSpec spec;
    private final Wording wording;
    private final String name;
    private final Kind kind;

    public SheetFiles(CommandSpec spec, String name) {
        this.spec = spec;
        this.wording = Wording.of(spec);
        this.name = name;
        this.kind = Arrays.stream(Kind.values())
                .filter(known -> name.toLowerCase(Locale.ROOT).endsWith(known.ending()))
                .findFirst()
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(), wording.of("print.file.kind", Map.of("file", name))));
    }

    public void write(List<Sheet> sheets, String title) {
        if (kind == Kind.PDF) {
            String language = wording.texts().language().code();
            write(name, Pdf.of(sheets, title, language), sheets.size());
            return;
        }
        List<Sheet> different = sheets.stream().distinct().toList();
        for (int i = 0; i < different.size(); i++) {
            write(different.size() == 1 ? name : numbered(i + 1), bytes(different.get(i)), 1);
        }
    }

    /** The file for one sheet of several: {@code set.svg} becomes {@code set-2.svg}. */
    private String numbered(int number) {
        int stem = name.length() - kind.ending().length();
        return name.substring(0, stem) + "-" + number + name.substring(stem);
    }

    private byte[] bytes(Sheet sheet) {
        return kind == Kind.SVG ? Svg.of(sheet).getBytes(StandardCharsets.UTF_8) : Png.of(sheet, DOTS_AN_INCH);
    }

    private void write(String file, byte[] bytes, int sheets) {
        try {
            Files.write(Path.of(file), bytes);
        } catch (InvalidPathException e) {
            throw new Refused(file + ": " + wording.of("cli.file.name"));
        } catch (NoSuchFileException e) {
            throw new Refused(file + ": " + wording.of("print.file.no-folder"));
        } catch (IOException e) {
            throw new Refused(file + ": "
                    + wording.of("print.file.not-written", Map.of("why", Reason.of(e, wording.texts()))));
        }
        Map<String, Integer> facts = Map.of("sheets", sheets, "bytes", bytes.length);
        spec.commandLine().getErr().println(file + ": " + wording.of("print.file.written", facts));
    }
}

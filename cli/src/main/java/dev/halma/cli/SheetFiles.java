package dev.halma.cli;

import dev.halma.cli.print.Output;
import dev.halma.i18n.Language;
import dev.halma.print.sheet.Sheet;
import dev.halma.print.write.Pdf;
import dev.halma.print.write.Png;
import dev.halma.print.write.Svg;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Writes sheets to the file that a command was given, and says what it has written. */
final class SheetFiles {

    private static final int DOTS_AN_INCH = 300;

    private final CommandSpec spec;
    private final Output output;

    SheetFiles(CommandSpec spec, String name) {
        this.spec = spec;
        this.output = Output.of(name)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(),
                        "'" + name + "' has to be a file's name that ends with .pdf, .svg or .png"));
    }

    void write(List<Sheet> sheets, String title, Language language) {
        if (output.kind() == Output.Kind.PDF) {
            write(output, Pdf.of(sheets, title, language.code()), sheets.size());
            return;
        }
        for (int i = 0; i < sheets.size(); i++) {
            Output file = sheets.size() == 1 ? output : output.numbered(i + 1);
            write(file, bytes(sheets.get(i)), 1);
        }
    }

    private byte[] bytes(Sheet sheet) {
        return output.kind() == Output.Kind.SVG
                ? Svg.of(sheet).getBytes(StandardCharsets.UTF_8)
                : Png.of(sheet, DOTS_AN_INCH);
    }

    private void write(Output file, byte[] bytes, int sheets) {
        try {
            file.write(bytes);
        } catch (NoSuchFileException e) {
            throw new Refused(file.file() + ": there is no such folder");
        } catch (IOException e) {
            throw new Refused(file.file() + ": can't be written: " + e.getMessage());
        }
        spec.commandLine()
                .getErr()
                .println(file.file() + ": " + sheets + (sheets == 1 ? " sheet, " : " sheets, ") + bytes.length
                        + " bytes");
    }
}

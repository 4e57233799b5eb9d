package dev.halma.print.sheet;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;

/** A sheet as a bitmap. */
public final class Png {

    private Png() {}

    /**
     * The file. It is rendered from the sheet's PDF, so that there is only one drawing code.
     *
     * @param dotsAnInch 300 is usual for printed articles
     */
    public static byte[] of(Sheet sheet, int dotsAnInch) {
        byte[] pdf = Pdf.of(List.of(sheet), sheet.title(), "en");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (PDDocument document = Loader.loadPDF(pdf)) {
            BufferedImage image = new PDFRenderer(document).renderImageWithDPI(0, dotsAnInch);
            ImageIO.write(image, "png", out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}

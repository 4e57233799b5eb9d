package dev.halma.print.sheet;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;

/** Sheets as a PDF, one per page. */
public final class Pdf {

    private static final double POINTS_A_MILLIMETRE = 72 / 25.4;

    /** Replaces the time of writing, which PDFBox would use and which would make every file different. */
    private static final long FIXED_ID = 1884;

    private Pdf() {}

    /**
     * The file.
     *
     * @param language the language of the texts, as in {@code de}
     */
    public static byte[] of(List<Sheet> sheets, String title, String language) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (PDDocument document = new PDDocument()) {
            describe(document, title, language);
            Map<Typeface, PDFont> fonts = new EnumMap<>(Typeface.class);
            for (Typeface face : Typeface.values()) fonts.put(face, embedded(document, face));
            IdentityHashMap<Sheet, PDPage> drawn = new IdentityHashMap<>();
            for (Sheet sheet : sheets) {
                PDPage page = drawn.get(sheet);
                if (page == null) drawn.put(sheet, add(document, sheet, fonts));
                else document.addPage(again(page));
            }
            document.save(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    private static void describe(PDDocument document, String title, String language) {
        document.setDocumentId(FIXED_ID);
        PDDocumentInformation information = new PDDocumentInformation();
        information.setTitle(title);
        information.setCreator("Halma");
        document.setDocumentInformation(information);
        document.getDocumentCatalog().setLanguage(language);
        PDViewerPreferences preferences = new PDViewerPreferences(new COSDictionary());
        // Viewers that respect this don't shrink the sheets to the printer's margins, which would change the sizes.
        preferences.setPrintScaling(PDViewerPreferences.PRINT_SCALING.None);
        preferences.setDisplayDocTitle(true);
        document.getDocumentCatalog().setViewerPreferences(preferences);
    }

    /** Without ligatures: they took most of the time, and widths are summed letter by letter. */
    private static PDFont embedded(PDDocument document, Typeface face) throws IOException {
        try (InputStream in = face.open()) {
            TrueTypeFont font = new TTFParser().parse(new RandomAccessReadBuffer(in));
            font.setEnableGsub(false);
            document.registerTrueTypeFontForClosing(font);
            return PDType0Font.load(document, font, true);
        }
    }

    /** The same page once more, without a copy of what is drawn on it. */
    private static PDPage again(PDPage page) {
        return new PDPage(new COSDictionary(page.getCOSObject()));
    }

    private static PDPage add(PDDocument document, Sheet sheet, Map<Typeface, PDFont> fonts) throws IOException {
        PDPage page = new PDPage(new PDRectangle(
                (float) (sheet.width() * POINTS_A_MILLIMETRE), (float) (sheet.height() * POINTS_A_MILLIMETRE)));
        document.addPage(page);
        try (PDPageContentStream content = new PDPageContentStream(document, page, AppendMode.OVERWRITE, true)) {
            new PdfPage(content, fonts, sheet.height()).draw(sheet.shapes());
        }
        return page;
    }

    /** Millimetres as PDF's points. */
    static float points(double millimetres) {
        return (float) (millimetres * POINTS_A_MILLIMETRE);
    }
}

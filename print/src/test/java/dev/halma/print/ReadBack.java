package dev.halma.print;

import dev.halma.rules.variant.Variant;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.text.PDFTextStripper;

/** A PDF, read back. */
record ReadBack(int bytes, List<ReadPage> pages, List<String> texts, List<PDFont> fonts) {

    /** Whole sets that several tests share: each is made and read once. */
    private static final Map<PrintRequest, ReadBack> SETS = new ConcurrentHashMap<>();

    /** The whole set of a variant on a paper, in English and black and white. */
    static ReadBack set(Variant variant, Paper paper) {
        PrintRequest everything = PrintRequest.of(variant).on(paper).with(EnumSet.allOf(Part.class));
        return SETS.computeIfAbsent(everything, ReadBack::of);
    }

    /** The pages that contain a word. */
    List<ReadPage> pagesWith(String word) {
        return IntStream.range(0, pages.size())
                .filter(page -> texts.get(page).contains(word))
                .mapToObj(pages::get)
                .toList();
    }

    static PrintSet.Ready printed(PrintRequest request) {
        return (PrintSet.Ready) PrintSet.of(request);
    }

    static ReadBack of(PrintRequest request) {
        return of(printed(request).pdf());
    }

    static ReadBack of(byte[] pdf) {
        List<ReadPage> pages = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        List<PDFont> fonts = new ArrayList<>();
        try (PDDocument document = Loader.loadPDF(pdf)) {
            for (PDPage page : document.getPages()) {
                pages.add(ReadPage.of(page));
                for (COSName name : page.getResources().getFontNames()) {
                    fonts.add(page.getResources().getFont(name));
                }
                texts.add(text(document, pages.size()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new ReadBack(pdf.length, pages, texts, fonts);
    }

    private static String text(PDDocument document, int page) throws IOException {
        PDFTextStripper stripper = new PDFTextStripper();
        stripper.setStartPage(page);
        stripper.setEndPage(page);
        return plain(stripper.getText(document));
    }

    /** The text without line breaks, and with one kind of space. */
    static String plain(String text) {
        return text.replaceAll("[\\s\\u00A0]+", " ").strip();
    }
}

package dev.halma.server.http.print;

import static dev.halma.server.Visit.header;
import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.CannotListen;
import dev.halma.server.Visit;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Element;
import tools.jackson.databind.json.JsonMapper;

@SuppressWarnings("NullAway.Init")
class PrintOverHttpTest {

    @AutoClose
    private static Visit visit;

    @BeforeAll
    static void start() throws CannotListen, IOException {
        visit = new Visit();
    }

    private static HttpResponse<byte[]> get(String path, String... headers) throws IOException, InterruptedException {
        return visit.get("/print/" + path, BodyHandlers.ofByteArray(), headers);
    }

    private static String text(HttpResponse<byte[]> answer) {
        return new String(answer.body(), StandardCharsets.UTF_8);
    }

    private static SheetList list(String path) throws IOException, InterruptedException {
        return JsonMapper.shared().readValue(get(path).body(), SheetList.class);
    }

    private static List<String> titles(SheetList list) {
        return list.sheets().stream().map(SheetList.Entry::title).toList();
    }

    @Test
    void aSetIsAPdfWithAllItsSheets() throws Exception {
        HttpResponse<byte[]> answer = get("american-2.pdf?paper=a4&cell=18mm&ink=mono&lang=de&part=all");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(header(answer, "Content-Type")).isEqualTo("application/pdf");
        assertThat(header(answer, "Content-Language")).isEqualTo("de");
        assertThat(header(answer, "Content-Disposition")).isEqualTo("inline; filename=\"halma-american-2-a4.pdf\"");
        try (PDDocument pdf = Loader.loadPDF(answer.body())) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(9);
            assertThat(new PDFTextStripper().getText(pdf)).contains("Reihe 1, Spalte 2", "Blockierer");
        }
    }

    @Test
    void whatNobodyAsksForIsAsTheCommandHasIt() throws Exception {
        try (PDDocument pdf = Loader.loadPDF(get("american-2.pdf").body())) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(6);
        }
    }

    @Test
    void theListNamesEachSheetInTheLanguageAskedFor() throws Exception {
        SheetList sheets = list("halma-8/sheets?lang=fr&part=all&single");
        assertThat(titles(sheets))
                .startsWith("Plateau")
                .endsWith("Pour l’enseignant")
                .contains("Règles")
                .doesNotHaveDuplicates();
        assertThat(sheets.sheets()).extracting(SheetList.Entry::number).containsExactly(1, 2, 3, 4);
        assertThat(sheets.sheets())
                .allSatisfy(sheet ->
                        assertThat(List.of(sheet.width(), sheet.height())).containsExactlyInAnyOrder(210.0, 297.0));
    }

    @Test
    void partsPaperAndHouseRulesAreThoseOfTheAddress() throws Exception {
        assertThat(titles(list("chinese-6/sheets?part=rules"))).containsExactly("Rules", "Making the set");
        assertThat(titles(list("halma-8/sheets?part=rules&part=board&single=true")))
                .containsExactly("Board", "Rules", "Making the set");
        assertThat(list("chinese-6/sheets?part=rules&paper=a3").sheets())
                .allSatisfy(sheet -> assertThat(sheet.width() + sheet.height()).isEqualTo(297 + 420));
        String rules = "american-4/sheet/1.svg?part=rules";
        assertThat(text(get(rules))).isNotEqualTo(text(get(rules + "&house=guards=any")));
    }

    @Test
    void aClassOfTwelveIsListedOnceASheetAndPrintedInFull() throws Exception {
        String set = "?copies=12&part=all&ink=colour&colours=red,%23123456";
        SheetList sheets = list("halma-8/sheets" + set);
        assertThat(sheets.sheets()).extracting(SheetList.Entry::copies).containsExactly(12, 12, 1, 1);
        assertThat(text(get("halma-8/sheet/1.svg" + set))).contains("#c8102e", "#123456");
        try (PDDocument pdf = Loader.loadPDF(get("halma-8.pdf" + set).body())) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(26);
        }
    }

    @Test
    void eachSheetIsAnSvgOfItsSize() throws Exception {
        for (SheetList.Entry sheet : list("chinese-2/sheets?lang=ru&ink=colour&pawns=true&coordinates=true&cell=20mm")
                .sheets()) {
            HttpResponse<byte[]> answer = get("chinese-2/sheet/" + sheet.number()
                    + ".svg?lang=ru&ink=colour&pawns=true&coordinates=true&cell=20mm");
            assertThat(header(answer, "Content-Type")).isEqualTo("image/svg+xml");
            Element svg = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(answer.body()))
                    .getDocumentElement();
            assertThat(svg.getTagName()).isEqualTo("svg");
            assertThat(svg.getElementsByTagName("title").item(0).getTextContent())
                    .isEqualTo(sheet.title());
            assertThat(svg.getAttribute("width")).isEqualTo((int) sheet.width() + "mm");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            422 | halma-8.pdf?lang=de&cell=200mm              | Felder können 10 bis 60 mm groß sein, nicht 200 mm.
            422 | halma-8/sheets?lang=de&cell=9               | Felder können 10 bis 60 mm groß sein, nicht 9 mm.
            422 | halma-8/sheets?lang=de&part=                | Es gibt nichts zu drucken: Wähle das Brett, die Figuren, die Regeln oder die Seite für die Lehrkraft.
            400 | halma-8.pdf?lang=de&cell=viel               | „viel“ ist keine Länge wie 18mm, 1.8cm oder 0.7in.
            400 | halma-8.pdf?lang=de&paper=a5                | „a5“ passt nicht zu paper: Möglich ist a4, letter oder a3.
            400 | halma-8.pdf?lang=de&paper=a4&paper=a3       | „a4,a3“ passt nicht zu paper: Möglich ist a4, letter oder a3.
            400 | halma-8.pdf?lang=de&part=board,dice         | „dice“ passt nicht zu part: Möglich ist board, pieces, rules oder teacher.
            400 | halma-8.pdf?lang=de&single=perhaps          | „perhaps“ passt nicht zu single: Möglich ist true oder false.
            400 | halma-8.pdf?lang=de&colour=red              | „colour“ kann in einer Adresse nicht stehen, nur paper, cell, ink, colours, lang, part, copies, single, pawns, coordinates oder house.
            422 | halma-8.pdf?lang=de&copies=0                | Auf einmal lassen sich 1 bis 40 Sätze drucken, nicht 0.
            422 | halma-8.pdf?lang=de&ink=light&colours=red   | Eigene Farben können die Plätze nur mit der Tinte „colour“ haben.
            400 | halma-8.pdf?lang=de&copies=viele            | „viele“ passt nicht zu copies: Möglich ist 1–40.
            400 | halma-8.pdf?lang=de&colours=D=red           | Einen Platz „D“ gibt es nicht: Farben können A oder B haben.
            400 | halma-8.pdf?lang=de&colours=red,red,red     | 3 Farben sind zu viel: Es gibt 2 Plätze.
            400 | halma-8.pdf?lang=xx                         | “xx” won’t do for lang: it can be da, de, en, es, fr, it, nl, pt or ru.
            404 | ludo.pdf?lang=de                            | Die Variante „ludo“ gibt es nicht.
            404 | halma-8/sheet/9.svg?lang=de&part=rules      | Es gibt kein Blatt 9: Der Satz hat 2 Blätter.
            404 | halma-8/sheet/x.svg?part=rules              | There is no sheet x: the set has 2 sheets.
            404 | halma-8/sheet/99999999999.svg?part=rules    | There is no sheet 99999999999: the set has 2 sheets.
            """)
    void whatCanNotBePrintedIsRefusedInWords(int status, String path, String words) throws Exception {
        HttpResponse<byte[]> answer = get(path);
        assertThat(text(answer).replace('\u00A0', ' ')).isEqualTo(words);
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(header(answer, "Content-Type")).startsWith("text/plain").endsWith("charset=utf-8");
        assertThat(header(answer, "Cache-Control")).isEqualTo("no-store");
    }

    @Test
    void houseRulesThatNobodyPlaysByAreRefusedWithWhatWasExpected() throws Exception {
        HttpResponse<byte[]> answer = get("halma-8.pdf?lang=de&house=guards%3Dmany");
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(text(answer)).contains("many");
    }

    @Test
    void aBrowserKeepsTheSheetsForAnHourAndAsksShortlyThen() throws Exception {
        String path = "halma-8/sheet/1.svg";
        HttpResponse<byte[]> sheet = get(path);
        assertThat(header(sheet, "Cache-Control")).isEqualTo("public, max-age=3600");
        HttpResponse<byte[]> again = get(path, "If-None-Match", "\"other\", W/" + header(sheet, "ETag"));
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        assertThat(get(path + "?ink=colour", "If-None-Match", header(sheet, "ETag"))
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void sheetsAreUnderTheSamePolicyAsThePage() throws Exception {
        for (String path :
                new String[] {"halma-8.pdf", "halma-8/sheets", "halma-8/sheet/1.svg", "halma-8.pdf?cell=1"}) {
            assertThat(header(get(path), "Content-Security-Policy")).as(path).contains("default-src 'none'");
            assertThat(header(get(path), "X-Content-Type-Options")).as(path).isEqualTo("nosniff");
        }
    }

    @Test
    void headsComeWithoutBodies() throws Exception {
        HttpRequest.Builder head = visit.request("/print/halma-8.pdf").HEAD();
        HttpResponse<byte[]> answer = visit.send(head, BodyHandlers.ofByteArray());
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(header(answer, "Content-Type")).isEqualTo("application/pdf");
        assertThat(answer.body()).isEmpty();
    }
}

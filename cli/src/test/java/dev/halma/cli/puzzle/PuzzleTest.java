package dev.halma.cli.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.cli.Run;
import dev.halma.engine.puzzle.Grade;
import dev.halma.engine.puzzle.Puzzle;
import dev.halma.engine.puzzle.PuzzleMaker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PuzzleTest {

    private static final String DATE = "2026-11-17";
    private static final Puzzle EASY = PuzzleMaker.of(LocalDate.parse(DATE).toEpochDay(), Grade.ONE);

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void aPuzzleIsSolvedMoveByMove() {
        Run run = Run.withInput(String.join("\n", EASY.routes()) + "\n", "puzzle", "--date", DATE);
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .startsWith("Puzzle of 2026-11-17, difficulty 1 of 5\n")
                .contains("Bring all pieces of A home in 2 turns.", "1 turn left.")
                .endsWith("Solved: home in the fewest turns.\n");
    }

    @Test
    void theRefereeAnswersAndThePuzzleGoesOn() {
        String first = EASY.routes().get(0);
        Run run = Run.withInput("a1-z9\n" + first + "\n" + EASY.routes().get(1) + "\n", "puzzle", "--date", DATE);
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("a1");
    }

    @Test
    void whoStopsEarlyHasNotSolvedIt() {
        Run run = Run.withInput("resign\n", "puzzle", "--date", DATE);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).endsWith("Not home in time. Try again, or see --solution.\n");
    }

    @Test
    void aPuzzleHasAHintHelpAndAnEnd() {
        Run run = Run.withInput("help\nhint\nquit\n" + EASY.routes().getFirst() + "\n", "puzzle", "--date", DATE);
        String[] ends = EASY.routes().getFirst().split("-");
        assertThat(run.out())
                .contains("  hint\n  help\n  quit\n", ends[0], ends[ends.length - 1])
                .doesNotContain("turns left");
        assertThat(run.code()).isEqualTo(1);
    }

    @Test
    void theSolutionIsToldOnRequest() {
        Run run = Run.halma("puzzle", "--date", DATE, "--grade", "2", "--solution", "--lang", "de");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("Schwierigkeit 2 von 5", "Lösung: ");
    }

    @Test
    void sixPuzzlesAreOnASheetAndTheirSolutionsOnItsBack() throws IOException {
        Path file = folder.resolve("six.pdf");
        Run run = Run.halma("puzzle", "--date", DATE, "--print", file.toString());
        assertThat(run.code()).isZero();
        try (PDDocument read = Loader.loadPDF(Files.readAllBytes(file))) {
            assertThat(read.getNumberOfPages()).isEqualTo(2);
            PDFTextStripper stripper = new PDFTextStripper();
            stripper.setEndPage(1);
            assertThat(stripper.getText(read))
                    .contains("Six puzzles", "1. A gets home in 2 turns", "6. A gets home in 6 turns")
                    .doesNotContain(EASY.routes().get(0));
            stripper.setStartPage(2);
            stripper.setEndPage(2);
            assertThat(stripper.getText(read)).contains("Solutions").contains(EASY.routes());
        }
    }

    @Test
    void badInputIsRefused() {
        Run.halma("puzzle", "--date", "tomorrow")
                .requireRefused(2, "“tomorrow” is not a date. Write it like 2026-11-17.");
        Run.halma("puzzle", "--grade", "6").requireRefused(2, "--grade must be a number from 1 to 5, not 6");
        Run.halma("puzzle", "--print", "six.txt").requireRefused(2, "“six.txt” has to end with .pdf, .svg or .png.");
    }
}

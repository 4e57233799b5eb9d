package dev.halma.server.http.print;

import dev.halma.print.PrintSet;
import dev.halma.print.sheet.Sheet;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The list of the different sheets of a set, as JSON for a preview.
 *
 * @param title of the set
 */
record SheetList(String title, List<Entry> sheets) {

    /**
     * One sheet.
     *
     * @param number counted from 1, as in its address
     * @param width in millimetres, as is the height
     * @param copies how many times it is in the set
     */
    record Entry(int number, String title, double width, double height, int copies) {}

    /** Equal sheets are in the list once. */
    static SheetList of(PrintSet.Ready set) {
        List<Sheet> different = set.different();
        return new SheetList(
                set.title(),
                IntStream.range(0, different.size())
                        .mapToObj(i -> entry(i + 1, different.get(i), set.sheets()))
                        .toList());
    }

    private static Entry entry(int number, Sheet sheet, List<Sheet> all) {
        return new Entry(number, sheet.title(), sheet.width(), sheet.height(), Collections.frequency(all, sheet));
    }
}

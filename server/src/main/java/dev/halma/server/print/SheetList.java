package dev.halma.server.print;

import dev.halma.print.PrintSet;
import dev.halma.print.sheet.Sheet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The list of the sheets of a set, as JSON for a preview.
 *
 * @param title of the set
 */
record SheetList(String title, List<Entry> sheets) {

    /**
     * One sheet.
     *
     * @param number counted from 1, as in its address
     * @param width in millimetres, as is the height
     */
    record Entry(int number, String title, double width, double height) {}

    static SheetList of(PrintSet.Ready set) {
        return new SheetList(
                set.title(),
                IntStream.range(0, set.sheets().size())
                        .mapToObj(i -> entry(i + 1, set.sheets().get(i)))
                        .toList());
    }

    private static Entry entry(int number, Sheet sheet) {
        return new Entry(number, sheet.title(), sheet.width(), sheet.height());
    }
}

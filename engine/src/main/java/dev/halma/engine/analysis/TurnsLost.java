package dev.halma.engine.analysis;

/** The turns that a move cost. What is proven and what is estimated are different types. */
public sealed interface TurnsLost {

    double turns();

    /** In a race whose turns are proven before and after the move. */
    record Proven(int whole) implements TurnsLost {
        @Override
        public double turns() {
            return whole;
        }
    }

    /** By the scores of a search, to one decimal. */
    record Estimated(double turns) implements TurnsLost {}
}

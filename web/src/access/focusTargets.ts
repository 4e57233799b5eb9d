/** The elements that can take the focus while a game is shown. Each part of the screen registers itself. */
class FocusTargets {
  #board: ((cell: string | null) => void) | null = null;
  #lists: (() => void) | null = null;
  line: HTMLElement | null = null;
  /** The cell that had keyboard focus last. */
  cell: string | null = null;

  /** Focuses a cell of the board, or the one that had the focus last; or the lists if they replace the board. */
  toGame(cell: string | null = null): boolean {
    if (this.#lists !== null) this.#lists();
    else this.#board?.(cell);
    return this.#lists !== null || this.#board !== null;
  }

  atBoard(focus: (cell: string | null) => void): () => void {
    this.#board = focus;
    this.cell = null;
    return () => {
      if (this.#board === focus) this.#board = null;
    };
  }

  atLists(focus: () => void): () => void {
    this.#lists = focus;
    return () => {
      this.#lists = null;
    };
  }

  /** Registers the input for moves. One in a dialog replaces the other. */
  atLine(line: HTMLElement): () => void {
    const before = this.line;
    this.line = line;
    return () => {
      if (this.line === line) this.line = before;
    };
  }
}

export const focusTargets = new FocusTargets();

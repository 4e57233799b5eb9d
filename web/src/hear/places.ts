/** Where the focus can be sent while a game is shown. Each part of the screen says where it is while it is there. */
class Places {
  #board: ((cell: string | null) => void) | null = null;
  #lists: (() => void) | null = null;
  line: HTMLElement | null = null;
  /** The cell that keys were last pressed on. */
  cell: string | null = null;

  /** To a cell of the board, or to the one that had the focus last; to the lists where those are read instead. */
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

  /** The line to type in; the one in a window over the page takes the place of the other. */
  atLine(line: HTMLElement): () => void {
    const before = this.line;
    this.line = line;
    return () => {
      if (this.line === line) this.line = before;
    };
  }
}

export const places = new Places();

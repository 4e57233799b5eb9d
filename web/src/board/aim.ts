/** For each board, a function that maps a pointer position to the nearest piece or cell in reach, as for a tap. */
const boards = new Map<Element, (event: MouseEvent) => string | null>();

/** Registers a board with its mapping. Returns an unsubscribe function. */
export function aiming(stage: HTMLElement, meant: (event: MouseEvent) => string | null): () => void {
  boards.set(stage, meant);
  return () => boards.delete(stage);
}

/** The cell in reach at the pointer, or null; undefined if the pointer is not over a board. */
export function aimedAt(event: MouseEvent): HTMLElement | null | undefined {
  if (!(event.target instanceof Element)) return undefined;
  for (const [stage, meant] of boards) {
    if (!stage.contains(event.target)) continue;
    const cell = meant(event);
    return cell === null ? null : stage.querySelector<HTMLElement>(`[data-cell="${cell}"]`);
  }
  return undefined;
}

/** For each board what somebody who points there means: the nearest piece or cell in reach, as with a tap. */
const boards = new Map<Element, (event: MouseEvent) => string | null>();

/** A board says what is meant by a point on it. Answers with how to stop that. */
export function aiming(stage: HTMLElement, meant: (event: MouseEvent) => string | null): () => void {
  boards.set(stage, meant);
  return () => boards.delete(stage);
}

/** The cell that is meant at the board under the pointer; undefined if there is no board. */
export function aimedAt(event: MouseEvent): HTMLElement | null | undefined {
  if (!(event.target instanceof Element)) return undefined;
  for (const [stage, meant] of boards) {
    if (!stage.contains(event.target)) continue;
    const cell = meant(event);
    return cell === null ? null : stage.querySelector<HTMLElement>(`[data-cell="${cell}"]`);
  }
  return undefined;
}

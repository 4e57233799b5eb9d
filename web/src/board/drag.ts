import type { Point } from './geometry';

/** The number of pixels that a pressed pointer may move before it counts as dragging. */
const TREMBLE = 9;

export interface DragEvents {
  /** The cell whose piece could be dragged from here. */
  grasp: (event: PointerEvent) => string | null;
  lift: (cell: string) => void;
  carry: (cell: string, event: PointerEvent) => void;
  release: (cell: string, event: PointerEvent) => void;
  lose: (cell: string) => void;
}

/** Tells dragging from tapping. The click at the end of a drag is ignored. */
export function dragging(node: HTMLElement, events: () => DragEvents): () => void {
  let held: { cell: string; start: Point; id: number; moved: boolean } | null = null;
  let swallow = false;

  function down(event: PointerEvent): void {
    swallow = false;
    if (!event.isPrimary) return cancel(); // a second finger starts a pinch
    if (event.button !== 0) return;
    const cell = events().grasp(event);
    held =
      cell === null ? null : { cell, start: { x: event.clientX, y: event.clientY }, id: event.pointerId, moved: false };
  }

  function move(event: PointerEvent): void {
    if (held === null || event.pointerId !== held.id) return;
    if (!held.moved) {
      if (Math.hypot(event.clientX - held.start.x, event.clientY - held.start.y) < TREMBLE) return;
      held.moved = true;
      node.setPointerCapture(held.id);
      events().lift(held.cell);
    }
    events().carry(held.cell, event);
  }

  function up(event: PointerEvent): void {
    if (held === null || event.pointerId !== held.id) return;
    const { cell, moved } = held;
    held = null;
    if (!moved) return;
    swallow = true;
    events().release(cell, event);
  }

  function cancel(): void {
    if (held?.moved === true) events().lose(held.cell);
    held = null;
  }

  function click(event: MouseEvent): void {
    if (!swallow || event.detail === 0) return;
    swallow = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', cancel);
  node.addEventListener('click', click, { capture: true });
  return () => {
    node.removeEventListener('pointerdown', down);
    node.removeEventListener('pointermove', move);
    node.removeEventListener('pointerup', up);
    node.removeEventListener('pointercancel', cancel);
    node.removeEventListener('click', click, { capture: true });
  };
}

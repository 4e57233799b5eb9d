import type { Box } from './geometry';

export interface Size {
  width: number;
  height: number;
}

/** The boxes around a bubble at a cell, in pixels. */
export interface Surroundings {
  /** The cell of the bubble. */
  cell: Box;
  /** Cells that the player may want to tap next. They must stay visible. */
  clear: readonly Box[];
  /** Boxes that should stay visible. */
  spare: readonly Box[];
  /** The room for the bubble. */
  room: Box;
}

/** The distance between a bubble and its cell, and between two candidate places. */
const GAP = 8;
/** The cost, in pixels of distance, of covering a box that should stay visible. */
const SPARED = 24;
/** The cost, in pixels of distance, of a place below the cell, where the hand is. */
const UNDER_HAND = 16;

/** The upper left corner of a bubble: as near to its cell as possible without covering boxes that must stay visible. */
export function placeOf(words: Size, { cell, clear, spare, room }: Surroundings): { left: number; top: number } {
  const [midX, midY] = [(cell.left + cell.right) / 2, (cell.top + cell.bottom) / 2];
  const lefts = steps(room.left, Math.max(room.left, room.right - words.width), midX - words.width / 2);
  const above = cell.top - GAP - words.height;
  const tops = steps(room.top, Math.max(room.top, room.bottom - words.height), above);
  const near = GAP - 0.5;
  const own = { left: cell.left - near, top: cell.top - near, right: cell.right + near, bottom: cell.bottom + near };
  let best = { left: room.left, top: room.top };
  let least = Infinity;
  for (const left of lefts) {
    for (const top of tops) {
      const box = { left, top, right: left + words.width, bottom: top + words.height };
      const away = Math.hypot(left + words.width / 2 - midX, top + words.height / 2 - midY);
      const covered = clear.filter((one) => overlaps(box, one)).length + Number(overlaps(box, own));
      const cost =
        away +
        (top > midY ? UNDER_HAND : 0) +
        SPARED * spare.filter((one) => overlaps(box, one)).length +
        10_000 * covered;
      if (cost >= least) continue;
      least = cost;
      best = { left, top };
    }
  }
  return best;
}

/** Candidate coordinates from one end to the other, with the wanted one if it lies between. */
function steps(from: number, to: number, wanted: number): number[] {
  const places = [from, to];
  for (let at = wanted; at > from; at -= GAP) if (at < to) places.push(at);
  for (let at = wanted + GAP; at < to; at += GAP) if (at > from) places.push(at);
  return places;
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

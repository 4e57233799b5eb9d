import type { DirectionName } from '../rulebook/protocol';
import { centre, PITCH, type Plan, type Point } from './geometry';
import { lowEnds } from './lines';

/** Dots at the cells. Each is a line of length 0 with round ends; its width is the diameter of the dot. */
export function dots(plan: Plan, cells: Iterable<string>, shift: Point = { x: 0, y: 0 }): string {
  let path = '';
  for (const cell of cells) {
    const { x, y } = centre(plan, cell);
    path += `M${fixed(x + shift.x)} ${fixed(y + shift.y)}h0`;
  }
  return path;
}

export function squares(plan: Plan, cells: Iterable<string>): string {
  let path = '';
  for (const cell of cells) {
    const { x, y } = centre(plan, cell);
    path += `M${x - PITCH / 2} ${y - PITCH / 2}h${PITCH}v${PITCH}h${-PITCH}z`;
  }
  return path;
}

export function lanes(plan: Plan): string {
  return plan.board.edges
    .map(([from, to]) => {
      const [a, b] = [centre(plan, from), centre(plan, to)];
      return `M${fixed(a.x)} ${fixed(a.y)}L${fixed(b.x)} ${fixed(b.y)}`;
    })
    .join('');
}

/** The grain of the wood: long waves, each a little different from the last. Every drawing has the same. */
export function grain(plan: Plan): string {
  let path = '';
  const right = plan.left + plan.width;
  for (let index = 0, y = plan.top; y < plan.top + plan.height; index++) {
    const wave = 10 + 8 * Math.sin(index * 1.7);
    const phase = plan.width * (0.3 + 0.2 * Math.sin(index * 0.9));
    path += `M${fixed(plan.left)} ${fixed(y)}C${fixed(plan.left + phase)} ${fixed(y - wave)} ${fixed(right - phase)} ${fixed(y + wave * 1.6)} ${fixed(right)} ${fixed(y + wave * 0.3)}`;
    y += 17 + 13 * Math.abs(Math.sin(index * 2.3));
  }
  return path;
}

export interface Letter extends Point {
  text: string;
}

/** Where the name of a line stands, seen from its last cell: to the left of it, to the lower right, and so on. */
const BESIDE: Partial<Record<DirectionName, Point>> = {
  e: { x: 66, y: 9 },
  ne: { x: 34, y: -48 },
  nw: { x: -34, y: -48 },
  w: { x: -66, y: 9 },
  sw: { x: -34, y: 68 },
  se: { x: 34, y: 68 },
};

/** The names of ranks and files of a star, each at the low end of its line. */
export function starLetters(plan: Plan): Letter[] {
  return lowEnds(plan.board).map(({ cell, name, way }) => {
    const at = centre(plan, cell);
    const { x = 0, y = 0 } = BESIDE[way] ?? {};
    return { text: name, x: at.x + x, y: at.y + y };
  });
}

/** The darker half of a chequered board. */
export function darkCells(plan: Plan): string[] {
  return plan.board.cells
    .filter((cell) => (Math.floor(cell.x) + Math.floor(cell.y)) % 2 === 1)
    .map((cell) => cell.name);
}

function fixed(value: number): number {
  return Math.round(value * 10) / 10;
}

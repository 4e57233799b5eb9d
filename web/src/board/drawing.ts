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

export type Grained = 'across' | 'upright';

/** The grain of the wood: long waves, each a little different from the last. Every drawing has the same. */
export function grain(plan: Plan, way: Grained = 'across'): string {
  const isUpright = way === 'upright';
  const [start, side] = isUpright ? [plan.top, plan.left] : [plan.left, plan.top];
  const [length, breadth] = isUpright ? [plan.height, plan.width] : [plan.width, plan.height];
  const point = (along: number, aside: number): string =>
    isUpright ? `${fixed(aside)} ${fixed(along)}` : `${fixed(along)} ${fixed(aside)}`;
  let path = '';
  for (let index = 0, at = side; at < side + breadth; index++) {
    const wave = 10 + 8 * Math.sin(index * 1.7);
    const phase = length * (0.3 + 0.2 * Math.sin(index * 0.9));
    const end = start + length;
    path += `M${point(start, at)}C${point(start + phase, at - wave)} ${point(end - phase, at + wave * 1.6)} ${point(end, at + wave * 0.3)}`;
    at += 17 + 13 * Math.abs(Math.sin(index * 2.3));
  }
  return path;
}

export interface Letter extends Point {
  text: string;
}

/** The offset of a line's name from its last cell. */
function beside(way: DirectionName, letters: number): Point {
  const x = way.endsWith('e') ? 1 : -1;
  if (way === 'e' || way === 'w') return { x: x * (44 + letters), y: 0.35 * letters };
  return { x: 34 * x, y: way.startsWith('n') ? -(22 + letters) : 42 + letters };
}

/** The names of ranks and files of a star, each at the low end of its line. */
export function starLetters(plan: Plan): Letter[] {
  const { letters } = plan;
  return lowEnds(plan.board).map(({ cell, name, way }) => {
    const at = centre(plan, cell);
    const { x, y } = beside(way, letters);
    return { text: name, x: at.x + x, y: at.y + y };
  });
}

/** The darker half of a chequered board. */
export function darkCells(plan: Plan): string[] {
  return plan.board.cells.filter(isDark).map((cell) => cell.name);
}

export function lightCells(plan: Plan): string[] {
  return plan.board.cells.filter((cell) => !isDark(cell)).map((cell) => cell.name);
}

function isDark({ x, y }: Point): boolean {
  return (Math.floor(x) + Math.floor(y)) % 2 === 1;
}

/** Cells that were cut from a darker piece of the same wood. Every drawing has the same. */
export function tonedCells(plan: Plan): string[] {
  return plan.board.cells
    .filter(({ x, y }) => Math.sin(Math.floor(x) * 12.9 + Math.floor(y) * 78.2) > 0.35)
    .map((cell) => cell.name);
}

function fixed(value: number): number {
  return Math.round(value * 10) / 10;
}

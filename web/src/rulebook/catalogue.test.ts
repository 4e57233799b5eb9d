import { expect, test } from 'vitest';
import { joined } from './catalogue';
import type { Catalogue } from './protocol';

const board = {
  id: 'square(2)',
  shape: 'square' as const,
  width: 2,
  height: 1,
  rows: [['a1', 'b1']],
  cells: [
    { name: 'a1', x: 0.5, y: 0.5, neighbours: { e: 'b1' } },
    { name: 'b1', x: 1.5, y: 0.5, neighbours: { w: 'a1' } },
  ],
  edges: [['a1', 'b1'] as [string, string]],
};

function catalogue(boardId: string): Catalogue {
  const seat = (letter: 'A' | 'B', camp: string, goal: string) => ({
    seat: letter,
    place: 0,
    pieces: 1,
    partners: [],
    camp: [camp],
    goal: [goal],
  });
  const seats = [seat('A', 'a1', 'b1'), seat('B', 'b1', 'a1')];
  const variant = { id: 'tiny', sheet: 'beyond', seats, places: 2, win: 'first' as const, board: boardId };
  return { boards: [board], variants: [variant] };
}

test('the cells of a variant know whose camp and goal they belong to', () => {
  const [variant] = joined(catalogue('square(2)'));
  expect(variant?.board.cells.map(({ name, camps, goals }) => ({ name, camps, goals }))).toEqual([
    { name: 'a1', camps: ['A'], goals: ['B'] },
    { name: 'b1', camps: ['B'], goals: ['A'] },
  ]);
});

test('a board that is missing is told by name', () => {
  expect(() => joined(catalogue('star(9)'))).toThrow('star(9)');
});

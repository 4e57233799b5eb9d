import { expect, test } from 'vitest';
import type { GameView, SeatLetter, SeatView, TurnReview } from '../rulebook/protocol';
import { leadsOf, reach } from './leads';

function view(needs: Partial<Record<SeatLetter, number>>, resigned: SeatLetter[] = []): GameView {
  const seats = Object.entries(needs).map(
    ([seat, turnsNeeded]) => ({ seat, turnsNeeded, resigned: resigned.includes(seat as SeatLetter) }) as SeatView,
  );
  return { seats } as GameView;
}

test('a seat is ahead of the best of the others', () => {
  expect(leadsOf([view({ A: 10, B: 14, C: 12 })], new Map())).toEqual([{ A: 2, B: -4, C: -2 }]);
});

test('whoever has resigned is nobody to be ahead of', () => {
  expect(leadsOf([view({ A: 10, B: 14, C: 1 }, ['C'])], new Map())[0]?.A).toBe(4);
});

test('a moment is averaged over the round that ends in it', () => {
  const leads = leadsOf([view({ A: 10, B: 10 }), view({ A: 8, B: 10 }), view({ A: 8, B: 8 })], new Map());
  expect(leads.map((lead) => lead.A)).toEqual([0, 1, 1]);
});

test('what a review has found counts more than what the board shows', () => {
  const review = { number: 1, seats: { A: 5, B: -5 } } as TurnReview;
  const leads = leadsOf([view({ A: 10, B: 10 }), view({ A: 8, B: 10 })], new Map([[1, review]]));
  expect(leads[1]).toEqual({ A: 2.5, B: -2.5 });
});

test('the graph reaches as far as the greatest lead, and never less than two turns', () => {
  expect(reach([{ A: 0.4, B: -0.4 }])).toBe(2);
  expect(reach([{ A: 6.5, B: -6.5 }])).toBe(8);
  expect(reach([{ A: 130, B: -130 }])).toBe(150);
});

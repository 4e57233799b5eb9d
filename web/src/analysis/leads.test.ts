import { expect, test } from 'vitest';
import type { GameView, SeatLetter, SeatView, TurnReview } from '../rulebook/protocol';
import { leadsOf, reach } from './leads';

function view(leads: Partial<Record<SeatLetter, number>>): GameView {
  const seats = (['A', 'B'] as const).map((seat) => ({ seat }) as SeatView);
  return { seats, leads } as GameView;
}

test('a moment is averaged over the round that ends in it', () => {
  const leads = leadsOf([view({ A: 0, B: 0 }), view({ A: 2, B: -2 }), view({ A: 0, B: 0 })], new Map());
  expect(leads.map((lead) => lead.A)).toEqual([0, 1, 1]);
});

test('what a review has found counts more than what the board shows', () => {
  const review = { number: 1, seats: { A: 5, B: -5 } } as TurnReview;
  const leads = leadsOf([view({ A: 0, B: 0 }), view({ A: 2, B: -2 })], new Map([[1, review]]));
  expect(leads[1]).toEqual({ A: 2.5, B: -2.5 });
});

test('the graph reaches as far as the greatest lead, and never less than two turns', () => {
  expect(reach([{ A: 0.4, B: -0.4 }])).toBe(2);
  expect(reach([{ A: 6.5, B: -6.5 }])).toBe(8);
  expect(reach([{ A: 130, B: -130 }])).toBe(150);
});

test('whoever has left the game is neither ahead nor behind', () => {
  expect(leadsOf([view({ A: 3 })], new Map())).toEqual([{ A: 3, B: 0 }]);
});

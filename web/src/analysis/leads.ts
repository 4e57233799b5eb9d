import type { GameView, SeatLetter, TurnReview } from '../rulebook/protocol';

/** The lead of each seat over the best of the other sides, in turns, by moment. */
export type Leads = Partial<Record<SeatLetter, number>>[];

/**
 * The leads of a whole game: from the review where there is one, otherwise from the board. The seat that has just moved
 * is always a little ahead, so each moment is averaged over the round that ends there.
 */
export function leadsOf(moments: readonly GameView[], reviews: ReadonlyMap<number, TurnReview>): Leads {
  const seats = moments[0]?.seats.map(({ seat }) => seat) ?? [];
  const raw = moments.map((view, index) => reviews.get(index)?.seats ?? view.leads);
  return raw.map((_, index) => {
    const round = raw.slice(Math.max(0, index - seats.length + 1), index + 1);
    return Object.fromEntries(seats.map((seat) => [seat, mean(round.map((one) => one[seat] ?? 0))]));
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** A round number of turns that no lead exceeds. The middle of the graph means level. */
export function reach(leads: Leads): number {
  const most = Math.max(1, ...leads.flatMap((one) => Object.values(one).map(Math.abs)));
  const steps = [2, 4, 6, 8, 10, 15, 20, 30, 40, 60, 80, 100];
  return steps.find((step) => step >= most) ?? Math.ceil(most / 50) * 50;
}

import type { SeatLetter, VariantInfo } from '../rulebook/protocol';
import type { NewPlan } from '../table/remote/wire';
import type { Level } from '../table/setup';

/** The intended occupant of a seat, while a table is being set up. */
export type Wish =
  | { kind: 'me' } // the player
  | { kind: 'here'; name: string } // a second player at this device
  | { kind: 'open' }
  | { kind: 'invited' }
  | { kind: 'computer'; level: Level };

export const WISHES = ['me', 'here', 'open', 'invited', 'computer'] as const satisfies readonly Wish['kind'][];

/** A table that is being set up. */
export interface Draft {
  house: string;
  pace: string;
  timeOdds: Readonly<Partial<Record<SeatLetter, number>>>; // the factor of that time, by seat
  first: string;
  isPublic: boolean;
  allowsChat: boolean;
  wishes: Readonly<Partial<Record<SeatLetter, Wish>>>;
}

/** The player with friends, who get a link. */
export function usualDraft({ seats }: VariantInfo): Draft {
  const wishes = seats.map(({ seat }, index): [SeatLetter, Wish] => [seat, { kind: index === 0 ? 'me' : 'invited' }]);
  return {
    house: '',
    pace: 'none',
    timeOdds: {},
    first: 'coin',
    isPublic: false,
    allowsChat: false,
    wishes: Object.fromEntries(wishes),
  };
}

/** Sets the occupant of a seat. One that can only sit once leaves the seat before open. */
export function withWish(draft: Draft, seat: SeatLetter, wish: Wish): Draft {
  const others = Object.entries(draft.wishes).map(([other, old]) => {
    const isMoved = wish.kind === 'me' && old.kind === 'me' && other !== seat;
    return [other, isMoved ? { kind: 'invited' } : old];
  });
  return { ...draft, wishes: { ...Object.fromEntries(others), [seat]: wish } };
}

/** Whether chat can be allowed. Strangers find a public table, so there it needs invited players. */
export function mayAllowChat({ isPublic, wishes }: Draft): boolean {
  return !isPublic || Object.values(wishes).some(({ kind }) => kind === 'invited');
}

/** Whether the time of a seat can differ: it needs a clock, and people who know each other. */
export function mayHaveOdds({ pace, isPublic, wishes }: Draft, seat: SeatLetter): boolean {
  return pace !== 'none' && !isPublic && wishes[seat]?.kind !== 'computer';
}

/** The plan for the server, which knows the player's own name. */
export function planOf(variant: VariantInfo, draft: Draft): NewPlan {
  const chairs: NewPlan['chairs'] = {};
  const names: NewPlan['names'] = {};
  const timeOdds: NewPlan['timeOdds'] = {};
  for (const { seat } of variant.seats) {
    const wish = draft.wishes[seat] ?? { kind: 'open' };
    chairs[seat] = wish.kind === 'here' ? { kind: 'me' } : wish;
    if (wish.kind === 'here') names[seat] = wish.name.trim();
    const times = draft.timeOdds[seat] ?? 1;
    if (times > 1 && mayHaveOdds(draft, seat)) timeOdds[seat] = times;
  }
  const { house, pace, first, isPublic } = draft;
  const chat = draft.allowsChat && mayAllowChat(draft);
  return { variant: variant.id, house, pace, timeOdds, first, public: isPublic, chat, chairs, names };
}

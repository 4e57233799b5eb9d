import type { SeatLetter, VariantInfo } from '../rulebook/protocol';
import type { Level } from '../table/setup';
import type { NewPlan } from './wire';

/** Who is meant to sit somewhere, while a table is being made. */
export type Wish =
  | { kind: 'me' } // oneself
  | { kind: 'here'; name: string } // somebody else at this device
  | { kind: 'open' }
  | { kind: 'invited' }
  | { kind: 'computer'; level: Level };

export const WISHES = ['me', 'here', 'open', 'invited', 'computer'] as const satisfies readonly Wish['kind'][];

/** A table that is being made. */
export interface Draft {
  house: string;
  pace: string;
  timeOdds: Readonly<Partial<Record<SeatLetter, number>>>; // how many times that time somebody has
  first: string;
  isPublic: boolean;
  allowsChat: boolean;
  wishes: Readonly<Partial<Record<SeatLetter, Wish>>>;
}

/** Oneself with friends: they get a link. */
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

/** Where somebody sits who can only sit once, the seat before becomes open. */
export function withWish(draft: Draft, seat: SeatLetter, wish: Wish): Draft {
  const others = Object.entries(draft.wishes).map(([other, old]) => {
    const isMoved = wish.kind === 'me' && old.kind === 'me' && other !== seat;
    return [other, isMoved ? { kind: 'invited' } : old];
  });
  return { ...draft, wishes: { ...Object.fromEntries(others), [seat]: wish } };
}

/** Whether there is somebody to write to: strangers find a public table, so there only those write who are invited. */
export function mayAllowChat({ isPublic, wishes }: Draft): boolean {
  return !isPublic || Object.values(wishes).some(({ kind }) => kind === 'invited');
}

/** Those whose time can differ: where there is a clock, people who know each other. */
export function mayHaveOdds({ pace, isPublic, wishes }: Draft, seat: SeatLetter): boolean {
  return pace !== 'none' && !isPublic && wishes[seat]?.kind !== 'computer';
}

/** The plan that is sent to the server, which knows our own name. */
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

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

/** The plan that is sent to the server, which knows our own name. */
export function planOf(variant: VariantInfo, draft: Draft): NewPlan {
  const chairs: NewPlan['chairs'] = {};
  const names: NewPlan['names'] = {};
  for (const { seat } of variant.seats) {
    const wish = draft.wishes[seat] ?? { kind: 'open' };
    chairs[seat] = wish.kind === 'here' ? { kind: 'me' } : wish;
    if (wish.kind === 'here') names[seat] = wish.name.trim();
  }
  const { house, pace, first, isPublic, allowsChat } = draft;
  return { variant: variant.id, house, pace, first, public: isPublic, chat: allowsChat && !isPublic, chairs, names };
}

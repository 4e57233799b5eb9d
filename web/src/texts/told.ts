import type { Fact, SeatLetter, Told } from '../rulebook/protocol';
import { type Facts, listed, textOf } from './texts.svelte';

/** Facts that name a seat; the page says its player's name instead of the letter. */
const SEAT_FACTS = new Set(['seat', 'partner', 'owner', 'toMove', 'asking', 'first']);
const IS_SEAT = /^[A-F]$/;

/** What the rule book has to say, in words. */
export function tell(told: Told, name: (seat: SeatLetter) => string): string {
  const facts: Facts = {};
  for (const [key, fact] of Object.entries(told.facts)) facts[key] = worded(key, fact, name);
  return textOf(told.key, facts);
}

function worded(key: string, fact: Fact, name: (seat: SeatLetter) => string): string | number {
  if (Array.isArray(fact)) return several(fact, name);
  if (typeof fact === 'object') return tell(fact, name);
  if (typeof fact === 'boolean') return String(fact);
  if (typeof fact === 'string' && SEAT_FACTS.has(key) && IS_SEAT.test(fact)) return name(fact as SeatLetter);
  return fact;
}

/** Words are a choice between them; messages are all said. */
function several(facts: readonly (string | Told)[], name: (seat: SeatLetter) => string): string {
  const isChoice = facts.every((fact) => typeof fact === 'string');
  return listed(
    facts.map((fact) => (typeof fact === 'string' ? fact : tell(fact, name))),
    isChoice ? 'disjunction' : 'conjunction',
  );
}

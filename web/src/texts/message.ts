import type { Fact, Message, SeatLetter } from '../rulebook/protocol';
import { type Facts, listed, textOf } from './texts.svelte';

/** The text of a message of the rule book. */
export function tell(told: Message, name: (seat: SeatLetter) => string): string {
  const facts: Facts = {};
  for (const [key, fact] of Object.entries(told.facts)) facts[key] = worded(fact, name);
  return textOf(told.key, facts);
}

function worded(fact: Fact, name: (seat: SeatLetter) => string): string | number {
  if (Array.isArray(fact)) return several(fact, name);
  if (typeof fact === 'object') return 'seat' in fact ? name(fact.seat) : tell(fact, name);
  if (typeof fact === 'boolean') return String(fact);
  return fact;
}

/** A list of words is a choice ('or'). A list of messages is said in full ('and'). */
function several(facts: readonly (string | Message)[], name: (seat: SeatLetter) => string): string {
  const isChoice = facts.every((fact) => typeof fact === 'string');
  return listed(
    facts.map((fact) => (typeof fact === 'string' ? fact : tell(fact, name))),
    isChoice ? 'disjunction' : 'conjunction',
  );
}

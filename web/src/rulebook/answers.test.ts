import { describe, expect, test } from 'vitest';
import english from '#texts/en.json';
import { realAnswers } from '../testing/answers';
import type { Catalogue, Fact, HouseAgreed, Message } from './protocol';
import { check, type QuestionName, questions } from './questions';
import { directionName, lastMove, outcome, score, seatLetter } from './shapes';

const answers = realAnswers();
const names = Object.keys(questions) as QuestionName[];

/** Every value inside another one. */
function* inside(value: unknown): Generator<unknown> {
  yield value;
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* inside(part);
}

// Tables have words of their own, which their schemas list.
const ofGames = [...answers].filter(([name]) => !name.endsWith('Table') && name !== 'rightsAt').map(([, all]) => all);
const everything = [...inside(ofGames)];

/** All values of fields with this name. */
function found(field: string): Set<unknown> {
  const values = everything.map((one) => (one as Record<string, unknown> | null)?.[field]);
  return new Set(values.filter((value) => value !== undefined));
}

function isTold(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'key' in value && 'facts' in value;
}

function kind(fact: Fact): string {
  return Array.isArray(fact) ? `list of ${typeof fact[0]}` : typeof fact;
}

describe('the page and the rule book agree on', () => {
  test('what can be asked', () => {
    expect([...answers.keys()].sort()).toEqual([...names].sort());
  });

  for (const name of names) {
    test.each(answers.get(name) ?? [])(`${name}: $what`, ({ asked, answer, progress }) => {
      check(name, 'asked', asked);
      check(name, 'answer', answer);
      for (const soFar of progress) check(name, 'progress', soFar);
    });
  }

  test('facts, of every kind', () => {
    const facts = everything.filter(isTold).flatMap((told) => Object.values(told.facts));
    expect([...new Set(facts.map(kind))].sort()).toEqual(
      ['boolean', 'list of object', 'list of string', 'number', 'object', 'string'].sort(),
    );
  });

  test('words: there is one for each, and none too many', () => {
    expect([...found('event')]).toEqual(expect.arrayContaining([...lastMove.entries.event.options]));
    expect([...found('by')]).toContain(null);
    expect([...found('kind')].sort()).toEqual(
      [...outcome.options.map(({ entries }) => entries.kind.literal), ...score.entries.kind.options].sort(),
    );
    expect([...found('toMove')]).not.toHaveLength(0);
    expect([...found('seat')]).toEqual(expect.arrayContaining([...seatLetter.options]));
    const directions = [...found('neighbours')].flatMap((neighbours) => Object.keys(neighbours as object));
    expect(new Set(directions)).toEqual(new Set(directionName.options));
  });

  test('what may be missing', () => {
    for (const field of ['last', 'freeTurns', 'turn']) {
      expect([...found(field)], field).toContain(null);
      expect([...found(field)].length, field).toBeGreaterThan(1);
    }
  });

  test('the keys of what is told', () => {
    for (const { key, code } of everything.filter(isTold)) {
      expect(Object.keys(english)).toContain(key);
      expect(key.endsWith(code)).toBe(true);
    }
  });
});

test('every variant and every house rule has its words', () => {
  const catalogue = answers.get('variants')?.[0]?.answer as Catalogue;
  const agreed = answers.get('agree')?.[0]?.answer as { value: HouseAgreed };
  const wanted = [
    ...catalogue.variants.flatMap(({ id }) => [`variant.${id}.name`, `variant.${id}.about`]),
    ...agreed.value.rules.flatMap(({ id }) => [`house.${id}.name`, `house.${id}.about`]),
  ];
  expect(Object.keys(english)).toEqual(expect.arrayContaining(wanted));
});

test('what has another shape is noticed, with its place', () => {
  expect(() => check('choose', 'answer', { move: 7 })).toThrow('choose, answer: move: ');
  expect(() => check('choose', 'answer', { move: 'a1-b2', why: '' })).toThrow('why');
  expect(() => check('bench', 'progress', 1)).toThrow('bench, progress');
});

import { describe, expect, test } from 'vitest';
import { variantNamed } from '../testing/boards';
import { decide, maybeYoungest, waysToBegin, wayToBegin } from './beginning';
import {
  type Beginning,
  houseChoices,
  houseText,
  isOpen,
  type Player,
  type Setup,
  setupFor,
  setupFrom,
  usualSetup,
  withLook,
} from './setup';

const SEATS = ['A', 'B', 'C'] as const;

function throwing(...sides: number[]): () => number {
  return () => ((sides.shift() ?? 1) - 0.5) / 6;
}

describe('what is agreed on before a game', () => {
  test('is usually a person against gentle computers', () => {
    const { players } = usualSetup('chinese-2');
    expect(players.A.kind).toBe('person');
    expect(players.B).toEqual({ kind: 'computer', level: 2 });
  });

  test('survives being kept, and nothing else passes for it', () => {
    const setup = usualSetup('chinese-3');
    expect(setupFrom(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
    expect(setupFrom({ ...setup, players: { ...setup.players, B: { kind: 'computer', level: 9 } } })).toBeNull();
    expect(setupFrom({ ...setup, beginning: 'never' })).toBeNull();
    expect(setupFrom('chinese-3')).toBeNull();
  });

  test('keeps the players for another variant, but not the house rules', () => {
    const last = { ...usualSetup('chinese-2'), house: 'guards=1', beginning: 'die' as const };
    expect(setupFor('halma-8', last)).toMatchObject({ variant: 'halma-8', house: '', beginning: 'die' });
    expect(setupFor('chinese-2', last).house).toBe('guards=1');
  });

  test('never has two seats that look alike', () => {
    const looks = withLook(usualSetup('chinese-6').looks, 'A', { hue: 3, shape: 'star' });
    expect(looks.A).toEqual({ hue: 3, shape: 'star' });
    expect(new Set(Object.values(looks).map(({ hue }) => hue)).size).toBe(6);
    expect(new Set(Object.values(looks).map(({ shape }) => shape)).size).toBe(6);
  });

  test('writes down the house rules that differ from the variant’s own', async () => {
    const variant = await variantNamed('chinese-2');
    const usual = Object.fromEntries(variant.house.map((rule) => [rule.id, rule.usual]));
    expect(houseText(variant, usual)).toBe('');
    expect(houseText(variant, { ...usual, guards: 'any' })).toBe('guards=any');
    expect(houseChoices('guards=any,quiet=off')).toEqual({ guards: 'any', quiet: 'off' });
  });
});

describe('house rules', () => {
  test('are open where they make a difference', async () => {
    const open = async (id: string, choices: Record<string, string> = {}): Promise<string[]> => {
      const variant = await variantNamed(id);
      return variant.house.filter((rule) => isOpen(variant, rule, choices)).map((rule) => rule.id);
    };
    expect(await open('chinese-2')).toEqual(['guards', 'leave', 'repetition', 'quiet', 'length']);
    expect(await open('chinese-2', { guards: 'any' })).not.toContain('leave');
    expect(await open('xxl-2')).not.toContain('leave');
    expect(await open('american-4')).not.toContain('win');
    expect(await open('american-4', { sides: 'opposite' })).toContain('win');
  });

  test('that make no difference are not written down, and never stand in the way of a game', async () => {
    expect(houseText(await variantNamed('chinese-2'), { guards: 'any', leave: 'off' })).toBe('guards=any');
    expect(houseText(await variantNamed('american-4'), { win: 'both' })).toBe('');
    expect(houseText(await variantNamed('american-4-both'), { sides: 'alone' })).toBe('sides=alone,win=first');
  });
});

describe('who begins', () => {
  const setup = { ...usualSetup('chinese-3') };
  const by = (beginning: Beginning): Setup => ({ ...setup, beginning });

  test('is me, the first person, or you, the seat after me', () => {
    expect(decide(SEATS, by('me'), Math.random).first).toBe('A');
    expect(decide(SEATS, by('you'), Math.random).first).toBe('B');
  });

  test('is whoever the coin shows', () => {
    expect(decide(SEATS, by('coin'), () => 0.99).first).toBe('C');
  });

  test('is the youngest: the only person, or one of those who are asked', () => {
    const person: Player = { kind: 'person', name: '' };
    const computer: Player = { kind: 'computer', level: 2 };
    const table = (A: Player, B: Player, C: Player): Setup => ({
      ...by('youngest'),
      players: { ...setup.players, A, B, C },
    });
    expect(maybeYoungest(SEATS, table(computer, person, person))).toEqual(['B', 'C']);
    expect(maybeYoungest(SEATS, { ...table(person, person, person), beginning: 'coin' })).toEqual([]);
    expect(maybeYoungest(SEATS, table(computer, person, computer))).toEqual([]);
    expect(decide(SEATS, table(computer, person, computer), Math.random).first).toBe('B');
  });

  test('is never the youngest of computers', () => {
    const computers: Setup = { ...by('youngest'), players: { ...setup.players, A: { kind: 'computer', level: 2 } } };
    expect(waysToBegin(SEATS, by('youngest'))).toContain('youngest');
    expect(waysToBegin(SEATS, computers)).not.toContain('youngest');
    expect(wayToBegin(SEATS, computers)).toBe('me');
    expect(decide(SEATS, computers, Math.random).first).toBe('A');
  });

  test('is whoever throws most, and those who tie throw again', () => {
    const { first, throws } = decide(SEATS, by('die'), throwing(5, 2, 5, 1, 6));
    expect(throws).toEqual([
      { A: 5, B: 2, C: 5 },
      { A: 1, C: 6 },
    ]);
    expect(first).toBe('C');
  });
});

import { describe, expect, test } from 'vitest';
import { setupFor, setupFrom, usualSetup, withLook } from './setup';

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
});

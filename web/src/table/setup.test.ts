import { describe, expect, test } from 'vitest';
import {
  setupFor,
  setupFrom,
  usualLevel,
  usualSetup,
  withKind,
  withLevel,
  withLook,
  withPeople,
  withPlayer,
} from './setup';

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
    expect(setupFrom({ ...setup, beginning: 'C' })?.beginning).toBe('C');
    const mia = { kind: 'person', name: 'Mia' } as const;
    expect(setupFrom({ ...setup, spare: { B: mia, C: { kind: 'dog' } } })?.spare).toEqual({ B: mia });
    expect(setupFrom({ ...setup, spare: undefined })?.spare).toEqual({}); // as older versions have kept it
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

  test('keeps names and levels while persons and computers change places', () => {
    const mia = withPlayer(withKind(usualSetup('chinese-3'), 'B', 'person'), 'B', { kind: 'person', name: 'Mia' });
    const strong = withLevel(withKind(mia, 'B', 'computer'), 7);
    expect(strong.players.B).toEqual({ kind: 'computer', level: 7 });
    expect(withKind(strong, 'B', 'person').players.B).toEqual({ kind: 'person', name: 'Mia' });
    expect(withKind(strong, 'A', 'computer').players.A).toEqual({ kind: 'computer', level: 7 });
    expect(usualLevel(strong)).toBe(7);
  });

  test('can be a round of persons, or one person against computers', () => {
    const people = withPeople(usualSetup('chinese-3'), ['A', 'B', 'C'], ['A', 'B', 'C']);
    expect([people.players.A, people.players.B, people.players.C].map(({ kind }) => kind)).toEqual(
      Array.from({ length: 3 }, () => 'person'),
    );
    expect(people.players.D.kind).toBe('computer');
    expect(withPeople(people, ['A', 'B', 'C'], ['A']).players).toEqual(usualSetup('chinese-3').players);
  });
});

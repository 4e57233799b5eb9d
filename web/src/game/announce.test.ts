// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { type Player, type Setup, usualSetup } from '../table/setup';
import { speak } from '../texts/texts.svelte';
import { endingOf } from './ending';
import { Session } from './session.svelte';
import { recall, statusOf } from './status';

// One step from h4 to h5 brings the last piece of the first seat home.
const ALMOST = '4aaaa/5aaa/6aa/8/b6a/bb6/bbb5/bbb1b3 a 0 1';

function setup(variant: string, players: Partial<Record<'A' | 'B', Player>>): Setup {
  const usual = usualSetup(variant);
  return { ...usual, players: { ...usual.players, ...players } };
}

describe('what people at one device are told', () => {
  let session: Session;
  beforeEach(async () => {
    localStorage.clear();
    settings.turn('confirm', false);
    settings.turn('tips', false);
    await speak('en');
    session = new Session();
  });

  function status(): string {
    return statusOf(session).text;
  }

  test('a single person is spoken to, several are named', async () => {
    await session.start(setup('halma-8', {}), 'A');
    expect(status()).toBe('Your turn');
    expect(session.announcements.said.text).toBe(
      'You begin. Red: red, circle; camp at the bottom left, at a1; goal at the top right, at h8.',
    );
    await session.start(setup('halma-8', { B: { kind: 'person', name: 'Bea' } }), 'B');
    expect(status()).toBe('Bea to move');
    expect(session.announcements.said.text).toMatch(
      /^Bea begins\. Red: red, .* Bea: blue, triangle; camp at the top right, /,
    );
  });

  test('players of one name are told apart by their colours', async () => {
    const ada = { kind: 'person', name: 'Ada' } as const;
    await session.start(setup('halma-8', { A: ada, B: { kind: 'person', name: ' ada' } }), 'A');
    expect(status()).toBe('Ada (red) to move');
    expect(session.name('B')).toBe('ada (blue)');
    expect(session.text).toContain('[A "Ada"]');
  });

  test('a winner who is alone here is told so, and others hear who has won', async () => {
    await session.openPosition('halma-8', '', ALMOST);
    expect(await session.typed('h4-h5')).toBeNull();
    expect(session.now && endingOf(session, session.now)).toEqual({
      title: 'Red has won',
      how: null,
      isOurs: true,
      isToYou: false,
    });
    expect(session.announcements.said.text).toBe('Red: h4 to h5, a step. Red has won');
    await session.start(setup('halma-8', {}), 'A');
    await session.resign();
    expect(session.now && endingOf(session, session.now)).toEqual({
      title: 'Duckling has won',
      how: 'You have resigned.',
      isOurs: false,
      isToYou: true,
    });
    expect(session.announcements.said.text).toBe('Red resigns. Duckling has won. You have resigned.');
  });

  test('the last move is told in words on request, until something else happens', async () => {
    await session.start(setup('halma-8', { B: { kind: 'person', name: 'Bea' } }), 'A');
    recall(session);
    expect(status()).toBe('Red to move');
    await session.typed('d1-e2');
    recall(session);
    expect(status()).toBe('Red: d1 to e2, a step.');
    expect(session.announcements.said.text).toBe('Red: d1 to e2, a step.');
    await session.interaction.pick('h5');
    expect(status()).toBe('Bea to move');
    await session.typed('h5-g4');
    expect(status()).toBe('Red to move');
  });

  test('a beginner is told how to move for three turns, and once how a chain goes on', async () => {
    settings.turn('tips', true);
    await session.start(setup('halma-8', { B: { kind: 'person', name: 'Bea' } }), 'A');
    expect(status()).toBe('Bring all your red pieces into the striped goal. Choose one to begin.');
    expect(session.announcements.said.text).toMatch(
      /^Red begins\. .* Bring all your red pieces into the striped goal\. Choose one/,
    );
    await session.interaction.pick('d1');
    expect(status()).toBe('Choose a ring to go there.');
    expect(session.announcements.announced.text).toBe('Choose a ring to go there. d1 in hand, 3 cells in reach.');
    await session.interaction.back();
    expect(await session.typed('a1-c3')).toBeNull();
    expect(status()).toBe('Choose one of the blue pieces.');
    for (const move of ['g8-e6', 'b2-d4']) expect(await session.typed(move)).toBeNull();
    expect(status()).toBe('Bea to move');
    await session.interaction.pick('f7');
    expect(status()).toBe('Bea to move');
    await session.interaction.pick('d5');
    expect(status()).toBe('A chain! Hop on from ring to ring, or press Done.');
    await session.interaction.done();
    expect(settings.switches.tips).toBe(false);
    // Whoever wants the tips again gets all of them.
    settings.turn('tips', true);
    expect(status()).toBe('Bring all your red pieces into the striped goal. Choose one to begin.');
  });
});

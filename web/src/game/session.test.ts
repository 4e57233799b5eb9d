// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { savedGame } from '../table/saved';
import { type Setup, usualSetup } from '../table/setup';
import { DirectWorker } from '../testing/direct-worker';
import { speak } from '../texts/texts.svelte';
import { notices } from '../ui/notices.svelte';
import { type Happening, listen } from './hand/happenings';
import { Session } from './session.svelte';
import { storyOf } from './story';

/** Two people at one board. */
function people(variant: string): Setup {
  const setup = usualSetup(variant);
  return { ...setup, players: { ...setup.players, B: { kind: 'person', name: 'Bea' } } };
}

async function play(session: Session, ...moves: string[]): Promise<void> {
  for (const move of moves) expect(await session.typed(move)).toBeNull();
}

describe('a session', () => {
  let session: Session;
  beforeEach(async () => {
    localStorage.clear();
    notices.clear();
    settings.turn('confirm', false);
    await speak('en');
    session = new Session();
  });

  test('a tapped step is played at once', async () => {
    await session.start(people('halma-8'), 'A');
    await session.interaction.pick('d1');
    expect(session.interaction.hand.marks.filter(({ kind }) => kind === 'step').map(({ cell }) => cell)).toContain(
      'e2',
    );
    await session.interaction.pick('e2');
    expect(session.now?.last?.text).toBe('d1-e2');
    expect(session.now?.toMove).toBe('B');
    expect(session.interaction.hand.from).toBeNull();
  });

  test('a message in passing goes with the next move of somebody here', async () => {
    await session.start(people('halma-8'), 'A');
    notices.say('Small Halma, 8 by 8: your game is saved for later.');
    await play(session, 'd1-e2');
    expect(notices.list).toEqual([]);
  });

  test('taps that follow each other quickly are taken in order', async () => {
    await session.start(people('halma-8'), 'A');
    await Promise.all([session.interaction.pick('d1'), session.interaction.pick('e2')]);
    expect(session.now?.last?.text).toBe('d1-e2');
  });

  test('a hop that can go on is made on trial, and can be taken back hop by hop', async () => {
    await session.start(people('halma-8'), 'A');
    await play(session, 'd1-e2', 'h5-g4', 'c2-d2', 'g4-g3');
    const trial = await hopOnTrial(session);
    expect(session.interaction.hand.isOnTrial).toBe(true);
    expect(session.interaction.hand.marks.every(({ kind }) => kind === 'further')).toBe(true);
    expect(session.now?.events).toBe(4);
    await session.interaction.back();
    expect(session.interaction.hand.path).toEqual([trial[0]]);
    await session.interaction.back();
    expect(session.interaction.hand.from).toBeNull();
  });

  test('a chain that is hopped along ends where the piece is tapped again', async () => {
    await session.start(people('halma-8'), 'A');
    await play(session, 'd1-e2', 'h5-g4', 'c2-d2', 'g4-g3');
    const [from, to] = await hopOnTrial(session);
    await session.interaction.done();
    expect(session.now?.last?.cells).toEqual([from, to]);
  });

  test('a target several hops away is reached with one tap', async () => {
    await session.start(people('halma-8'), 'A');
    await play(session, 'd1-e2', 'h5-g4');
    const far = await farTarget(session);
    await session.interaction.pick(far);
    expect(session.now?.last?.hops).toBeGreaterThan(1);
    expect(session.now?.last?.cells.at(-1)).toBe(far);
  });

  test('a refused try is explained in words at the cell', async () => {
    await session.start(people('halma-8'), 'A');
    await session.interaction.pick('h8');
    expect(session.effects.bubble).toEqual({ cell: 'h8', text: 'The piece on h8 is Bea’s, and it is Red’s turn.' });
    await session.interaction.pick('d1');
    await session.interaction.pick('h1');
    expect(session.effects.bubble?.cell).toBe('h1');
    expect(session.now?.events).toBe(0);
  });

  test('a move waits to be confirmed where that is wanted', async () => {
    settings.turn('confirm', true);
    await session.start(people('halma-8'), 'A');
    await session.interaction.pick('d1');
    await session.interaction.pick('e2');
    expect(session.now?.events).toBe(0);
    await session.interaction.back();
    expect(session.interaction.pending).toBeNull();
    await session.interaction.pick('e2');
    await session.interaction.confirm();
    expect(session.now?.last?.text).toBe('d1-e2');
  });

  test('a computer answers, and undo goes back to the person’s turn', async () => {
    await session.start(usualSetup('halma-8'), 'A');
    await session.interaction.pick('d1');
    await session.interaction.pick('e2');
    await expect.poll(() => session.now?.events).toBe(2);
    expect(session.now?.last?.by).toBe('B');
    await session.undo();
    expect(session.now?.events).toBe(0);
    expect(session.may.propose.takeback).toBeUndefined();
  });

  test('what was said tells each move once', async () => {
    await session.start(people('halma-8'), 'A');
    const before = session.announcements.said.number;
    await play(session, 'd1-e2');
    expect(session.announcements.said).toEqual({ number: before + 1, text: 'Red: d1 to e2, a step. Bea to move' });
  });

  test('what is told in one breath is announced together, each sentence ended', async () => {
    const before = session.announcements.announced.number;
    for (const text of ['Red to move', 'Blue is back.', 'Hello!', 'Blue offers a draw'])
      session.announcements.tell(text);
    await expect.poll(() => session.announcements.announced.number).toBe(before + 1);
    expect(session.announcements.announced.text).toBe('Red to move. Blue is back. Hello! Blue offers a draw');
    session.announcements.tell('Blue agrees.');
    session.announcements.say('d1 in hand.'); // an answer does not wait, and loses nothing
    expect(session.announcements.announced).toEqual({ number: before + 2, text: 'Blue agrees. d1 in hand.' });
  });

  test('a replay never disturbs the game', async () => {
    await session.start(people('halma-8'), 'A');
    await play(session, 'd1-e2', 'h5-g4');
    session.goTo(0);
    expect(session.shown?.events).toBe(0);
    await session.interaction.pick('c1');
    expect(session.effects.bubble?.text).toContain('looking back');
    expect(session.now?.events).toBe(2);
    session.live();
    expect(session.shown?.events).toBe(2);
  });

  test('is kept after every move and played on in another visit', async () => {
    await session.start(people('halma-8'), 'A');
    await play(session, 'd1-e2', 'h5-g4');
    expect(savedGame()?.text).toContain('d1-e2 h5-g4');
    const later = new Session();
    expect(await later.resume()).toBe(true);
    expect(later.moments).toHaveLength(3);
    expect(later.name('B')).toBe('Bea');
    await play(later, 'e2-f3');
  });

  test('a file that is no game is refused with line and column', async () => {
    expect(await session.open('[Variant "halma-8"]\n\n1. d1-e2 h5-h1\n', 'file')).toBe(false);
    expect(notices.list[0]?.text).toMatch(/^This file can’t be read as a game: line 3, column 10: found “h5-h1”/);
    expect(session.now).toBeNull();
  });

  test('a game from elsewhere brings its players along', async () => {
    await session.start(usualSetup('halma-8'), 'A');
    await expect.poll(() => session.text).toContain('[LevelB "2"]');
    const other = new Session();
    await other.open(session.text, 'file');
    expect(other.setup?.players.B).toEqual({ kind: 'computer', level: 2 });
  });

  test('catches up with another tab that has played the game on, and with no other game', async () => {
    await session.start(people('halma-8'), 'A');
    await play(session, 'd1-e2');
    const otherTab = new Session();
    await otherTab.resume();
    await play(otherTab, 'h5-g4', 'e2-f3');
    await session.catchUp();
    expect(session.now?.last?.text).toBe('e2-f3');
    await otherTab.start(people('halma-10'), 'A');
    await session.catchUp();
    expect(session.now).toMatchObject({ variant: 'halma-8', events: 3 });
  });

  test('a position from an address is played on from there', async () => {
    await session.openPosition('halma-8', 'guards=any', '4bbbb/5bbb/6bb/7b/a7/aa6/aaa1a3/aaa5 b 1 2');
    expect(session.now).toMatchObject({ toMove: 'B', turn: 2, house: 'guards=any' });
  });

  test('two taps in a hurry start one game, and a link that is opened meanwhile comes after it', async () => {
    const linked = '[Variant "halma-10"]\n\n1. e1-f2\n';
    const isDone = [session.start(people('halma-8'), 'A'), session.start(people('halma-8'), 'B')];
    expect(await Promise.all([...isDone, session.open(linked, 'link')])).toEqual([true, false, true]);
    expect(session.variant?.id).toBe('halma-10');
    await play(session, 'j6-i5');
    expect(notices.list).toEqual([]);
  });

  test('resigning ends a game of two, and its end waits to be seen', async () => {
    const heard: Happening['kind'][] = [];
    const stop = listen(({ kind }) => heard.push(kind));
    await session.start(people('halma-8'), 'A');
    await session.resign();
    stop();
    expect(session.now?.outcome).toMatchObject({ kind: 'won', side: ['B'] });
    expect(session.endSeen).toBe(false);
    expect(heard).toEqual(['moved', 'over']);
  });

  test('a browser that keeps nothing is said so once, and the game goes on', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await session.start(people('halma-8'), 'A');
    await play(session, 'd1-e2', 'h5-g4');
    full.mockRestore();
    expect(notices.list.map(({ text }) => text)).toEqual([expect.stringContaining('saves nothing between visits')]);
    expect(session.now?.events).toBe(2);
  });

  test('a rule book that dies is started again, and nothing is lost', async () => {
    await session.start(people('halma-8'), 'A');
    await play(session, 'd1-e2', 'h5-g4');
    DirectWorker.allDie();
    const dead = session.moments;
    await expect.poll(() => session.moments).not.toBe(dead);
    expect(notices.list[0]?.text).toContain('Your game is saved');
    expect(session.now?.events).toBe(2);
    await play(session, 'e2-f3');
  });

  test('the story of a game is read off its moments', async () => {
    await session.start(people('halma-8'), 'A');
    await play(session, 'd1-e2', 'h5-g4', 'b1-f1', 'g4-g3');
    const story = storyOf(session.moments);
    expect(story.turns).toBe(4);
    expect(story.longest).toMatchObject({ by: 'A', moment: 3 });
    expect(story.seats.map(({ turns }) => turns)).toEqual([2, 2]);
  });
});

/** Makes the first single hop that can go on, wherever there is one. */
async function hopOnTrial(session: Session): Promise<readonly string[]> {
  for (const cell of session.now?.movable ?? []) {
    await session.interaction.pick(cell);
    for (const mark of session.interaction.hand.marks.filter(({ hops }) => hops === 1)) {
      const events = session.now?.events;
      await session.interaction.pick(mark.cell);
      if (session.interaction.hand.isOnTrial) return session.interaction.hand.path;
      if (session.now?.events !== events) await session.undo();
      await session.interaction.pick(cell);
    }
    await session.interaction.back();
  }
  throw new Error('No hop here can go on.');
}

/** Takes a piece that can reach a cell by several hops. Returns that cell. */
async function farTarget(session: Session): Promise<string> {
  for (const cell of session.now?.movable ?? []) {
    await session.interaction.pick(cell);
    const far = session.interaction.hand.marks.find(({ hops }) => hops > 1);
    if (far !== undefined) return far.cell;
    await session.interaction.back();
  }
  throw new Error('No chain leads anywhere.');
}

// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SeatLetter } from '../rulebook/protocol';
import { DirectWorker } from '../testing/direct-worker';
import type { Allowances } from './allowances';
import { GameStore } from './gameStore';
import { LocalTable } from './local';
import { gameFromPosition, gameFromText, newGame, type Opening, today } from './opening';
import { savedGame } from './saved';
import { type Player, type Setup, usualSetup } from './setup';
import type { TableEvent } from './table';

const PERSON: Player = { kind: 'person', name: '' };
const COMPUTER: Player = { kind: 'computer', level: 1 };

function setup(B: Player): Setup {
  const usual = usualSetup('halma-8');
  return { ...usual, players: { ...usual.players, A: PERSON, B } };
}

describe('a table at this device', () => {
  let events: TableEvent[];
  let keptWhenTold: (string | undefined)[];

  async function sitDown(opening: Opening): Promise<LocalTable> {
    const table = new LocalTable(opening, new GameStore(() => {}), () => 0);
    await table.begin();
    table.listen((event) => {
      events.push(event);
      keptWhenTold.push(savedGame()?.text);
    });
    table.attend(true);
    return table;
  }

  async function opened(B: Player, first: SeatLetter = 'A', allowances: Allowances = {}): Promise<LocalTable> {
    const answer = await newGame({ ...setup(B), allowances }, first);
    if (!answer.ok) throw new Error(answer.why.key);
    return sitDown(answer.value);
  }

  beforeEach(() => {
    localStorage.clear();
    events = [];
    keptWhenTold = [];
  });

  test('answers every request, and tells what happened before it answers', async () => {
    const table = await opened(PERSON);
    expect(await table.ask({ ask: 'move', seat: 'A', text: 'd1-e2' })).toEqual({ ok: true });
    expect(events).toMatchObject([{ version: 1, kind: 'appended', view: { toMove: 'B' } }]);
    const refused = await table.ask({ ask: 'move', seat: 'A', text: 'e2-f3' });
    expect(refused).toMatchObject({ ok: false, why: { code: 'not-your-turn' } });
    expect(events).toHaveLength(1);
    expect(table.state.version).toBe(1);
  });

  test('keeps a move before it tells it', async () => {
    const table = await opened(PERSON);
    await table.ask({ ask: 'move', seat: 'A', text: 'd1-e2' });
    expect(keptWhenTold[0]).toContain('d1-e2');
  });

  test('gives somebody a head start: the others miss as many turns, by the ruling of the rule book', async () => {
    const table = await opened(PERSON, 'B', { A: { undo: true, hints: true, headStart: 2 } });
    await expect.poll(() => table.state.may.move).toBe('A');
    await table.ask({ ask: 'move', seat: 'A', text: 'd1-e2' });
    await expect.poll(() => table.state.may.move).toBe('A');
    await table.ask({ ask: 'move', seat: 'A', text: 'e2-f3' });
    expect(table.state.may.move).toBe('B');
    expect(table.state.text).toMatch(/skip d1-e2 .*skip e2-f3/s);
    // What is taken back is the last move of somebody, and no turn that was missed.
    await table.ask({ ask: 'undo' });
    expect(table.state.may.move).toBe('A');
    expect(table.state.text).not.toContain('e2-f3');
  });

  test('gives a computer no head start, though the child who sat there before had one', async () => {
    const table = await opened(COMPUTER, 'A', { B: { undo: true, hints: true, headStart: 2 } });
    expect(table.state.may.move).toBe('A');
    await table.ask({ ask: 'move', seat: 'A', text: 'd1-e2' });
    await expect.poll(() => table.state.moments).toHaveLength(3);
    expect(table.state.text).not.toContain('skip');
  });

  test('lets only those take back and get hints of whom it was agreed', async () => {
    const table = await opened(PERSON, 'A', {
      A: { undo: false, hints: true, headStart: 0 },
      B: { undo: true, hints: false, headStart: 0 },
    });
    expect(table.state.may.hint).toBe(true);
    await table.ask({ ask: 'move', seat: 'A', text: 'd1-e2' });
    expect(table.state.may).toMatchObject({ undo: false, hint: false });
    await table.ask({ ask: 'undo' });
    expect(table.state.moments).toHaveLength(2);
    await table.ask({ ask: 'move', seat: 'B', text: 'h5-g4' });
    expect(table.state.may.undo).toBe(true);
  });

  test('takes what is asked at once in its order', async () => {
    const table = await opened(PERSON);
    const replies = await Promise.all([
      table.ask({ ask: 'move', seat: 'A', text: 'd1-e2' }),
      table.ask({ ask: 'move', seat: 'B', text: 'h5-g4' }),
      table.ask({ ask: 'undo' }),
    ]);
    expect(replies.every(({ ok }) => ok)).toBe(true);
    expect(events.map(({ kind, version }) => `${version} ${kind}`)).toEqual([
      '1 appended',
      '2 appended',
      '3 taken-back',
    ]);
    expect(table.state.moments).toHaveLength(2);
  });

  test('says what this device may do', async () => {
    const table = await opened(COMPUTER);
    expect(table.state.may).toMatchObject({ move: 'A', resign: 'A', offerDraw: 'A', acceptDraw: null, undo: false });
    await table.ask({ ask: 'resign', seat: 'A' });
    expect(table.state.may).toMatchObject({ move: null, resign: null, offerDraw: null, pause: false });
  });

  test('lets its computers think and play, unless it is paused', async () => {
    const table = await opened(COMPUTER);
    await table.ask({ ask: 'pause', on: true });
    await table.ask({ ask: 'move', seat: 'A', text: 'd1-e2' });
    expect(table.state).toMatchObject({ isPaused: true, thinking: null });
    await table.ask({ ask: 'pause', on: false });
    expect(table.state.thinking).toBe('B');
    await expect.poll(() => table.state.moments).toHaveLength(3);
    expect(table.state.thinking).toBeNull();
  });

  test('a draw that people agree on is ruled by the table, never by a player’s text', async () => {
    const table = await opened(PERSON);
    expect(await table.ask({ ask: 'move', seat: 'A', text: 'draw' })).toMatchObject({ ok: false });
    expect(await table.ask({ ask: 'accept-draw', seat: 'A' })).toMatchObject({ why: { code: 'no-draw-offered' } });
    await table.ask({ ask: 'offer-draw', seat: 'A' });
    expect(events.map(({ kind }) => kind)).toEqual(['draw-offered', 'appended']);
    expect(table.state.moments.at(-1)?.outcome.kind).toBe('drawn');
  });

  test('a computer that is ahead declines a draw', async () => {
    const level = await opened(COMPUTER);
    await level.ask({ ask: 'offer-draw', seat: 'A' });
    expect(level.state.moments.at(-1)?.outcome.kind).toBe('drawn');
    events = [];
    const answer = await gameFromPosition('halma-8', '', '8/8/8/8/ab5b/aab4b/aaabbbb1/aaaabb2 a 0 61');
    if (!answer.ok) throw new Error(answer.why.key);
    const behind = await sitDown({ ...answer.value, setup: setup(COMPUTER) });
    expect(await behind.ask({ ask: 'offer-draw', seat: 'A' })).toEqual({ ok: true });
    expect(events).toMatchObject([
      { kind: 'draw-offered', by: 'A' },
      { kind: 'draw-declined', by: 'B' },
    ]);
    expect(behind.state.moments.at(-1)?.outcome.kind).toBe('open');
  });

  test('lets its computers rest while the board is not shown', async () => {
    const table = await opened(COMPUTER);
    table.attend(false);
    await table.ask({ ask: 'move', seat: 'A', text: 'd1-e2' });
    expect(table.state).toMatchObject({ thinking: null, isPaused: false });
    table.attend(true);
    await expect.poll(() => table.state.moments).toHaveLength(3);
  });

  test('stays paused when it is resumed, and when the rule book has died', async () => {
    const table = await opened(COMPUTER);
    await table.ask({ ask: 'pause', on: true });
    expect(savedGame()).toMatchObject({ isPaused: true });
    DirectWorker.allDie();
    await expect.poll(() => events.at(-1)?.kind).toBe('renewed');
    expect(table.state.isPaused).toBe(true);
    table.leave();
  });

  test('keeps the tags of a file, its date too', async () => {
    const file = '[Variant "halma-8"]\n[Event "Sunday"]\n[Date "1998-05-17"]\n[A "Ann"]\n\n1. d1-e2 *\n';
    const answer = await gameFromText(file, null);
    if (!answer.ok) throw new Error(answer.why.key);
    const table = await sitDown(answer.value);
    await table.ask({ ask: 'move', seat: 'B', text: 'h5-g4' });
    expect(table.state.text).toContain('[Event "Sunday"]');
    expect(table.state.text).toContain('[Date "1998-05-17"]');
    expect(table.state.text).toContain('[A "Ann"]');
  });

  test('a game is dated by the day here, not by that in Greenwich', () => {
    expect(today(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02');
    expect(today(new Date(2026, 0, 2, 0, 1))).toBe('2026-01-02');
  });

  test('is not harmed by a table that opens and is given up meanwhile', async () => {
    const table = await opened(PERSON);
    const other = await newGame(setup(PERSON), 'A');
    if (!other.ok) throw new Error(other.why.key);
    other.value.games.keepOnly(other.value.moments);
    other.value.games.dispose();
    expect(await table.ask({ ask: 'move', seat: 'A', text: 'd1-e2' })).toEqual({ ok: true });
  });

  test('tells nothing to anybody once it is left', async () => {
    const table = await opened(COMPUTER, 'B');
    const heard = vi.fn();
    table.listen(heard);
    table.leave();
    // There is one thinker. Whatever it had to say to the first table, it has said before it answers the second.
    const next = await opened(COMPUTER, 'B');
    await expect.poll(() => next.state.moments).toHaveLength(2);
    expect(heard).not.toHaveBeenCalled();
    expect(table.state.moments).toHaveLength(1);
  });
});

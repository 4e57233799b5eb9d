// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rules } from '../rulebook/books';
import type { Proposal, SeatLetter } from '../rulebook/protocol';
import { DirectWorker } from '../testing/direct-worker';
import type { Allowances } from './allowances';
import { GameStore } from './gameStore';
import { LocalTable } from './local';
import { gameFromText, newGame, type Opening, today } from './opening';
import { savedGame } from './saved';
import { type Player, type Setup, usualSetup } from './setup';
import type { TableEvent } from './table';

const PERSON: Player = { kind: 'person', name: '' };
const COMPUTER: Player = { kind: 'computer', level: 1 };

function setup(B: Player): Setup {
  const usual = usualSetup('halma-8');
  return { ...usual, players: { ...usual.players, A: PERSON, B } };
}

function say(table: LocalTable, seat: SeatLetter, text: string, after = table.state.moments.at(-1)?.events ?? 0) {
  return table.ask({ what: 'play', seat, text, after });
}

function propose(table: LocalTable, seat: SeatLetter, proposal: Proposal) {
  return table.ask({ what: 'propose', seat, proposal });
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
    expect(await say(table, 'A', 'd1-e2')).toEqual({ ok: true });
    expect(events).toMatchObject([{ version: 1, kind: 'appended', view: { toMove: 'B' } }]);
    const refused = await say(table, 'A', 'e2-f3');
    expect(refused).toMatchObject({ ok: false, why: { code: 'not-your-turn' } });
    expect(events).toHaveLength(1);
    expect(table.state.version).toBe(1);
  });

  test('keeps a move before it tells it', async () => {
    const table = await opened(PERSON);
    await say(table, 'A', 'd1-e2');
    expect(keptWhenTold[0]).toContain('d1-e2');
  });

  test('gives somebody a head start: the others miss as many turns, by the ruling of the rule book', async () => {
    const table = await opened(PERSON, 'B', { A: { undo: true, hints: true, headStart: 2 } });
    await expect.poll(() => table.state.may.play).toBe('A');
    await say(table, 'A', 'd1-e2');
    await expect.poll(() => table.state.may.play).toBe('A');
    await say(table, 'A', 'e2-f3');
    expect(table.state.may.play).toBe('B');
    expect(table.state.text).toMatch(/skip d1-e2 .*skip e2-f3/s);
    // What is taken back is the last move of somebody, and no turn that was missed.
    await propose(table, 'A', 'takeback');
    expect(table.state.may.play).toBe('A');
    expect(table.state.text).not.toContain('e2-f3');
  });

  test('gives a computer no head start, though the child who sat there before had one', async () => {
    const table = await opened(COMPUTER, 'A', { B: { undo: true, hints: true, headStart: 2 } });
    expect(table.state.may.play).toBe('A');
    await say(table, 'A', 'd1-e2');
    await expect.poll(() => table.state.moments).toHaveLength(3);
    expect(table.state.text).not.toContain('skip');
  });

  test('lets only those take back and get hints of whom it was agreed', async () => {
    const table = await opened(PERSON, 'A', {
      A: { undo: false, hints: true, headStart: 0 },
      B: { undo: true, hints: false, headStart: 0 },
    });
    expect(table.state.may.hints).toBe(true);
    await say(table, 'A', 'd1-e2');
    expect(table.state.may.propose.takeback).toBeUndefined();
    expect(table.state.may.hints).toBe(false);
    expect(await propose(table, 'A', 'takeback')).toMatchObject({
      ok: false,
      why: { key: 'table.refused.no-takeback' },
    });
    expect(table.state.moments).toHaveLength(2);
    await say(table, 'B', 'h5-g4');
    expect(table.state.may.propose.takeback).toBeDefined();
  });

  test('takes what is asked at once in its order', async () => {
    const table = await opened(PERSON);
    const replies = await Promise.all([
      say(table, 'A', 'd1-e2'),
      say(table, 'B', 'h5-g4', 1),
      propose(table, 'A', 'takeback'),
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
    expect(table.state.may).toMatchObject({ play: 'A', resign: 'A', propose: { draw: 'A', pause: 'A' }, answer: {} });
    expect(table.state.may.propose.takeback).toBeUndefined();
    await say(table, 'A', 'resign');
    expect(table.state.may).toMatchObject({ play: null, resign: null });
    expect(Object.keys(table.state.may.propose).sort()).toEqual(['rematch', 'takeback']);
  });

  test('lets its computers think and play, unless it is paused', async () => {
    const table = await opened(COMPUTER, 'A');
    await propose(table, 'A', 'pause');
    expect(await say(table, 'A', 'd1-e2')).toMatchObject({ ok: false, why: { key: 'table.refused.paused' } });
    await table.ask({ what: 'resume', seat: 'A' });
    await say(table, 'A', 'd1-e2');
    expect(table.state.thinking).toBe('B');
    await expect.poll(() => table.state.moments).toHaveLength(3);
    expect(table.state.thinking).toBeNull();
  });

  test('a pause, an offer and a stand-in outlive the page', async () => {
    const table = await opened(PERSON);
    await propose(table, 'A', 'draw');
    await table.ask({ what: 'stand-in', seat: 'B', level: 1 });
    await propose(table, 'A', 'pause');
    const saved = savedGame();
    if (saved === null) throw new Error('nothing is kept');
    const answer = await gameFromText(saved.text, saved.setup, saved);
    if (!answer.ok) throw new Error(answer.why.key);
    const { state } = new LocalTable(answer.value, new GameStore(() => {}), () => 0);
    expect(state).toMatchObject({ isPaused: true, standIns: { B: 1 }, talks: [{ proposal: 'draw', by: 'A' }] });
    expect(state.may).toMatchObject({ play: null, resume: 'A', returns: ['B'] });
  });

  test('a game that an older version has kept goes on', async () => {
    const table = await opened(PERSON);
    await say(table, 'A', 'd1-e2');
    const saved = savedGame();
    if (saved === null) throw new Error('nothing is kept');
    const answer = await gameFromText(saved.text, saved.setup);
    if (!answer.ok) throw new Error(answer.why.key);
    const again = await sitDown(answer.value);
    expect(again.state.may).toMatchObject({ play: 'B', propose: { takeback: 'A' } });
    expect(await say(again, 'B', 'h5-g4')).toEqual({ ok: true });
  });

  test('a computer plays for somebody who goes to bed, until they take the seat back', async () => {
    const table = await opened(PERSON);
    await table.ask({ what: 'stand-in', seat: 'B', level: 1 });
    await say(table, 'A', 'd1-e2');
    await expect.poll(() => table.state.moments).toHaveLength(3);
    await table.ask({ what: 'return', seat: 'B' });
    expect(table.state.standIns).toEqual({});
  });

  test('who begins the rematch, the table says', async () => {
    const table = await opened(PERSON);
    await say(table, 'A', 'resign');
    const again = await table.rematch('A');
    expect(again).toMatchObject({ ok: true, value: { opened: { stand: { toMove: 'B' } } } });
  });

  test('a draw is put to the other person, and ruled by the table, never by a player’s text', async () => {
    const table = await opened(PERSON);
    expect(await say(table, 'A', 'draw')).toMatchObject({ ok: false });
    expect(await say(table, 'A', 'accept draw')).toMatchObject({ why: { key: 'table.refused.nothing-proposed' } });
    await propose(table, 'A', 'draw');
    expect(table.state.may.answer).toEqual({ draw: 'B' });
    await table.ask({ what: 'agree', seat: 'B', proposal: 'draw' });
    expect(events.map(({ kind }) => kind)).toEqual(['proposed', 'appended']);
    expect(table.state.moments.at(-1)?.outcome.kind).toBe('drawn');
  });

  test('a computer that is ahead declines a draw', async () => {
    const level = await opened(COMPUTER);
    await propose(level, 'A', 'draw');
    expect(level.state.moments.at(-1)?.outcome.kind).toBe('drawn');
    events = [];
    const view = await rules.shelf().fromPosition('halma-8', '', '8/8/8/8/ab5b/aab4b/aaabbbb1/aaaabb2 a 0 61');
    if (!view.ok) throw new Error(view.why.key);
    const answer = await gameFromText(await rules.write(view.value.id, {}), setup(COMPUTER));
    if (!answer.ok) throw new Error(answer.why.key);
    const behind = await sitDown(answer.value);
    expect(await propose(behind, 'A', 'draw')).toEqual({ ok: true });
    expect(events).toMatchObject([{ kind: 'declined', by: 'B', proposal: 'draw' }]);
    expect(behind.state.moments.at(-1)?.outcome.kind).toBe('open');
  });

  test('lets its computers rest while the board is not shown', async () => {
    const table = await opened(COMPUTER);
    table.attend(false);
    await say(table, 'A', 'd1-e2');
    expect(table.state).toMatchObject({ thinking: null, isPaused: false });
    table.attend(true);
    await expect.poll(() => table.state.moments).toHaveLength(3);
  });

  test('stays paused when it is resumed, and when the rule book has died', async () => {
    const table = await opened(COMPUTER);
    await propose(table, 'A', 'pause');
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
    await say(table, 'B', 'h5-g4');
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
    other.value.games.keepOnly(other.value.opened.moments);
    other.value.games.dispose();
    expect(await say(table, 'A', 'd1-e2')).toEqual({ ok: true });
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

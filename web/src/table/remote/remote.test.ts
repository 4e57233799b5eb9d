// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SeatLetter } from '../../rulebook/protocol';
import { variantNamed } from '../../testing/boards';
import { DirectWorker } from '../../testing/direct-worker';
import { FakeNet, type FakeSocket } from '../../testing/fake-socket';
import type { TableEvent } from '../table';
import { Connection } from './connection';
import { Follower } from './follower';
import { RemoteTable } from './remote';
import type { Chair, Plan, Said, ServerMessage, Stand, WireEvent } from './wire';

const ID = 'k3yR0vXq5u1Zb7Tn9sWfLA';
const ADA: Chair = { kind: 'person', player: 'Qm4tYw', name: 'Ada' };
const BO: Chair = { kind: 'person', player: 'Zx81', name: 'Bo' };
const PLAN: Plan = {
  variant: 'halma-8',
  house: '',
  pace: 'game:600+5',
  first: 'A',
  public: true,
  chat: false,
  chairs: { A: ADA, B: { kind: 'open' } },
};
const WELCOME: ServerMessage = { say: 'welcome', protocol: 1, now: 0, player: null };

function stand(change: Partial<Stand> = {}): Stand {
  return {
    phase: 'playing',
    paused: false,
    toMove: 'A',
    thinking: null,
    rematch: null,
    chairs: { A: ADA, B: BO },
    talks: [],
    clocks: { left: { A: 600_000, B: 600_000 }, running: 'A', since: 1000 },
    ...change,
  };
}

function game(moves: string): string {
  return `[Variant "halma-8"]\n[First "A"]\n\n${moves} *\n`;
}

describe('a table at the server', () => {
  let net: FakeNet;
  let socket: FakeSocket;
  let follower: Follower;
  let events: TableEvent[];
  let version: number;
  let open: RemoteTable[] = [];

  beforeEach(() => {
    // Time stands still unless a test moves it: on a busy machine the line would seem to be silent, and be given up.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    net = new FakeNet();
    const line = new Connection(net);
    follower = new Follower(line, ID, () => 5000);
    follower.start();
    socket = net.socket;
    socket.says(WELCOME);
    events = [];
  });
  afterEach(() => {
    for (const table of open.splice(0)) table.leave();
    vi.useRealTimers();
  });

  function whole(moves: string, at: number, now = stand()): void {
    version = at;
    const rest = { now: 2000, maker: 'Qm4tYw', plan: PLAN, stand: now, game: game(moves) };
    socket.says({ say: 'state', table: ID, version, ...rest });
  }

  function happens(now: Partial<Stand>, ...news: WireEvent[]): void {
    const entries = news.map((event) => ({ version: ++version, at: 2000, event }));
    socket.says({ say: 'happened', version, table: ID, now: 2000, entries, stand: stand(now) });
  }

  function played(seat: SeatLetter, text: string): WireEvent {
    return { kind: 'played', seat, text };
  }

  function refused(id: string, code: string): Said<'refused'> {
    return { say: 'refused', id, why: { key: `table.refused.${code}`, code: `refused.${code}`, facts: {} } };
  }

  async function sitDown(me = 'Qm4tYw'): Promise<RemoteTable> {
    const table = await RemoteTable.at(follower, () => me, await variantNamed('halma-8'));
    open = [...open, table];
    await table.ready();
    table.listen((event) => {
      if (event.kind !== 'remote') events.push(event);
    });
    return table;
  }

  test('is read from the state, and shows moves made elsewhere', async () => {
    expect(socket.last('watch')).toEqual({ say: 'watch', table: ID, since: 0 });
    whole('1. d1-e2', 4, stand({ toMove: 'B' }));
    const table = await sitDown();
    expect(table.state.moments).toHaveLength(2);
    expect(table.state.sitters).toMatchObject({
      A: { kind: 'person', name: 'Ada' },
      B: { kind: 'elsewhere', name: 'Bo' },
    });
    expect(table.state.may).toMatchObject({ play: null, resign: 'A', propose: { takeback: 'A', pause: 'A' } });
    happens({}, played('B', 'h5-g4'));
    await table.ready();
    expect(events).toMatchObject([{ kind: 'appended', view: { toMove: 'A' } }]);
    expect(table.state.may.play).toBe('A');
    expect(table.state.text).toContain('h5-g4');
    expect(table.state.text).toContain('[B "Bo"]');
  });

  test('begins where the page has watched it come together', async () => {
    version = 0;
    happens(
      { phase: 'playing' },
      { kind: 'made', maker: 'Qm4tYw', plan: PLAN },
      { kind: 'sat', seat: 'B', player: 'Zx81' },
    );
    happens({}, { kind: 'began', first: 'A', rounds: [] }, played('A', 'd1-e2'));
    const table = await sitDown();
    expect(table.state.moments).toHaveLength(2);
  });

  test('asks the server for a move, and answers once it has been told', async () => {
    whole('', 3);
    const table = await sitDown();
    let isAnswered = false;
    const asked = table.ask({ what: 'play', seat: 'A', text: 'd1-e2', after: 0 }).then((reply) => {
      isAnswered = true;
      return reply;
    });
    const { id, do: command } = socket.last('ask');
    expect(command).toEqual({ what: 'play', seat: 'A', text: 'd1-e2', after: 0 });
    socket.says({ say: 'done', id, version: 4 });
    await table.ready();
    expect(isAnswered).toBe(false);
    happens({ toMove: 'B' }, played('A', 'd1-e2'));
    expect(await asked).toEqual({ ok: true });
    expect(events).toMatchObject([{ kind: 'appended' }]);
  });

  test('hands on why something was refused', async () => {
    whole('', 3);
    const table = await sitDown();
    const asked = table.ask({ what: 'play', seat: 'A', text: 'd1-e2', after: 0 });
    socket.says(refused(socket.last('ask').id, 'out-of-date'));
    expect(await asked).toMatchObject({ ok: false, why: { key: 'table.refused.out-of-date' } });
  });

  test('asks for what it has missed', async () => {
    whole('', 3);
    const table = await sitDown();
    version = 5;
    happens({ toMove: 'B' }, played('A', 'd1-e2'));
    await table.ready();
    expect(events).toEqual([]);
    expect(socket.last('watch').since).toBe(3);
    version = 3;
    happens(
      {},
      { kind: 'proposed', seat: 'B', proposal: 'draw' },
      { kind: 'declined', seat: 'A', proposal: 'draw' },
      played('A', 'd1-e2'),
    );
    await table.ready();
    expect(events.map(({ kind }) => kind)).toEqual(['proposed', 'declined', 'appended']);
  });

  test('takes back what was agreed on, and knows the rulings of the arbiter', async () => {
    whole('1. d1-e2 h5-g4', 5);
    const table = await sitDown();
    happens({ toMove: 'A' }, { kind: 'taken-back', seat: 'A', events: 2 });
    await table.ready();
    expect(events).toMatchObject([{ kind: 'taken-back', moments: 1 }]);
    happens({ toMove: 'B' }, played('A', 'skip'));
    happens({ phase: 'over', toMove: null }, played('B', 'time'));
    await table.ready();
    expect(table.state.moments.map(({ last }) => last?.event)).toEqual([undefined, 'skipped', 'timed-out']);
    expect(table.state.may).toMatchObject({ play: null, resign: null });
    expect(table.state.may.propose.rematch).toBe('A');
  });

  test('lets this device answer what others propose', async () => {
    whole('1. d1-e2 h5-g4', 5);
    const table = await sitDown();
    const talks: Stand['talks'] = [{ proposal: 'takeback', by: 'B', agreed: ['B'] }];
    happens({ talks }, { kind: 'proposed', seat: 'B', proposal: 'takeback' });
    await table.ready();
    expect(table.state.may.answer).toEqual({ takeback: 'A' });
    expect(table.state.may.propose.takeback).toBeUndefined();
    void table.ask({ what: 'agree', seat: 'A', proposal: 'takeback' });
    expect(socket.last('ask').do).toEqual({ what: 'agree', seat: 'A', proposal: 'takeback' });
  });

  test('tells who is away and who is back, and what its clocks show', async () => {
    whole('', 3);
    const table = await sitDown();
    const [absentSince, mayActAt] = [
      { Zx81: 1500, Qm4tYw: 1500 },
      { Zx81: 31_500, Qm4tYw: 31_500 },
    ];
    socket.says({ say: 'around', table: ID, now: 2000, spectators: 2, absentSince, mayActAt });
    await table.ready();
    // The clock of this device is three seconds ahead.
    expect(table.state.remote).toMatchObject({
      spectators: 2,
      absent: ['B'],
      clocks: { running: 'A', since: 4000 },
    });
    socket.says({ say: 'around', table: ID, now: 2000, spectators: 2, absentSince: {}, mayActAt: {} });
    await table.ready();
    expect(events).toMatchObject([
      { kind: 'away', seat: 'B' },
      { kind: 'back', seat: 'B' },
    ]);
  });

  test('gives a seat back that a computer has kept', async () => {
    whole('', 3, stand({ chairs: { A: { ...ADA, standIn: 3 }, B: BO } }));
    const table = await sitDown();
    expect(table.state.may).toMatchObject({ play: null, resign: null });
    expect(table.state.may.returns).toEqual(['A']);
    void table.ask({ what: 'return', seat: 'A' });
    expect(socket.last('ask').do).toEqual({ what: 'return', seat: 'A' });
  });

  test('can only be watched by somebody who does not play', async () => {
    whole('', 3);
    const table = await sitDown('nobody');
    expect(table.state.may).toMatchObject({
      play: null,
      resign: null,
      propose: {},
      answer: {},
      speak: null,
      returns: [],
    });
  });

  test('keeps its board while the line is lost, and comes back by version', async () => {
    whole('', 3);
    const table = await sitDown();
    socket.breaks();
    await table.ready();
    expect(events).toMatchObject([{ kind: 'line', isConnected: false }]);
    expect(table.state.may.play).toBeNull();
    await vi.advanceTimersByTimeAsync(500);
    expect(net.sockets).toHaveLength(2);
    socket = net.socket;
    socket.says(WELCOME);
    expect(socket.last('watch').since).toBe(3);
    await table.ready();
    expect(table.state.may.play).toBe('A');
  });

  test('reads its game again when the rule book has died', async () => {
    whole('1. d1-e2', 4);
    const table = await sitDown();
    happens({}, played('B', 'h5-g4'));
    await table.ready();
    DirectWorker.allDie();
    await expect.poll(() => events.map(({ kind }) => kind)).toEqual(['appended', 'trouble', 'renewed']);
    expect(table.state.moments).toHaveLength(3);
  });

  test('asks for the whole table twice if it can not follow, then only says so', async () => {
    whole('1. d1-e2', 4);
    const table = await sitDown();
    const watched = (): number => socket.sent.filter(({ say }) => say === 'watch').length;
    const before = watched();
    const fails = async (): Promise<void> => {
      whole('1. a1-h8', version + 1); // what a newer server may know
      happens({}, played('A', 'a1-h8'));
      await table.ready();
    };
    await fails();
    expect(watched()).toBe(before + 1);
    for (let turn = 0; turn < 5; turn++) await fails();
    await vi.advanceTimersByTimeAsync(1000);
    expect(watched()).toBe(before + 2);
    expect(events.at(-1)).toMatchObject({ kind: 'trouble', with: 'rule-book' });
  });

  test('a fault of the screen is not taken for one of the table', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    whole('1. d1-e2', 4);
    const table = await sitDown();
    table.listen(() => {
      throw new Error('the screen');
    });
    happens({}, played('B', 'h5-g4'));
    await table.ready();
    expect(socket.sent.filter(({ say }) => say === 'watch')).toHaveLength(1);
    expect(table.state.moments).toHaveLength(3);
    expect(reported).toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});

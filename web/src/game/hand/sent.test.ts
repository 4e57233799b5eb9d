// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { settings } from '../../settings/settings.svelte';
import { GameStore } from '../../table/gameStore';
import { LocalTable } from '../../table/local';
import { newGame } from '../../table/opening';
import type { RemoteInfo } from '../../table/remoteInfo';
import { type Setup, usualSetup } from '../../table/setup';
import type { MoveRequest, Reply, Table, TableRequest, TableState } from '../../table/table';
import { speak } from '../../texts/texts.svelte';
import { Session } from '../session.svelte';

const COMPANY: RemoteInfo = {
  id: 'k3yR0vXq5u1Zb7Tn9sWfLA',
  clocks: null,
  absent: [],
  spectators: 0,
  rematch: null,
  isConnected: true,
};

/** Two people at one board. */
function people(): Setup {
  const setup = usualSetup('halma-8');
  return { ...setup, players: { ...setup.players, B: { kind: 'person', name: 'Bea' } } };
}

/** A table that seems to stand elsewhere. A move is on its way until the test lets it arrive or refuses it. */
class FarTable {
  readonly asked: string[] = [];
  readonly isLeft = false;
  arrive: () => Promise<void> = async () => {};
  refuse: () => void = () => {};

  static async at(setup: Setup): Promise<FarTable & Table> {
    const opening = await newGame(setup, 'A');
    if (!opening.ok) throw new Error(opening.why.key);
    const record = new GameStore(() => {});
    return new FarTable(new LocalTable(opening.value, record, () => 0));
  }

  private constructor(private readonly near: LocalTable) {}

  get state(): TableState {
    return { ...this.near.state, remote: COMPANY };
  }

  ask(request: TableRequest): Promise<Reply> {
    const { text } = request as MoveRequest;
    this.asked.push(text);
    return new Promise((answer) => {
      this.arrive = async () => answer(await this.near.ask(request));
      this.refuse = () => answer({ ok: false, why: { key: 'table.refused.paused', code: 'paused', facts: {} } });
    });
  }

  listen: Table['listen'] = (listener) => this.near.listen((event) => listener(event, this.state));
  ready = (): Promise<void> => this.near.ready();
  refresh = (): Promise<void> => this.near.refresh();
  leave = (): void => this.near.leave();
  attend = (isShown: boolean): void => this.near.attend(isShown);
  dispose = (): void => this.near.dispose();
}

describe('a move that is on its way to a table elsewhere', () => {
  let table: FarTable & Table;
  let session: Session;
  beforeEach(async () => {
    localStorage.clear();
    settings.turn('confirm', false);
    await speak('en');
    session = new Session();
    table = await FarTable.at(people());
    await session.join(table, people());
  });

  /** Taps the cells. Returns what is fulfilled with the last tap, once the move is on its way. */
  async function send(...cells: string[]): Promise<{ answered: Promise<unknown> }> {
    const answered = Promise.all(cells.map((cell) => session.interaction.pick(cell)));
    await expect.poll(() => session.interaction.isSending).toBe(true);
    return { answered };
  }

  test('leaves the hand empty, and nothing can be taken before the answer', async () => {
    const { answered } = await send('d1', 'e2');
    const { hand } = session.interaction;
    expect([hand.from, hand.marks, session.mayMove]).toEqual([null, [], false]);
    expect(session.pieces).toMatchObject({ d1: 'A' });
    await table.arrive();
    await answered;
    expect(session.now?.last?.text).toBe('d1-e2');
    expect([session.interaction.sent, session.mayMove]).toEqual([null, true]);
  });

  test('makes taps do nothing: those that waited already, and those that come', async () => {
    const { answered } = await send('d1', 'e2', 'd2', 'h5');
    await session.interaction.pick('c1');
    await session.interaction.back();
    await table.arrive();
    await answered;
    expect(table.asked).toEqual(['d1-e2']);
    expect(session.interaction.hand.from).toBeNull();
    expect(session.effects.bubble).toBeNull();
    await session.interaction.pick('h5');
    expect(session.interaction.hand.from).toBe('h5');
  });

  test('that is refused is told at its cell, and the piece can be taken again', async () => {
    const { answered } = await send('d1', 'e2');
    table.refuse();
    await answered;
    expect(session.effects.bubble?.cell).toBe('e2');
    expect([session.interaction.sent, session.mayMove]).toEqual([null, true]);
    await session.interaction.pick('d1');
    expect(session.interaction.hand.from).toBe('d1');
  });

  test('leaves a piece where it has hopped on trial, and its hops are not shown again', async () => {
    for (const cells of [
      ['d1', 'e2'],
      ['h5', 'g4'],
    ]) {
      const { answered } = await send(...cells);
      await table.arrive();
      await answered;
    }
    await session.interaction.pick('b1');
    await session.interaction.pick('d1');
    expect(session.interaction.hand.path).toEqual(['b1', 'd1']);
    const { answered } = await send('d1');
    expect(session.interaction.hand.from).toBeNull();
    expect(session.pieces).toMatchObject({ d1: 'A' });
    expect(session.pieces['b1']).toBeUndefined();
    await table.arrive();
    await answered;
    expect(session.now?.last?.text).toBe('b1-d1');
    expect(session.effects.leap).toBeNull();
  });

  test('and is never answered keeps nobody from another game', async () => {
    await send('d1', 'e2');
    await session.start(people(), 'A');
    expect(session.interaction.sent).toBeNull();
    await session.interaction.pick('d1');
    await session.interaction.pick('e2');
    expect(session.now?.last?.text).toBe('d1-e2');
  });
});

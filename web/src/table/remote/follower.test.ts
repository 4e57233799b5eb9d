// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { FakeNet, type FakeSocket } from '../../testing/fake-socket';
import { Connection } from './connection';
import { type Change, Follower } from './follower';
import type { Entry, Plan, Stand, WireEvent } from './wire';

const ID = 'k3yR0vXq5u1Zb7Tn9sWfLA';
const PLAN: Plan = {
  variant: 'halma-8',
  house: '',
  pace: 'days:3',
  first: 'A',
  public: true,
  chat: false,
  chairs: { A: { kind: 'person', player: 'Qm4tYw', name: 'Ada' }, B: { kind: 'open' } },
};

function stand(toMove: 'A' | 'B', name = 'Ada'): Stand {
  return {
    phase: 'playing',
    paused: false,
    toMove,
    thinking: null,
    rematch: null,
    chairs: { A: { kind: 'person', player: 'Qm4tYw', name }, B: { kind: 'person', player: 'Zx81', name: 'Bo' } },
    talks: [],
    clocks: null,
  };
}

describe('a follower', () => {
  let socket: FakeSocket;
  let follower: Follower;
  let changes: Change[];

  beforeEach(() => {
    const net = new FakeNet();
    follower = new Follower(new Connection(net), ID, () => 5000);
    follower.start();
    socket = net.socket;
    socket.says({ say: 'welcome', protocol: 1, now: 0, player: null });
    socket.says({
      say: 'state',
      table: ID,
      version: 4,
      now: 0,
      maker: 'Qm4tYw',
      plan: PLAN,
      stand: stand('B'),
      game: null,
    });
    changes = [];
    follower.listen((change) => changes.push(change));
  });

  function told(version: number, now: Stand, ...entries: Entry[]): void {
    socket.says({ say: 'happened', version, table: ID, now: 0, entries, stand: now });
  }

  function entry(version: number): Entry {
    const event: WireEvent = { kind: 'played', seat: 'B', text: 'h5-g4' };
    return { version, at: 0, event };
  }

  test('takes a new name at the version that it knows', () => {
    told(4, stand('B', 'Adele'));
    expect(follower.snapshot?.stand.chairs.A).toMatchObject({ name: 'Adele' });
    expect(changes).toEqual([{ kind: 'happened', entries: [] }]);
  });

  test('is not turned back by a node that knows less', () => {
    told(5, stand('A'), entry(5));
    told(4, stand('B', 'Adele'));
    told(4, stand('B'), entry(4));
    expect(follower.snapshot).toMatchObject({ version: 5, stand: { toMove: 'A' } });
    expect(changes).toHaveLength(1);
  });

  test('asks for what it has missed, also if only a name came with it', () => {
    told(6, stand('B', 'Adele'));
    expect(socket.last('watch')).toEqual({ say: 'watch', table: ID, since: 4 });
    expect(follower.snapshot).toMatchObject({ version: 4, stand: stand('B') });
    told(6, stand('B', 'Adele'), entry(5), entry(6));
    expect(follower.snapshot).toMatchObject({ version: 6, stand: stand('B', 'Adele') });
  });
});

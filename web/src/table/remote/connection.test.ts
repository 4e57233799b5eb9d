import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeNet } from '../../testing/fake-socket';
import { Connection } from './connection';
import type { Answered, ServerMessage } from './wire';

const WELCOME: ServerMessage = { say: 'welcome', protocol: 1, now: 0, player: null };

describe('a line to the server', () => {
  let net: FakeNet;
  let line: Connection;
  let states: string[];
  let heard: string[];

  beforeEach(() => {
    vi.useFakeTimers();
    net = new FakeNet();
    line = new Connection(net);
    states = [];
    heard = [];
    line.watchState((state) => states.push(state));
    line.listen(({ say }) => heard.push(say));
    line.open();
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
  });

  function cancel(): Promise<Answered> {
    return line.ask({ say: 'ask', table: 't', do: { what: 'cancel' } });
  }

  test('is there once the server has said welcome', () => {
    expect(line.state).toBe('connecting');
    net.socket.says(WELCOME);
    expect(states).toEqual(['connected']);
    expect(heard).toEqual(['welcome']);
  });

  test('answers a ping at once', () => {
    net.socket.says(WELCOME);
    net.socket.says({ say: 'ping', number: 17 });
    expect(net.socket.sent).toEqual([{ say: 'pong', number: 17 }]);
    expect(heard).toEqual(['welcome']);
  });

  test('asks again under the same id what was not answered', async () => {
    net.socket.says(WELCOME);
    const asked = cancel();
    const { id } = net.socket.last('ask');
    net.socket.breaks();
    await vi.advanceTimersByTimeAsync(500);
    expect(net.sockets).toHaveLength(2);
    expect(net.socket.sent).toEqual([]);
    net.socket.says(WELCOME);
    expect(net.socket.last('ask').id).toBe(id);
    net.socket.says({ say: 'done', id, version: 4 });
    expect(await asked).toEqual({ say: 'done', id, version: 4 });
    net.socket.breaks();
    await vi.advanceTimersByTimeAsync(500);
    net.socket.says(WELCOME);
    expect(net.socket.sent).toEqual([]);
  });

  test('waits longer each time, says when it is offline, and comes back', async () => {
    net.isDown = true;
    net.socket.breaks();
    await vi.advanceTimersByTimeAsync(500);
    expect(net.sockets).toHaveLength(2);
    expect(states).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(net.sockets).toHaveLength(3);
    expect(states).toEqual(['offline']);
    await vi.advanceTimersByTimeAsync(1999);
    expect(net.sockets).toHaveLength(3);
    net.isDown = false;
    await vi.advanceTimersByTimeAsync(1);
    net.socket.says(WELCOME);
    expect(states).toEqual(['offline', 'connected']);
  });

  test('takes a silent server for gone', async () => {
    net.socket.says(WELCOME);
    await vi.advanceTimersByTimeAsync(44_000);
    net.socket.says({ say: 'ping', number: 1 });
    await vi.advanceTimersByTimeAsync(44_000);
    expect(net.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(net.sockets[0]?.isOpen).toBe(false);
    expect(net.sockets).toHaveLength(2);
  });

  test('leaves a server that does not answer', async () => {
    net.socket.says(WELCOME);
    void cancel();
    await vi.advanceTimersByTimeAsync(3_900);
    expect(net.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(700);
    expect(net.sockets).toHaveLength(2);
    net.socket.says(WELCOME);
    await vi.advanceTimersByTimeAsync(7_900); // perhaps the line is only slow
    expect(net.sockets).toHaveLength(2);
    net.socket.says({ say: 'done', id: net.socket.last('ask').id, version: 4 });
    await vi.advanceTimersByTimeAsync(40_000);
    expect(net.sockets).toHaveLength(2);
  });

  test('leaves a server that does not even say welcome', async () => {
    await vi.advanceTimersByTimeAsync(4_500);
    expect(net.sockets).toHaveLength(2);
    expect(net.sockets[0]?.isOpen).toBe(false);
  });

  describe('where somebody waits for others', () => {
    beforeEach(() => {
      net.socket.says(WELCOME);
      line.attend(true);
    });

    test('asks a silent server whether it is there', async () => {
      for (const number of [1, 2, 3]) {
        await vi.advanceTimersByTimeAsync(1_500);
        expect(net.socket.last('ping').number).toBe(number);
        await vi.advanceTimersByTimeAsync(1_900);
        net.socket.says({ say: 'pong', number });
      }
      expect(net.sockets).toHaveLength(1);
      expect(heard).toEqual(['welcome']);
    });

    test('leaves one that is frozen within five seconds', async () => {
      await vi.advanceTimersByTimeAsync(4_100);
      expect(net.sockets).toHaveLength(2);
      expect(net.sockets[0]?.isOpen).toBe(false);
    });

    test('asks nothing any more when the game is over', async () => {
      line.attend(false);
      await vi.advanceTimersByTimeAsync(40_000);
      expect(net.socket.sent).toEqual([]);
      expect(net.sockets).toHaveLength(1);
    });

    test('is patient with a line that is slow', async () => {
      await vi.advanceTimersByTimeAsync(4_100); // in vain
      await vi.advanceTimersByTimeAsync(2_500);
      net.socket.says(WELCOME);
      await vi.advanceTimersByTimeAsync(1_500);
      await vi.advanceTimersByTimeAsync(3_000);
      expect(net.sockets).toHaveLength(2);
    });
  });

  test('comes back when a server that stops has asked for it', async () => {
    net.socket.says(WELCOME);
    net.socket.says({ say: 'closing', comeBackAfter: 2000 });
    net.socket.breaks();
    await vi.advanceTimersByTimeAsync(2900);
    expect(net.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(net.sockets).toHaveLength(2);
  });

  test('ignores what an old socket still says', () => {
    const [old] = net.sockets;
    line.renew();
    old?.says(WELCOME);
    old?.breaks();
    expect(heard).toEqual([]);
    expect(net.sockets).toHaveLength(2);
  });
});

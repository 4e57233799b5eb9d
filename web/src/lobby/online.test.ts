// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { offline } from '../offline/offline.svelte';
import { FakeNet } from '../testing/fake-socket';
import { online } from './online.svelte';

let net: FakeNet;
beforeEach(() => {
  net = new FakeNet();
  vi.stubGlobal('WebSocket', function open() {
    return net.open();
  });
  onTestFinished(() => void vi.unstubAllGlobals());
});

test('a server with a newer protocol makes the page offer its update, even if it was put off', () => {
  offline.isPutOff = true;
  const release = online.want();
  net.socket.says({ say: 'welcome', protocol: 1, now: 0, player: null });
  expect(offline.hasUpdate).toBe(false);
  net.socket.says({ say: 'welcome', protocol: 2, now: 0, player: null });
  expect([offline.hasUpdate, offline.isPutOff]).toEqual([true, false]);
  offline.hasUpdate = false;
  release();
  online.connection.close();
});

test('the connection is open as long as a screen or a table wants it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const [screen, table] = [online.want(), online.want()];
  const { socket } = net;
  socket.says({ say: 'welcome', protocol: 1, now: 0, player: null });
  screen();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([socket.isOpen, online.isWanted]).toEqual([true, true]);
  table();
  expect(socket.isOpen).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([socket.isOpen, online.isWanted]).toEqual([false, false]);
});

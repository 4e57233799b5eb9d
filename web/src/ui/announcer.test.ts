// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcements } from './announcements';
import { Announcer } from './announcer';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LONG = 1000;

test('everything is said once, in order, in the layer that is on top', () => {
  const announcer = new Announcer();
  const heard: string[] = [];
  const speaker = (layer: string) => (text: string) => void heard.push(`${layer}: ${text}`);
  announcer.add(speaker('page'));
  announcer.say('One.');
  announcer.say('Two.');
  vi.advanceTimersByTime(LONG);
  announcer.say('Three.');
  const close = announcer.add(speaker('dialog')); // opens before anything could be said
  vi.advanceTimersByTime(LONG);
  announcer.say('Four.');
  close(); // closes before anything could be said
  vi.advanceTimersByTime(LONG);
  expect(heard).toEqual(['page: One. Two.', 'dialog: Three.', 'page: Four.']);
});

test('what nobody listens to waits, the last of it, for whoever comes', () => {
  const announcements = new Announcements();
  const heard: string[] = [];
  announcements.say('old');
  announcements.say('last');
  const stop = announcements.subscribe((text) => heard.push(text));
  announcements.say('new');
  stop();
  announcements.say('later');
  announcements.forget();
  announcements.subscribe((text) => heard.push(text));
  expect(heard).toEqual(['last', 'new']);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Ears } from '../hand/ears';
import { Voice } from './voice';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LONG = 1000;

test('everything is said once, in order, in the layer that is on top', () => {
  const voice = new Voice();
  const heard: string[] = [];
  const speaker = (layer: string) => (text: string) => void heard.push(`${layer}: ${text}`);
  voice.add(speaker('page'));
  voice.say('One.');
  voice.say('Two.');
  vi.advanceTimersByTime(LONG);
  voice.say('Three.');
  const close = voice.add(speaker('dialog')); // opens before anything could be said
  vi.advanceTimersByTime(LONG);
  voice.say('Four.');
  close(); // closes before anything could be said
  vi.advanceTimersByTime(LONG);
  expect(heard).toEqual(['page: One. Two.', 'dialog: Three.', 'page: Four.']);
});

test('what nobody listens to waits, the last of it, for whoever comes', () => {
  const ears = new Ears();
  const heard: string[] = [];
  ears.tell('old');
  ears.tell('last');
  const stop = ears.add((text) => heard.push(text));
  ears.tell('new');
  stop();
  ears.tell('later');
  ears.forget();
  ears.add((text) => heard.push(text));
  expect(heard).toEqual(['last', 'new']);
});

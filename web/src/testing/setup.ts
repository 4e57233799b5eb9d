import { afterAll } from 'vitest';
import { DirectWorker } from './direct-worker';

Object.defineProperty(globalThis, 'Worker', { value: DirectWorker, configurable: true });

if (typeof window !== 'undefined') {
  // Every screen but the first waits for all texts.
  const { textsAreWhole } = await import('../texts/texts.svelte');
  await textsAreWhole();
  // Somebody who has played before and does not wait for computers.
  localStorage.setItem('halma.settings', JSON.stringify({ tips: false, pace: 'instant' }));
  // A browser that asks for no motion, so nothing waits for it.
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('reduced-motion'),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  // The files of one worker share the settings. Each leaves them as it found them.
  const { settings } = await import('../settings/settings.svelte');
  const { choices, switches, times, keys } = settings;
  const before = structuredClone({ choices: { ...choices }, switches: { ...switches }, times: { ...times }, keys });
  afterAll(() => {
    Object.assign(settings.choices, before.choices);
    Object.assign(settings.switches, before.switches);
    Object.assign(settings.times, before.times);
    settings.keys = before.keys;
  });
}

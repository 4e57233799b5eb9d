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
}

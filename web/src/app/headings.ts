/**
 * Calls back with the heading of the screen, now and whenever it changes. Where two screens share a heading, it is the
 * longer title. Returns an unsubscribe function.
 */
export function followHeading(tell: (heading: string) => void): () => void {
  let last: string | null = null;
  const look = (): void => {
    const found = document.querySelector<HTMLElement>('main h1');
    const heading = found?.dataset['title'] ?? found?.textContent.trim() ?? '';
    if (heading !== last) tell(heading);
    last = heading;
  };
  const changes = new MutationObserver(look);
  changes.observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
  return () => changes.disconnect();
}

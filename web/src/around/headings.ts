/** Tells the heading of the screen, or the longer title that it carries where two screens have the same one, now and whenever it changes. Answers with how to stop that. */
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

/** Tells the heading of the screen, now and whenever it changes. Answers with how to stop that. */
export function followHeading(tell: (heading: string) => void): () => void {
  let last: string | null = null;
  const look = (): void => {
    const heading = document.querySelector('main h1')?.textContent.trim() ?? '';
    if (heading !== last) tell(heading);
    last = heading;
  };
  const changes = new MutationObserver(look);
  changes.observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
  return () => changes.disconnect();
}

/** Stores a value in the browser. Returns false if the browser stores nothing; then the page says so. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(`halma.${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Reads a stored value. Unreadable values count as absent. */
export function kept(key: string): unknown {
  try {
    const text = localStorage.getItem(`halma.${key}`);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Subscribes to a value that another tab stores. */
export function followStored(key: string, changed: (value: unknown) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === `halma.${key}` && event.newValue !== null) changed(kept(key));
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

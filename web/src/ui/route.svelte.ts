/** The screen that the address asks for: the part after the number sign, split at slashes. */
class Route {
  parts = $state<readonly string[]>(read());

  constructor() {
    window.addEventListener('hashchange', () => {
      this.parts = read();
    });
  }

  get screen(): string {
    return this.parts[0] ?? '';
  }

  go(...parts: string[]): void {
    window.location.hash = address(...parts);
  }

  /**
   * The same without a new entry in the browser's history, for addresses to which the back button should not return.
   */
  replace(...parts: string[]): void {
    window.history.replaceState(window.history.state, '', address(...parts));
    this.parts = read();
  }
}

export function address(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

function read(): readonly string[] {
  const text = window.location.hash.replace(/^#\/?/, '');
  return text.split('/').map(decode);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = new Route();

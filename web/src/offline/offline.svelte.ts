/** How often a page that stays open asks whether there is a new version. */
const ASK_MILLIS = 60 * 60 * 1000;

/** What browsers call the event; their common types do not know it yet. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** The page without a network: whether a new version waits, and whether it can be put among the device's programs. */
class Offline {
  hasUpdate = $state(false);
  /** Somebody has seen that there is one, and does not want it now. */
  isPutOff = $state(false);
  #prompt = $state.raw<InstallPrompt | null>(null);
  #waiting: ServiceWorker | null = null;

  get canInstall(): boolean {
    return this.#prompt !== null;
  }

  /** Begins once the page is up: keeping a copy of everything must not slow down the first look. */
  start(): void {
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#prompt = event as InstallPrompt;
    });
    window.addEventListener('appinstalled', () => (this.#prompt = null));
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    if (document.readyState === 'complete') void this.#register();
    else window.addEventListener('load', () => void this.#register(), { once: true });
  }

  async install(): Promise<void> {
    const prompt = this.#prompt;
    this.#prompt = null;
    await prompt?.prompt();
  }

  /** The new version takes over, and every open page of ours starts again with it. The game in play is kept by the browser. */
  update(): void {
    this.#waiting?.postMessage('take-over');
  }

  async #register(): Promise<void> {
    const { serviceWorker } = navigator;
    let hadOne = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => {
      if (hadOne) window.location.reload();
      hadOne = true;
    });
    try {
      const registration = await serviceWorker.register('./sw.js', { scope: './', updateViaCache: 'none' });
      this.#look(registration);
      registration.addEventListener('updatefound', () => this.#follow(registration));
      window.setInterval(() => void registration.update().catch(() => undefined), ASK_MILLIS);
    } catch {
      // A browser that allows no service worker, in a private window for instance, plays on with the network.
    }
  }

  #follow(registration: ServiceWorkerRegistration): void {
    registration.installing?.addEventListener('statechange', () => this.#look(registration));
  }

  #look(registration: ServiceWorkerRegistration): void {
    if (registration.waiting === null || registration.active === null) return;
    this.#waiting = registration.waiting;
    this.hasUpdate = true;
  }
}

export const offline = new Offline();

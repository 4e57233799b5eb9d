/** How often an open page checks for a new version. */
const ASK_MILLIS = 60 * 60 * 1000;

/** The event of browsers that offer to install a page. TypeScript does not know it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** The page without a network: whether a new version waits, and whether the page can be installed. */
class Offline {
  hasUpdate = $state(false);
  /** The note about the new version was closed. */
  isPutOff = $state(false);
  #prompt = $state.raw<InstallPrompt | null>(null);
  #waiting: ServiceWorker | null = null;
  #registration: ServiceWorkerRegistration | null = null;
  #isAsked = false;
  /** Whether another version has taken over while this page was open. */
  #isReplaced = false;

  get canInstall(): boolean {
    return this.#prompt !== null;
  }

  /** Starts after the page is shown, because keeping a copy must not slow down the first visit. */
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

  /** The new version takes over, and this page starts again with it. The browser keeps the game in play. */
  update(): void {
    this.#isAsked = true;
    if (this.#waiting === null || this.#isReplaced) window.location.reload();
    else this.#waiting.postMessage('take-over');
  }

  /** Called when the server speaks a newer protocol. The note comes back even if it was closed. */
  mustUpdate(): void {
    this.hasUpdate = true;
    this.isPutOff = false;
    void this.#registration?.update().catch(() => undefined);
  }

  /** Starts again on another screen, where nothing half done is lost, if another tab has installed a new version. */
  arrived(): void {
    if (this.#isReplaced) window.location.reload();
  }

  async #register(): Promise<void> {
    const { serviceWorker } = navigator;
    let hadOne = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => {
      this.#isReplaced = hadOne;
      if (hadOne && (this.#isAsked || document.hidden)) window.location.reload();
      hadOne = true;
    });
    try {
      const registration = await serviceWorker.register('./sw.js', { scope: './', updateViaCache: 'none' });
      this.#registration = registration;
      this.#look(registration);
      registration.addEventListener('updatefound', () => this.#follow(registration));
      window.setInterval(() => void registration.update().catch(() => undefined), ASK_MILLIS);
    } catch {
      // Without a service worker, for example in a private window, the page needs the network.
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

import type { Answered, Asking, ClientMessage, Said, ServerMessage } from './wire';

export type LineState = 'connecting' | 'connected' | 'offline';

/** The part of a WebSocket that the connection needs. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>;

/** The environment of a connection, which tests replace. */
export interface Surroundings {
  open(): Socket;
  /** A random number from 0 up to, but not including, 1. */
  chance(): number;
}

const SHORTEST_MILLIS = 500;
const LONGEST_MILLIS = 20_000;
/** The server pings more often than this. After a longer silence the connection is lost. */
const SILENCE_MILLIS = 45_000;
/** While the player waits for others, the client pings a server after this silence. */
const QUIET_MILLIS = 1_500;
/**
 * The timeout of a request. After it the client reconnects and retries, because a server can be frozen with its
 * connections open. It doubles while the connection is only slow.
 */
const ANSWER_MILLIS = 4_000;
/** After this number of failed attempts the page says that it is offline. */
const PATIENCE = 2;

const check = import.meta.env.DEV ? (await import('./shapes')).check : () => {};

/**
 * The connection to the server. It reconnects by itself, with exponential back-off. Unanswered requests are sent again
 * under the same id, so that the server executes them once.
 */
export class Connection {
  state: LineState = 'connecting';
  #socket: Socket | null = null;
  #attempts = 0;
  #patience = ANSWER_MILLIS;
  #askedAt = 0;
  #pings = 0;
  #isAttentive = false;
  #ids = 0;
  readonly #prefix: string;
  readonly #waiting = new Map<string, { message: ClientMessage; answer: (answered: Answered) => void }>();
  readonly #listeners = new Set<(message: ServerMessage) => void>();
  readonly #watchers = new Set<(state: LineState) => void>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #comeBackAfter: number | null = null;

  constructor(private readonly around: Surroundings) {
    this.#prefix = Math.floor(around.chance() * 36 ** 8).toString(36);
  }

  /** Opens the connection, or retries at once if it waits to do so. */
  open(): void {
    if (this.#socket !== null) return;
    clearTimeout(this.#retry);
    let socket: Socket;
    try {
      socket = this.around.open();
    } catch {
      return this.#lost(null);
    }
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#heard(socket, data));
    socket.addEventListener('close', () => this.#lost(socket));
    this.#expectAnswer(socket);
  }

  /** Closes the connection for good. Open requests remain unanswered. */
  close(): void {
    clearTimeout(this.#retry);
    this.#stopListening();
    const socket = this.#socket;
    this.#socket = null;
    this.#waiting.clear();
    this.#become('connecting');
    socket?.close();
  }

  /** Reconnects as another player. */
  renew(): void {
    const socket = this.#socket;
    this.#stopListening();
    this.#socket = null;
    socket?.close();
    this.#become('connecting');
    this.open();
  }

  /**
   * Subscribes to every message except answers and pings. After a `welcome`, subscribers must watch their tables again.
   * Returns an unsubscribe function.
   */
  listen(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  watchState(watcher: (state: LineState) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Sends a message that needs no answer. Without a connection it is dropped. */
  say(message: ClientMessage): void {
    if (this.state !== 'connected') return;
    this.#send(message);
  }

  /** Sends a request, now or as soon as there is a connection. */
  ask(asking: Asking): Promise<Answered> {
    const id = `${this.#prefix}-${++this.#ids}`;
    const message = { ...asking, id } as ClientMessage;
    return new Promise((answer) => {
      this.#waiting.set(id, { message, answer });
      this.say(message);
      if (this.#socket !== null && this.#waiting.size === 1) this.#expectAnswer(this.#socket);
    });
  }

  /** Sets whether the player waits for others. Then a lost server has to be noticed soon. */
  attend(isAttentive: boolean): void {
    if (isAttentive === this.#isAttentive) return;
    this.#isAttentive = isAttentive;
    if (this.#socket !== null && this.state === 'connected') this.#listenForSilence(this.#socket);
  }

  #send(message: ClientMessage): void {
    check('client', message);
    this.#socket?.send(JSON.stringify(message));
  }

  #heard(socket: Socket, data: unknown): void {
    if (socket !== this.#socket) return;
    this.#listenForSilence(socket);
    const message = JSON.parse(String(data)) as ServerMessage;
    check('server', message);
    switch (message.say) {
      case 'ping':
        return this.#send({ say: 'pong', number: message.number });
      case 'done':
      case 'refused':
        this.#waiting.get(message.id)?.answer(message);
        this.#waiting.delete(message.id);
        return this.#answered(socket);
      case 'pong':
        return;
      case 'closing':
        this.#comeBackAfter = message.comeBackAfter;
        return;
      case 'welcome':
        return this.#welcomed(socket, message);
      default:
        this.#tell(message);
    }
  }

  #welcomed(socket: Socket, message: Said<'welcome'>): void {
    this.#attempts = 0;
    this.#become('connected');
    this.#goOnWaiting(socket);
    this.#listenForSilence(socket);
    // Listeners subscribe first, so that they receive the events of the repeated requests.
    this.#tell(message);
    for (const { message: unanswered } of this.#waiting.values()) this.#send(unanswered);
  }

  #tell(message: ServerMessage): void {
    for (const listener of [...this.#listeners]) listener(message);
  }

  #lost(socket: Socket | null): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#stopListening();
    this.#attempts++;
    this.#become(this.#attempts > PATIENCE ? 'offline' : 'connecting');
    this.#retry = setTimeout(() => this.open(), this.#delay());
  }

  /**
   * The back-off delay: it doubles with each attempt and has random jitter, so that clients don't reconnect all at
   * once.
   */
  #delay(): number {
    const spread = 0.5 + this.around.chance();
    const asked = this.#comeBackAfter;
    this.#comeBackAfter = null;
    if (asked !== null) return asked * (0.5 + spread);
    return Math.min(LONGEST_MILLIS, SHORTEST_MILLIS * 2 ** (this.#attempts - 1)) * spread;
  }

  #expectAnswer(socket: Socket): void {
    clearTimeout(this.#overdue);
    this.#askedAt = Date.now();
    this.#overdue = setTimeout(() => this.#giveUp(socket), this.#patience);
  }

  /** Shortens the timeout again, but only after a quick answer. */
  #answered(socket: Socket): void {
    if (Date.now() - this.#askedAt < this.#patience / 4) this.#patience = Math.max(ANSWER_MILLIS, this.#patience / 2);
    this.#goOnWaiting(socket);
  }

  #goOnWaiting(socket: Socket): void {
    clearTimeout(this.#overdue);
    if (this.#waiting.size > 0) this.#expectAnswer(socket);
  }

  #listenForSilence(socket: Socket): void {
    clearTimeout(this.#silence);
    if (this.state !== 'connected') return;
    this.#silence = this.#isAttentive
      ? setTimeout(() => this.#ping(socket), QUIET_MILLIS)
      : setTimeout(() => this.#giveUp(socket), SILENCE_MILLIS);
  }

  #ping(socket: Socket): void {
    this.#send({ say: 'ping', number: ++this.#pings });
    this.#silence = setTimeout(() => this.#giveUp(socket), this.#patience / 2);
  }

  #giveUp(socket: Socket): void {
    this.#patience = Math.min(SILENCE_MILLIS, this.#patience * 2);
    this.#lost(socket);
    socket.close();
  }

  #stopListening(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#overdue);
  }

  #become(state: LineState): void {
    if (state === this.state) return;
    this.state = state;
    for (const watcher of [...this.#watchers]) watcher(state);
  }
}

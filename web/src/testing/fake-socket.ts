import type { Socket, Surroundings } from '../table/remote/connection';
import type { ClientMessage, ServerMessage } from '../table/remote/wire';

/** The other end of a line, in the hands of a test. */
export class FakeSocket extends EventTarget {
  readonly sent: ClientMessage[] = [];
  isOpen = true;

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  close(): void {
    this.isOpen = false;
  }

  says(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  breaks(): void {
    this.isOpen = false;
    this.dispatchEvent(new Event('close'));
  }

  /** The last thing that was said of a kind. */
  last<Say extends ClientMessage['say']>(say: Say): Extract<ClientMessage, { say: Say }> {
    const found = this.sent.findLast((message) => message.say === say);
    if (found === undefined) throw new Error(`nobody has said ${say}`);
    return found as Extract<ClientMessage, { say: Say }>;
  }
}

/** Sockets as they are opened one after the other, with chance in the middle. */
export class FakeNet implements Surroundings {
  readonly sockets: FakeSocket[] = [];
  isDown = false;

  open(): Socket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    if (this.isDown) queueMicrotask(() => socket.breaks());
    return socket as unknown as Socket;
  }

  chance(): number {
    return 0.5;
  }

  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('no socket was opened');
    return socket;
  }
}

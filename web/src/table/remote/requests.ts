import type { Message, SeatLetter } from '../../rulebook/protocol';
import type { TableRequest } from '../table';
import type { Asking, Command } from './wire';

/** The context that a request needs. */
interface Meant {
  after: number; // the number of events in the game as it is shown
  speaker: SeatLetter | null; // the seat that speaks for this device
  takesBack: SeatLetter | null; // the seat whose turn is taken back
}

/** The server command for a request; null if no seat at this device can make it. */
export function commandFor(request: TableRequest, table: string, meant: Meant): Asking | null {
  switch (request.ask) {
    case 'phrase':
      return { say: 'phrase', table, seat: request.seat, phrase: request.phrase };
    case 'chat':
      return { say: 'chat', table, seat: request.seat, text: request.text };
    case 'move':
      return asked(table, { what: 'play', seat: request.seat, text: request.text, after: meant.after });
    case 'pass':
    case 'resign':
      return asked(table, { what: 'play', seat: request.seat, text: request.ask, after: meant.after });
    case 'offer-draw':
      return asked(table, { what: 'propose', seat: request.seat, proposal: 'draw' });
    case 'accept-draw':
      return asked(table, { what: 'agree', seat: request.seat, proposal: 'draw' });
    case 'undo':
      if (meant.takesBack === null) return null;
      return asked(table, { what: 'propose', seat: meant.takesBack, proposal: 'takeback' });
    case 'pause':
      return meant.speaker === null ? null : asked(table, pausing(meant.speaker, request.on));
    case 'rematch':
      return asked(table, { what: 'propose', seat: request.seat, proposal: 'rematch' });
    case 'agree':
    case 'decline':
      return asked(table, { what: request.ask, seat: request.seat, proposal: request.proposal });
    case 'skip':
      return asked(table, { what: 'skip', seat: request.seat });
    case 'take-seat-back':
      return asked(table, { what: 'return', seat: request.seat });
    case 'stand-in':
      return asked(table, { what: 'stand-in', seat: request.seat, level: request.level });
  }
}

function pausing(seat: SeatLetter, on: boolean): Command {
  return on ? { what: 'propose', seat, proposal: 'pause' } : { what: 'resume', seat };
}

function asked(table: string, command: Command): Asking {
  return { say: 'ask', table, do: command };
}

/** A refusal in the format of the server. */
export function told(code: 'players-only'): Message {
  return { key: `table.refused.${code}`, code, facts: {} };
}

import type { SeatLetter, Told } from '../rulebook/protocol';
import type { TableRequest } from '../table/table';
import type { Asking, Command } from './wire';

/** What a request leaves open. */
interface Meant {
  after: number; // what has happened in the game as it is shown
  speaker: SeatLetter | null; // who speaks for this device
  takesBack: SeatLetter | null; // whose turn is taken back
}

/** What is said to the server for a request; null where nobody here could say it. */
export function commandFor(request: TableRequest, table: string, meant: Meant): Asking | null {
  if (request.ask === 'phrase') return { say: 'phrase', table, seat: request.seat, phrase: request.phrase };
  if (request.ask === 'chat') return { say: 'chat', table, seat: request.seat, text: request.text };
  const command = commandOf(request, meant);
  return command === null ? null : { say: 'ask', table, do: command };
}

function commandOf(
  request: Exclude<TableRequest, { ask: 'phrase' | 'chat' }>,
  { after, speaker, takesBack }: Meant,
): Command | null {
  switch (request.ask) {
    case 'move':
      return { what: 'play', seat: request.seat, text: request.text, after };
    case 'pass':
    case 'resign':
      return { what: 'play', seat: request.seat, text: request.ask, after };
    case 'offer-draw':
      return { what: 'propose', seat: request.seat, proposal: 'draw' };
    case 'accept-draw':
      return { what: 'agree', seat: request.seat, proposal: 'draw' };
    case 'undo':
      return takesBack === null ? null : { what: 'propose', seat: takesBack, proposal: 'takeback' };
    case 'pause':
      if (speaker === null) return null;
      return request.on ? { what: 'propose', seat: speaker, proposal: 'pause' } : { what: 'resume', seat: speaker };
    case 'rematch':
      return { what: 'propose', seat: request.seat, proposal: 'rematch' };
    case 'agree':
    case 'decline':
      return { what: request.ask, seat: request.seat, proposal: request.proposal };
    case 'skip':
      return { what: 'skip', seat: request.seat };
    case 'take-seat-back':
      return { what: 'return', seat: request.seat };
    case 'stand-in':
      return { what: 'stand-in', seat: request.seat, level: request.level };
  }
}

/** A refusal in the form of the server's. */
export function told(code: 'players-only'): Told {
  return { key: `table.refused.${code}`, code, facts: {} };
}

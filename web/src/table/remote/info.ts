import type { May, SeatLetter } from '../../rulebook/protocol';
import { standInsOf } from '../events';
import { shortMillis } from '../pace';
import type { Clocks, RemoteInfo } from '../remoteInfo';
import { SEATS } from '../setup';
import type { Sitter, TableState } from '../table';
import type { Snapshot } from './follower';
import type { Chair } from './wire';

// Derives the data of a screen from the server's messages.

export function ownSeats({ stand }: Pick<Snapshot, 'stand'>, me: string | null): SeatLetter[] {
  return SEATS.filter((seat) => {
    const chair = stand.chairs[seat];
    return chair?.kind === 'person' && chair.player === me;
  });
}

/** Everything about a table but its game. */
export type Around = Omit<TableState, 'version' | 'variant' | 'moments' | 'text'>;

/** @param may what the player may ask; without a connection that is nothing */
export function around(id: string, snapshot: Snapshot, me: string | null, isConnected: boolean, may: May): Around {
  const { stand, spectators } = snapshot;
  const remote: RemoteInfo = {
    id,
    clocks: clocksOf(snapshot),
    absent: absentSeats(snapshot, me),
    spectators,
    rematch: stand.rematch,
    isConnected,
  };
  return {
    sitters: sittersOf(stand.chairs, me),
    thinking: stand.thinking,
    isPaused: stand.paused,
    may: isConnected ? may : { ...may, play: null, resign: null, propose: {} },
    talks: stand.talks,
    standIns: standInsOf(stand.chairs),
    remote,
  };
}

function sittersOf(chairs: Snapshot['stand']['chairs'], me: string | null): Record<SeatLetter, Sitter> {
  return Object.fromEntries(SEATS.map((seat) => [seat, sitter(chairs[seat], me)])) as Record<SeatLetter, Sitter>;
}

function sitter(chair: Chair | undefined, me: string | null): Sitter {
  if (chair?.kind === 'computer') return { kind: 'computer', level: chair.level };
  if (chair?.kind !== 'person') return { kind: 'elsewhere', name: '' };
  return { kind: chair.player === me ? 'person' : 'elsewhere', name: chair.name ?? '' };
}

/** The absent seats. The player's own seats never count, even if the server has not noticed the connection yet. */
function absentSeats({ stand, absentSince }: Snapshot, me: string | null): SeatLetter[] {
  return SEATS.filter((seat) => {
    const chair = stand.chairs[seat];
    return chair?.kind === 'person' && chair.player !== me && absentSince[chair.player] !== undefined;
  });
}

function clocksOf({ stand: { clocks }, plan: { pace }, aheadMillis }: Snapshot): Clocks | null {
  if (clocks === null) return null;
  return { ...clocks, since: clocks.since + aheadMillis, shortMillis: shortMillis(pace) };
}

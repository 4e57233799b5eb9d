import type { GameView, SeatLetter } from '../../rulebook/protocol';
import { shortMillis } from '../pace';
import type { Clocks, Proposal, RemoteInfo, RemoteMay } from '../remoteInfo';
import { type Level, SEATS } from '../setup';
import type { May, Sitter, TableState } from '../table';
import type { Snapshot } from './follower';
import type { Chair } from './wire';

// Derives the data of a screen from the server's messages.

/** Everything about a table but its game. */
export type Around = Pick<TableState, 'sitters' | 'thinking' | 'isPaused' | 'may' | 'remote'> & { remote: RemoteInfo };

export function ownSeats({ stand }: Pick<Snapshot, 'stand'>, me: string | null): SeatLetter[] {
  return SEATS.filter((seat) => {
    const chair = stand.chairs[seat];
    return chair?.kind === 'person' && chair.player === me;
  });
}

export function around(
  id: string,
  snapshot: Snapshot,
  me: string | null,
  isConnected: boolean,
  moments: readonly GameView[],
): Around {
  const { stand, spectators } = snapshot;
  const own = ownSeats(snapshot, me);
  const standIns = standInsOf(stand.chairs);
  const active = own.filter((seat) => standIns[seat] === undefined && !isOut(moments, seat));
  const remote: RemoteInfo = {
    id,
    clocks: clocksOf(snapshot),
    talks: stand.talks,
    absent: absentSeats(snapshot, me),
    standIns,
    spectators,
    allowsChat: mayChat(snapshot, own, me),
    rematch: stand.rematch,
    isConnected,
    may: remoteMay(snapshot, own, active),
  };
  return {
    sitters: sittersOf(stand.chairs, me),
    thinking: stand.thinking,
    isPaused: stand.paused,
    may: mayOf(snapshot, active, isConnected, moments),
    remote,
  };
}

/**
 * Whether the player may write freely. At a public table only the maker and invited players may. The server enforces
 * it.
 */
function mayChat({ plan, maker }: Snapshot, own: readonly SeatLetter[], me: string | null): boolean {
  if (!plan.chat || own.length === 0) return false;
  return !plan.public || maker === me || own.some((seat) => plan.chairs[seat]?.kind === 'invited');
}

function sittersOf(chairs: Snapshot['stand']['chairs'], me: string | null): Record<SeatLetter, Sitter> {
  return Object.fromEntries(SEATS.map((seat) => [seat, sitter(chairs[seat], me)])) as Record<SeatLetter, Sitter>;
}

function sitter(chair: Chair | undefined, me: string | null): Sitter {
  if (chair?.kind === 'computer') return { kind: 'computer', level: chair.level };
  if (chair?.kind !== 'person') return { kind: 'elsewhere', name: '' };
  return { kind: chair.player === me ? 'person' : 'elsewhere', name: chair.name ?? '' };
}

function standInsOf(chairs: Snapshot['stand']['chairs']): Partial<Record<SeatLetter, Level>> {
  const found = SEATS.flatMap((seat) => {
    const chair = chairs[seat];
    return chair?.kind === 'person' && chair.standIn !== undefined ? [[seat, chair.standIn]] : [];
  });
  return Object.fromEntries(found);
}

/** The absent seats. The player's own seats never count, even if the server has not noticed the connection yet. */
function absentSeats({ stand, mayActAt, aheadMillis }: Snapshot, me: string | null): RemoteInfo['absent'] {
  const found = SEATS.flatMap((seat) => {
    const chair = stand.chairs[seat];
    const at = chair?.kind === 'person' && chair.player !== me ? mayActAt[chair.player] : undefined;
    return at === undefined ? [] : [[seat, at + aheadMillis]];
  });
  return Object.fromEntries(found);
}

function clocksOf({ stand: { clocks }, plan: { pace }, aheadMillis }: Snapshot): Clocks | null {
  if (clocks === null) return null;
  return { ...clocks, since: clocks.since + aheadMillis, shortMillis: shortMillis(pace) };
}

/** Whether a seat has resigned or has its place. */
function isOut(moments: readonly GameView[], seat: SeatLetter): boolean {
  const view = moments.at(-1)?.seats.find((one) => one.seat === seat);
  return view !== undefined && (view.resigned || view.place !== null);
}

function isProposed({ stand }: Snapshot, proposal: Proposal): boolean {
  return stand.talks.some((talk) => talk.proposal === proposal);
}

function mayOf(snapshot: Snapshot, active: SeatLetter[], isConnected: boolean, moments: readonly GameView[]): May {
  const { phase, paused, toMove } = snapshot.stand;
  const isOpen = phase === 'playing' && isConnected;
  const isOwnTurn = toMove !== null && active.includes(toMove);
  const speaker = isOpen ? (isOwnTurn ? toMove : (active[0] ?? null)) : null;
  return {
    move: isOpen && isOwnTurn && !paused ? toMove : null,
    resign: speaker,
    offerDraw: isProposed(snapshot, 'draw') ? null : speaker,
    acceptDraw: null, // a draw is answered as any other proposal
    hint: false, // not against people
    undo: speaker !== null && lastMover(active, moments) !== null && !isProposed(snapshot, 'takeback'),
    pause: speaker !== null && !paused && !isProposed(snapshot, 'pause'),
  };
}

/** The seat among these that moved last. It is the one that takes a move back. */
export function lastMover(seats: readonly SeatLetter[], moments: readonly GameView[]): SeatLetter | null {
  return moments.findLast(({ last }) => last?.by != null && seats.includes(last.by))?.last?.by ?? null;
}

function remoteMay(snapshot: Snapshot, own: SeatLetter[], active: SeatLetter[]): RemoteMay {
  const { talks, toMove, phase, rematch, chairs } = snapshot.stand;
  const first = own[0] ?? null;
  const agreed = (seats: readonly SeatLetter[]) => seats.some((seat) => own.includes(seat));
  const asked = talks.find((talk) => !agreed(talk.agreed) && (talk.proposal === 'rematch' ? own : active).length > 0);
  const hasAskedForRematch = talks.some((talk) => talk.proposal === 'rematch' && agreed(talk.agreed));
  const seat = asked?.proposal === 'rematch' ? first : (active[0] ?? null);
  const stoodIn = own.find((one) => {
    const chair = chairs[one];
    return chair?.kind === 'person' && chair.standIn !== undefined;
  });
  return {
    speak: toMove !== null && own.includes(toMove) ? toMove : first,
    answer: asked === undefined || seat === null ? null : { proposal: asked.proposal, seat },
    rematch: phase === 'over' && rematch === null && !hasAskedForRematch ? first : null,
    takeSeatBack: phase === 'playing' ? (stoodIn ?? null) : null,
  };
}

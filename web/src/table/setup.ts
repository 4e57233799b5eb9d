import { HUES, type Look, type Looks, SHAPES, USUAL_LOOKS } from '../board/looks';
import type { Beginning, SeatLetter } from '../rulebook/protocol';
import { isRecord } from '../settings/stored';

export const SEATS: readonly SeatLetter[] = ['A', 'B', 'C', 'D', 'E', 'F'];
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Level = (typeof LEVELS)[number];
const BEGINNINGS: readonly Beginning[] = ['me', 'you', 'coin', 'die', 'youngest'];

export type Player = { kind: 'person'; name: string } | { kind: 'computer'; level: Level };

/** What is agreed on before a game. */
export interface Setup {
  variant: string;
  house: string;
  players: Record<SeatLetter, Player>;
  looks: Looks;
  beginning: Beginning;
}

const GENTLE = 2;

/** A person against gentle computers. */
export function usualSetup(variant: string): Setup {
  const players = Object.fromEntries(
    SEATS.map((seat): [SeatLetter, Player] => [
      seat,
      seat === 'A' ? { kind: 'person', name: '' } : { kind: 'computer', level: GENTLE },
    ]),
  ) as Record<SeatLetter, Player>;
  return { variant, house: '', players, looks: USUAL_LOOKS, beginning: 'me' };
}

/** The same players at another game. */
export function setupFor(variant: string, last: Setup | null): Setup {
  return last === null ? usualSetup(variant) : { ...last, variant, house: last.variant === variant ? last.house : '' };
}

/** Gives a seat a look. The seat that had this colour or shape gets the old one, so no two are alike. */
export function withLook(looks: Looks, seat: SeatLetter, look: Look): Looks {
  const old = looks[seat];
  const changed = { ...looks, [seat]: look };
  for (const other of SEATS) {
    if (other === seat) continue;
    if (looks[other].hue === look.hue) changed[other] = { ...changed[other], hue: old.hue };
    if (looks[other].shape === look.shape) changed[other] = { ...changed[other], shape: old.shape };
  }
  return changed;
}

/** The kept setup, or null if it is none. Whether its variant still exists is checked when the game starts. */
export function setupFrom(stored: unknown): Setup | null {
  if (!isRecord(stored) || typeof stored['variant'] !== 'string' || typeof stored['house'] !== 'string') return null;
  const { players, looks, beginning } = stored;
  const known = BEGINNINGS.find((way) => way === beginning);
  if (!isRecord(players) || !isRecord(looks) || known === undefined) return null;
  if (!SEATS.every((seat) => isPlayer(players[seat]) && isLook(looks[seat]))) return null;
  return {
    variant: stored['variant'],
    house: stored['house'],
    players: players as Setup['players'],
    looks: looks as Setup['looks'],
    beginning: known,
  };
}

export function isLevel(value: unknown): value is Level {
  return LEVELS.some((level) => level === value);
}

function isPlayer(value: unknown): value is Player {
  if (!isRecord(value)) return false;
  if (value['kind'] === 'person') return typeof value['name'] === 'string';
  return value['kind'] === 'computer' && isLevel(value['level']);
}

function isLook(value: unknown): value is Look {
  return (
    isRecord(value) && HUES.some((hue) => hue === value['hue']) && SHAPES.some((shape) => shape === value['shape'])
  );
}

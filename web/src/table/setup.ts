import * as v from 'valibot';
import { HUES, type Look, type Looks, SHAPES, USUAL_LOOKS } from '../board/looks';
import type { Beginning, SeatLetter } from '../rulebook/protocol';
import { someOf } from '../settings/stored';
import { type Allowances, allowanceShape } from './allowances';

export const SEATS: readonly SeatLetter[] = ['A', 'B', 'C', 'D', 'E', 'F'];
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Level = (typeof LEVELS)[number];
export const BEGINNINGS: readonly Beginning[] = ['me', 'you', 'coin', 'die', 'youngest'];

/** The longest name that can be typed, in characters. */
export const NAME_LENGTH = 24;

export type Player = { kind: 'person'; name: string } | { kind: 'computer'; level: Level };

/** The settings of a game. */
export interface Setup {
  variant: string;
  house: string;
  players: Record<SeatLetter, Player>;
  /** For each seat the last player of the other kind, to switch back to. */
  spare: Partial<Record<SeatLetter, Player>>;
  looks: Looks;
  /** The seat that begins, or a way to decide. */
  beginning: Beginning | SeatLetter;
  allowances: Allowances;
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
  return { variant, house: '', players, spare: {}, looks: USUAL_LOOKS, beginning: 'me', allowances: {} };
}

/** The same players at another game. */
export function setupFor(variant: string, last: Setup | null): Setup {
  return last === null ? usualSetup(variant) : { ...last, variant, house: last.variant === variant ? last.house : '' };
}

export function withPlayer(setup: Setup, seat: SeatLetter, player: Player): Setup {
  const before = setup.players[seat];
  const spare = before.kind === player.kind ? setup.spare : { ...setup.spare, [seat]: before };
  return { ...setup, spare, players: { ...setup.players, [seat]: player } };
}

/** Seats a person or a computer: the last one of that kind at the seat. */
export function withKind(setup: Setup, seat: SeatLetter, kind: Player['kind']): Setup {
  if (setup.players[seat].kind === kind) return setup;
  const spare = setup.spare[seat];
  if (spare?.kind === kind) return withPlayer(setup, seat, spare);
  return withPlayer(setup, seat, kind === 'person' ? { kind, name: '' } : { kind, level: usualLevel(setup) });
}

/** People at some of the seats and computers at the others. */
export function withPeople(setup: Setup, seats: readonly SeatLetter[], people: readonly SeatLetter[]): Setup {
  const kindAt = (seat: SeatLetter): Player['kind'] => (people.includes(seat) ? 'person' : 'computer');
  return seats.reduce((changed, seat) => withKind(changed, seat, kindAt(seat)), setup);
}

/** Sets one level for all computers, including the spare ones. */
export function withLevel(setup: Setup, level: Level): Setup {
  const levelled = <Seats extends Partial<Record<SeatLetter, Player>>>(players: Seats): Seats =>
    Object.fromEntries(
      Object.entries(players).map(([seat, player]) => [
        seat,
        player.kind === 'computer' ? { ...player, level } : player,
      ]),
    ) as Seats;
  return { ...setup, players: levelled(setup.players), spare: levelled(setup.spare) };
}

/** The level of a computer that is added to this table. */
export function usualLevel({ players, spare }: Setup): Level {
  const all = SEATS.flatMap((seat) => [players[seat], spare[seat]]);
  return all.find((player) => player?.kind === 'computer')?.level ?? GENTLE;
}

/** The level that all computers at these seats have, or null if they differ. */
export function commonLevel({ players }: Setup, seats: readonly SeatLetter[]): Level | null {
  const levels = new Set(seats.flatMap((seat) => (players[seat].kind === 'computer' ? [players[seat].level] : [])));
  const [only] = levels;
  return levels.size === 1 && only !== undefined ? only : null;
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

const player = v.variant('kind', [
  v.object({ kind: v.literal('person'), name: v.string() }),
  v.object({ kind: v.literal('computer'), level: v.picklist(LEVELS) }),
]);
const look = v.object({ hue: v.picklist(HUES), shape: v.picklist(SHAPES) });

function bySeat<Schema extends v.GenericSchema>(schema: Schema) {
  return v.object({ A: schema, B: schema, C: schema, D: schema, E: schema, F: schema });
}

/** A stored setup. Those of older versions have neither spare players nor allowances. */
export const setupShape = v.object({
  variant: v.string(),
  house: v.string(),
  players: bySeat(player),
  spare: someOf(SEATS, player),
  looks: bySeat(look),
  beginning: v.picklist([...BEGINNINGS, ...SEATS]),
  allowances: someOf(SEATS, allowanceShape),
});

/** The stored setup, or null if it is unreadable. Whether its variant still exists is checked when the game starts. */
export function setupFrom(stored: unknown): Setup | null {
  const { success, output } = v.safeParse(setupShape, stored);
  return success ? output : null;
}

export function isLevel(value: unknown): value is Level {
  return LEVELS.some((level) => level === value);
}

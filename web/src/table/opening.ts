import { rules, variantNamed } from '../rulebook/books';
import type {
  Answer,
  Chair,
  Entry,
  Message,
  Plan,
  SeatLetter,
  Shelf,
  TableOpened,
  VariantInfo,
} from '../rulebook/protocol';
import { playersFrom } from './players';
import type { SavedGame } from './saved';
import { type Setup, setupFor } from './setup';

/** The player at this device. All people who share it sit in this player's seats. */
export const HERE = 'here';

/** A game that is ready to be played at this device's own table. */
export interface Opening {
  variant: VariantInfo;
  setup: Setup;
  opened: TableOpened;
  /** The owner of the moments. It becomes the table's. */
  games: Shelf;
  /** The seed of the computers' random numbers. The same game with the same seed goes the same way. */
  seed: number;
  /** The tags of the game's file, such as its event and its date. The players have tags of their own. */
  tags: Readonly<Record<string, string>>;
}

function drawnSeed(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn >>> 2; // with some room for the turns of the game, which are added
}

/** A new game. */
export function newGame(setup: Setup, first: SeatLetter): Promise<Answer<Opening>> {
  return opening(async (games, seed) => {
    const known = await rules.house(setup.variant, setup.house);
    if (!known.ok) return known.why; // a setup that an older version has kept
    const plan = planOf(await variantOf(setup), setup, first);
    return found(setup, await games.makeTable(plan, HERE, Date.now(), seed));
  });
}

/** The same game once more: the table of the rematch says who begins. */
export async function rematchOf(setup: Setup, table: number): Promise<Answer<Opening>> {
  return opening(async (games, seed) => ({ setup, opened: await games.rematchTable(table, Date.now(), seed) }));
}

/**
 * A game from its text. Without a setup, its tags name the players.
 *
 * @param kept the seed of the computers, and the log of the table, which knows more than the game. Older versions kept none
 */
export function gameFromText(
  text: string,
  setup: Setup | null,
  kept: Pick<SavedGame, 'seed' | 'log'> = {},
): Promise<Answer<Opening>> {
  return opening(async (games) => {
    const answer = await games.read(text);
    if (!answer.ok) return answer.why;
    const { game, levels } = answer.value;
    const tags = otherTags(answer.value.tags);
    if (setup !== null && kept.log !== undefined) {
      const opened = await replayed(games, kept.log);
      if (opened !== null) return { setup, opened, tags };
    }
    const players = playersFrom(answer.value.tags, levels);
    const agreed = setup ?? { ...setupFor(game.variant, null), house: game.house, players };
    const plan = planOf(await variantOf(agreed), agreed, game.first);
    return found(agreed, await games.resumeTable(plan, HERE, text, Date.now()), tags);
  }, kept.seed);
}

/** A log that another version has written may be unreadable; the text of the game still is. */
async function replayed(games: Shelf, log: readonly Entry[]): Promise<TableOpened | null> {
  try {
    return await games.replayTable(JSON.stringify(log), Date.now());
  } catch {
    return null;
  }
}

/** A game from a position, between people. */
export function gameFromPosition(variant: string, house: string, position: string): Promise<Answer<Opening>> {
  return opening(async (games, seed) => {
    const answer = await games.fromPosition(variant, house, position);
    if (!answer.ok) return answer.why;
    const setup = { ...setupFor(variant, null), house, players: playersFrom({}, {}) };
    const plan = planOf(await variantOf(setup), setup, answer.value.toMove, position);
    return found(setup, await games.makeTable(plan, HERE, Date.now(), seed));
  });
}

type Found = Pick<Opening, 'setup' | 'opened'> & Partial<Pick<Opening, 'tags'>>;

function found(setup: Setup, answer: Answer<TableOpened>, tags?: Opening['tags']): Found | Message {
  if (!answer.ok) return answer.why;
  return { setup, opened: answer.value, ...(tags === undefined ? {} : { tags }) };
}

async function opening(
  open: (games: Shelf, seed: number) => Promise<Found | Message>,
  seed = drawnSeed(),
): Promise<Answer<Opening>> {
  const games = rules.shelf();
  try {
    const made = await open(games, seed);
    if (!('opened' in made)) {
      games.dispose();
      return { ok: false, why: made };
    }
    const variant = await variantOf(made.setup);
    games.keepOnly(made.opened.moments);
    return { ok: true, value: { seed, tags: { Date: today() }, ...made, variant, games } };
  } catch (error) {
    games.dispose();
    throw error;
  }
}

async function variantOf(setup: Setup): Promise<VariantInfo> {
  const variant = await variantNamed(setup.variant);
  if (variant === null) throw new Error(`There is no variant ${setup.variant}.`);
  return variant;
}

/** The tags that are not about players. */
function otherTags(tags: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(tags).filter(([name]) => !/^(Level)?[A-F]$/.test(name)));
}

/** The date here, not in Greenwich. */
export function today(now = new Date()): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The plan of a table at one device, as text. */
function planOf({ seats }: VariantInfo, setup: Setup, first: SeatLetter, start?: string): string {
  const chairs = seats.map(({ seat }): [SeatLetter, Chair] => {
    const player = setup.players[seat];
    return [seat, player.kind === 'computer' ? player : { kind: 'person', player: HERE }];
  });
  const agreed = seats.map(({ seat }) => [seat, setup.allowances[seat]]).filter(([, one]) => one !== undefined);
  const plan: Plan = {
    variant: setup.variant,
    house: setup.house,
    pace: 'none',
    first,
    public: false,
    chat: false,
    atOneDevice: true,
    allowances: Object.fromEntries(agreed),
    chairs: Object.fromEntries(chairs),
    ...(start === undefined ? {} : { start }),
  };
  return JSON.stringify(plan);
}

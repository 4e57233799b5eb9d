import { rules, variantNamed } from '../rulebook/books';
import type { Answer, GameView, Message, SeatLetter, Shelf, VariantInfo } from '../rulebook/protocol';
import { playersFrom } from './players';
import { type Setup, setupFor } from './setup';

/** A game that is ready to be played at this device's own table. */
export interface Opening {
  variant: VariantInfo;
  setup: Setup;
  moments: readonly GameView[];
  /** The owner of the moments. It becomes the table's. */
  games: Shelf;
  /** The seed of the computers' random numbers. The same game with the same seed goes the same way. */
  seed: number;
  /** The tags of the game's file, such as its event and its date. The players have tags of their own. */
  tags: Readonly<Record<string, string>>;
  isPaused?: boolean;
}

function drawnSeed(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn >>> 2; // with some room for the turns of the game, which are added
}

/** A new game. */
export function newGame(setup: Setup, first: SeatLetter): Promise<Answer<Opening>> {
  return opened(async (games) => {
    const answer = await games.newGame(setup.variant, setup.house, first);
    return answer.ok ? { setup, moments: [answer.value] } : answer.why;
  });
}

/** A game from its text. Without a setup, its tags name the players. */
export function gameFromText(
  text: string,
  setup: Setup | null,
  seed = drawnSeed(),
  isPaused = false,
): Promise<Answer<Opening>> {
  return opened(async (games) => {
    const answer = await games.read(text);
    if (!answer.ok) return answer.why;
    const { game, tags, levels } = answer.value;
    const agreed = setup ?? { ...setupFor(game.variant, null), house: game.house, players: playersFrom(tags, levels) };
    return { setup: agreed, moments: await games.history(game.id), tags: otherTags(tags), seed, isPaused };
  });
}

/** A game from a position, between people. */
export function gameFromPosition(variant: string, house: string, position: string): Promise<Answer<Opening>> {
  return opened(async (games) => {
    const answer = await games.fromPosition(variant, house, position);
    const setup = { ...setupFor(variant, null), house, players: playersFrom({}, {}) };
    return answer.ok ? { setup, moments: [answer.value] } : answer.why;
  });
}

type Found = Pick<Opening, 'setup' | 'moments'> & Partial<Opening>;

async function opened(open: (games: Shelf) => Promise<Found | Message>): Promise<Answer<Opening>> {
  const games = rules.shelf();
  try {
    const found = await open(games);
    if (!('moments' in found)) {
      games.dispose();
      return { ok: false, why: found };
    }
    const variant = await variantNamed(found.setup.variant);
    if (variant === null) throw new Error(`There is no variant ${found.setup.variant}.`);
    games.keepOnly(found.moments);
    return { ok: true, value: { seed: drawnSeed(), tags: { Date: today() }, ...found, variant, games } };
  } catch (error) {
    games.dispose();
    throw error;
  }
}

/** The tags that are not about players. */
function otherTags(tags: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(tags).filter(([name]) => !/^(Level)?[A-F]$/.test(name)));
}

/** The date here, not in Greenwich. */
export function today(now = new Date()): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

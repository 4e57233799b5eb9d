import { rules, variantNamed } from '../rulebook/books';
import type { Answer, GameView, SeatLetter, VariantInfo } from '../rulebook/protocol';
import { playersFrom } from './players';
import { type Setup, setupFor } from './setup';

/** A game that is ready to be played at this device's own table. */
export interface Opening {
  variant: VariantInfo;
  setup: Setup;
  moments: readonly GameView[];
  /** The seed of the computers' random numbers. The same game with the same seed goes the same way. */
  seed: number;
}

function drawnSeed(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn >>> 2; // with some room for the turns of the game, which are added
}

/** A new game. */
export async function newGame(setup: Setup, first: SeatLetter): Promise<Answer<Opening>> {
  const answer = await rules.newGame(setup.variant, setup.house, first);
  return answer.ok ? opening(setup, [answer.value]) : answer;
}

/** A game from its text. Without a setup, its tags name the players. */
export async function gameFromText(text: string, setup: Setup | null, seed = drawnSeed()): Promise<Answer<Opening>> {
  const answer = await rules.read(text);
  if (!answer.ok) return answer;
  const { game, tags, levels } = answer.value;
  const agreed = setup ?? { ...setupFor(game.variant, null), house: game.house, players: playersFrom(tags, levels) };
  return opening(agreed, await rules.history(game.id), seed);
}

/** A game from a position, between people. */
export async function gameFromPosition(variant: string, house: string, position: string): Promise<Answer<Opening>> {
  const answer = await rules.fromPosition(variant, house, position);
  if (!answer.ok) return answer;
  return opening({ ...setupFor(variant, null), house, players: playersFrom({}, {}) }, [answer.value]);
}

async function opening(setup: Setup, moments: readonly GameView[], seed = drawnSeed()): Promise<Answer<Opening>> {
  const variant = await variantNamed(setup.variant);
  if (variant === null) throw new Error(`There is no variant ${setup.variant}.`);
  return { ok: true, value: { variant, setup, moments, seed } };
}

import { keep, kept } from '../settings/stored';
import { gameFrom, isPartOf, type SavedGame } from './saved';

/** More than this nobody comes back to; the oldest makes room. */
const MOST = 8;

/** Unfinished games that another one has taken the place of, the last one first. */
export function gamesAside(): SavedGame[] {
  const found = kept('aside');
  return Array.isArray(found) ? found.map(gameFrom).filter((game) => game !== null) : [];
}

/** Puts aside what the browser keeps, where the game that is to be kept instead is another one. */
export function makeRoom(before: SavedGame | null, now: SavedGame): boolean {
  const wouldBeLost = before !== null && !before.isOver && before.turns > 0 && !isPartOf(before, now);
  const others = gamesAside();
  const all = wouldBeLost ? [before, ...others.filter((game) => !isPartOf(game, before))] : others;
  const left = all.filter((game) => !isPartOf(game, now)).slice(0, MOST);
  if (wouldBeLost || left.length < others.length) keep('aside', left);
  return wouldBeLost;
}

export function throwAway(game: SavedGame): void {
  keep(
    'aside',
    gamesAside().filter(({ text }) => text !== game.text),
  );
}

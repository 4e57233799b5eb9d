import { rules } from '../rulebook/books';
import { keep, keptAs, listOf } from '../settings/stored';
import { type SavedGame, savedShape } from './saved';

/** The most games that are set aside. The oldest is dropped. */
const MOST = 8;

/** Unfinished games that another game has replaced, latest first. */
export function gamesAside(): SavedGame[] {
  return keptAs('aside', listOf(savedShape)) ?? [];
}

/** Sets the kept game aside if the new one is another game. */
export async function makeRoom(before: SavedGame, now: SavedGame): Promise<boolean> {
  const wouldBeLost = !before.isOver && before.turns > 0 && !(await rules.isPartOf(before.text, now.text));
  const others = gamesAside();
  const all = wouldBeLost ? [before, ...(await withoutPartsOf(others, before))] : others;
  const left = (await withoutPartsOf(all, now)).slice(0, MOST);
  if (wouldBeLost || left.length < others.length) keep('aside', left);
  return wouldBeLost;
}

async function withoutPartsOf(games: readonly SavedGame[], whole: SavedGame): Promise<SavedGame[]> {
  const areParts = await Promise.all(games.map(({ text }) => rules.isPartOf(text, whole.text)));
  return games.filter((_, index) => areParts[index] === false);
}

export function throwAway(game: SavedGame): void {
  keep(
    'aside',
    gamesAside().filter(({ text }) => text !== game.text),
  );
}

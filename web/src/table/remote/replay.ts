import type { GameView, Shelf } from '../../rulebook/protocol';
import type { Snapshot } from './follower';
import type { Plan, WireEvent } from './wire';

/** The page's rule book refuses an event of the server. */
export class OutOfStep extends Error {}

/** The moments of a game, from its start to now. The page's rule book replays the server's events. */
export async function momentsOf(games: Shelf, { game, entries, plan }: Snapshot): Promise<GameView[]> {
  let moments = game === null ? [] : await read(games, game);
  for (const { event } of entries) moments = await after(games, moments, event, plan);
  games.keepOnly(moments);
  return moments;
}

/** The moments after one more event of the table. */
export async function after(games: Shelf, moments: GameView[], event: WireEvent, plan: Plan): Promise<GameView[]> {
  switch (event.kind) {
    case 'began':
      return [right(await games.newGame(plan.variant, plan.house, event.first))];
    case 'played':
      return [...moments, await played(games, moments, event)];
    case 'taken-back':
      return moments.slice(0, moments.length - event.events);
    default:
      return moments;
  }
}

async function played(
  games: Shelf,
  moments: readonly GameView[],
  { text }: Extract<WireEvent, { kind: 'played' }>,
): Promise<GameView> {
  const now = moments.at(-1);
  if (now === undefined) throw new OutOfStep(`${text} before the game has begun`);
  return right(await games.replay(now.id, text));
}

async function read(games: Shelf, game: string): Promise<GameView[]> {
  return games.history(right(await games.read(game)).game.id);
}

function right<Value>(answer: { ok: true; value: Value } | { ok: false; why: { key: string } }): Value {
  if (!answer.ok) throw new OutOfStep(answer.why.key);
  return answer.value;
}

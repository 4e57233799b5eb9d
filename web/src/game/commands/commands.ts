import type { Family } from '../../texts/texts.svelte';
import { t } from '../../texts/texts.svelte';
import { fileOf, nearestIn, rankOf } from './facts';
import type { Actions, Scene } from './scene';
import {
  cellTold,
  fileTold,
  gapsTold,
  inTurn,
  lastTold,
  movesTold,
  piecesTold,
  raysTold,
  rowTold,
  standingTold,
  stragglerTold,
  whoTold,
} from './words';

/** A command in its context: the focused cell, and the typed argument if there is one. */
export interface Asked {
  scene: Scene;
  cell: string;
  about: string | null;
  /** Null on a board without a game. */
  actions: Actions | null;
}

/** The answer to announce; null if the action announces itself. */
type Words = string | null | Promise<string | null>;

export interface Command {
  /** Also the English word to type. */
  id: Family<'page.hear.word.'>;
  /** The key by its position on the keyboard; null for a command that can only be typed. */
  key: string | null;
  /** Whether it acts on the game and does not only answer. */
  isAction?: true;
  answer(asked: Asked): Words;
}

/** All commands of a board, by key or typed. Help and settings show this list. */
export const COMMANDS: readonly Command[] = [
  { id: 'last', key: 'KeyL', answer: ({ scene }) => lastTold(scene) },
  { id: 'cell', key: 'KeyS', answer: ({ scene, cell, about }) => cellTold(scene, about ?? cell) },
  { id: 'moves', key: 'KeyT', answer: ({ scene, cell, about }) => movesTold(scene, about ?? cell) },
  { id: 'pieces', key: 'KeyM', answer: ({ scene, about }) => pieces(scene, about) },
  { id: 'row', key: 'KeyR', answer: ({ scene, cell, about }) => rowTold(scene, cell, about) },
  { id: 'file', key: 'KeyF', answer: ({ scene, cell, about }) => fileTold(scene, about ?? fileOf(cell)) },
  { id: 'rays', key: 'KeyY', answer: ({ scene, cell, about }) => raysTold(scene, about ?? cell) },
  { id: 'gaps', key: 'KeyG', answer: ({ scene }) => gapsTold(scene) },
  { id: 'straggler', key: 'KeyB', answer: ({ scene }) => stragglerTold(scene) },
  { id: 'standing', key: 'KeyI', answer: ({ scene }) => standingTold(scene) },
  { id: 'who', key: 'KeyO', answer: ({ scene }) => whoTold(scene) },
  { id: 'go', key: 'KeyJ', answer: go },
  { id: 'earlier', key: 'Comma', isAction: true, answer: deed((actions) => actions.look(-1)) },
  { id: 'later', key: 'Period', isAction: true, answer: deed((actions) => actions.look(1)) },
  { id: 'hint', key: 'KeyH', isAction: true, answer: deed((actions) => actions.hint()) },
  { id: 'undo', key: 'KeyU', isAction: true, answer: deed((actions) => actions.undo()) },
  { id: 'line', key: 'KeyK', isAction: true, answer: deed((actions) => actions.toLine()) },
  { id: 'pass', key: null, isAction: true, answer: deed((actions) => actions.pass()) },
  { id: 'draw', key: null, isAction: true, answer: deed((actions) => actions.show('draw')) },
  { id: 'resign', key: null, isAction: true, answer: deed((actions) => actions.show('resign')) },
  { id: 'help', key: null, isAction: true, answer: deed((actions) => actions.show('help')) },
];

function deed(act: (actions: Actions) => string | null): (asked: Asked) => Words {
  return ({ actions }) => (actions === null ? null : act(actions));
}

/** The pieces of the player; of a seat by its number, counted from the player's own; or of a player by name. */
function pieces(scene: Scene, about: string | null): string {
  if (about === null) return piecesTold(scene, scene.mine);
  const order = inTurn(scene.seats, scene.mine);
  const seat = order[Number(about) - 1] ?? order.find((one) => scene.name(one).toLocaleLowerCase().startsWith(about));
  return seat === undefined ? t('page.hear.no-player', { name: about }) : piecesTold(scene, seat);
}

/** With a key it waits for a letter or a number (`Jump`); typed, it goes to a cell, a file or a rank. */
function go({ scene, cell, about, actions }: Asked): Words {
  if (about === null) return t('page.hear.go-where');
  const there = nearestIn(scene.board, cell, (one) => [one, fileOf(one), rankOf(one)].includes(about));
  if (there === null) return t('page.hear.no-line');
  actions?.goTo(there);
  return scene.speak(there);
}

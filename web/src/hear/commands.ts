import type { Family } from '../texts/texts.svelte';
import { t } from '../texts/texts.svelte';
import { fileOf, nearestIn, rankOf } from './facts';
import type { Deeds, Scene } from './scene';
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
  deeds: Deeds | null;
}

/** The answer to announce; null if the action announces itself. */
type Words = string | null | Promise<string | null>;

export interface Command {
  /** Also the English word to type. */
  id: Family<'page.hear.word.'>;
  /** The key by its position on the keyboard; null for a command that can only be typed. */
  key: string | null;
  /** Whether it acts on the game and does not only answer. */
  isDeed?: true;
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
  { id: 'earlier', key: 'Comma', isDeed: true, answer: deed((deeds) => deeds.look(-1)) },
  { id: 'later', key: 'Period', isDeed: true, answer: deed((deeds) => deeds.look(1)) },
  { id: 'hint', key: 'KeyH', isDeed: true, answer: deed((deeds) => deeds.hint()) },
  { id: 'undo', key: 'KeyU', isDeed: true, answer: deed((deeds) => deeds.undo()) },
  { id: 'line', key: 'KeyK', isDeed: true, answer: deed((deeds) => deeds.toLine()) },
  { id: 'pass', key: null, isDeed: true, answer: deed((deeds) => deeds.pass()) },
  { id: 'draw', key: null, isDeed: true, answer: deed((deeds) => deeds.show('draw')) },
  { id: 'resign', key: null, isDeed: true, answer: deed((deeds) => deeds.show('resign')) },
  { id: 'help', key: null, isDeed: true, answer: deed((deeds) => deeds.show('help')) },
];

function deed(act: (deeds: Deeds) => string | null): (asked: Asked) => Words {
  return ({ deeds }) => (deeds === null ? null : act(deeds));
}

/** The pieces of the player; of a seat by its number, counted from the player's own; or of a player by name. */
function pieces(scene: Scene, about: string | null): string {
  if (about === null) return piecesTold(scene, scene.mine);
  const order = inTurn(scene.seats, scene.mine);
  const seat = order[Number(about) - 1] ?? order.find((one) => scene.name(one).toLocaleLowerCase().startsWith(about));
  return seat === undefined ? t('page.hear.no-player', { name: about }) : piecesTold(scene, seat);
}

/** With a key it waits for a letter or a number (`Jump`); typed, it goes to a cell, a file or a rank. */
function go({ scene, cell, about, deeds }: Asked): Words {
  if (about === null) return t('page.hear.go-where');
  const there = nearestIn(scene.board, cell, (one) => [one, fileOf(one), rankOf(one)].includes(about));
  if (there === null) return t('page.hear.no-line');
  deeds?.goTo(there);
  return scene.speak(there);
}

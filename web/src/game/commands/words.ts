import type { CellInfo, SeatLetter } from '../../rulebook/protocol';
import { shapeOf, softColourOf } from '../../table/players';
import { listed, number, t } from '../../texts/texts.svelte';
import { sentences } from '../../ui/announcements';
import { eventSpoken } from '../announce';
import { pieceSpoken, rowSpoken } from '../hand/speech';
import { fileOf, gapsOf, piecesOf, rankOf, raysFrom, sideOf, stragglerOf, tipOf } from './facts';
import type { Scene } from './scene';

// The answers to spoken questions about a board, in sentences.

/** The events since the player's own last move. */
export function lastTold({ since, view, name }: Scene): string {
  const moments = since.length > 0 ? since : [view];
  const told = moments.map((moment) => eventSpoken(moment, name)).filter((text) => text !== '');
  return told.length === 0 ? t('page.moves.none') : sentences(told);
}

/** A cell, its action, and the camp or goal that it belongs to. */
export function cellTold(scene: Scene, cell: string): string {
  const info = scene.board.cells.find(({ name }) => name === cell);
  const areas = [
    ...(info?.goals ?? []).map((seat) => t('page.hear.goal-of', { name: scene.name(seat) })),
    ...(info?.camps ?? []).map((seat) => t('page.hear.camp-of', { name: scene.name(seat) })),
  ];
  return [scene.speak(cell), ...areas].join(', ');
}

/** The targets of a piece, longest chains first. */
export async function movesTold(scene: Scene, asked: string): Promise<string> {
  const cell = scene.pieces[asked] === undefined && scene.inHand !== null ? scene.inHand : asked;
  if (scene.pieces[cell] === undefined && cell !== scene.inHand) return t('page.cell.empty', { cell });
  const targets = await scene.targets(cell);
  if (targets.length === 0) return (await scene.whyNot(cell)) ?? t('page.hear.stuck', { cell });
  const cells = [...targets]
    .sort((one, other) => other.hops - one.hops)
    .map(({ to, hops }) => `${to} ${hops === 0 ? t('page.cell.step') : t('page.cell.hops', { hops })}`);
  return t('page.hear.moves', { cell, cells: listed(cells) });
}

export function piecesTold({ board, pieces, name }: Scene, seat: SeatLetter): string {
  const cells = piecesOf(board, pieces, seat);
  return t('page.hear.pieces', { name: name(seat), count: cells.length, cells: listed(cells) });
}

/** The row as drawn, or the rank of that number. */
export function rowTold(scene: Scene, cell: string, rank: string | null): string {
  const { rows } = scene.board;
  const row =
    rank === null ? rows.find((one) => one.includes(cell)) : rows.flat().filter((one) => rankOf(one) === rank);
  return lineTold(scene, row ?? []);
}

export function fileTold(scene: Scene, file: string): string {
  const cells = scene.board.cells.map(({ name }) => name).filter((name) => fileOf(name) === file);
  return lineTold(
    scene,
    cells.sort((one, other) => Number(rankOf(one)) - Number(rankOf(other))),
  );
}

function lineTold(scene: Scene, cells: readonly string[]): string {
  return cells.length === 0 ? t('page.hear.no-line') : rowSpoken(scene, cells);
}

/** The pieces in each direction from a cell, the nearest first. */
export function raysTold(scene: Scene, cell: string): string {
  const rays = raysFrom(scene.board, cell).map(([way, ray]) => {
    const pieces = ray.filter((one) => scene.pieces[one] !== undefined).map((one) => pieceSpoken(scene, one));
    return t('page.hear.ray', {
      way: t(`page.hear.way.${way}`),
      pieces: pieces.length === 0 ? t('page.hear.ray.empty') : pieces.join('; '),
    });
  });
  return sentences(rays);
}

export function gapsTold(scene: Scene): string {
  const { board, pieces, mine, name } = scene;
  const cells = gapsOf(board, pieces, mine);
  return homeTold(scene) ?? t('page.hear.gaps', { name: name(mine), count: cells.length, cells: listed(cells) });
}

export function stragglerTold(scene: Scene): string {
  const { board, pieces, mine, name } = scene;
  const cell = stragglerOf(board, pieces, mine) ?? '';
  return homeTold(scene) ?? t('page.hear.straggler', { name: name(mine), cell });
}

/**
 * That a seat is home, by the rule book; otherwise null. A piece may be missing, because a stuck blocker counts for it.
 */
function homeTold({ view, mine, name }: Scene): string | null {
  const state = view.seats.find(({ seat }) => seat === mine);
  if (state?.isHome !== true) return null;
  if (state.home < state.pieces) return `${name(mine)}: ${t('page.seat.counted')}.`;
  return t('page.hear.no-gaps', { name: name(mine) });
}

/** The progress of every seat: the player's own first, then in turn. */
export function standingTold({ view, seats, mine, name }: Scene): string {
  const told = inTurn(seats, mine).flatMap((seat) => {
    const state = view.seats.find((one) => one.seat === seat);
    if (state === undefined) return [];
    const far = t('page.seat.far', { home: state.home, pieces: state.pieces });
    const turns = Math.round(view.leads[seat] ?? 0);
    const lead =
      view.leads[seat] === undefined
        ? null
        : turns === 0
          ? t('page.hear.level')
          : turns > 0
            ? t('page.hear.ahead', { turns })
            : t('page.hear.behind', { turns: -turns });
    return [`${name(seat)}: ${lead === null ? far : `${far}, ${lead}`}.`];
  });
  return sentences(told);
}

/** The colour and shape of each player, and the sides of camp and goal. */
export function whoTold(scene: Scene, seats = inTurn(scene.seats, scene.mine)): string {
  return sentences(
    seats.map((seat) =>
      t('page.hear.who', {
        name: scene.name(seat),
        colour: softColourOf(scene, seat),
        shape: shapeOf(scene, seat),
        camp: areaTold(scene, ({ camps }) => camps.includes(seat)),
        goal: areaTold(scene, ({ goals }) => goals.includes(seat)),
      }),
    ),
  );
}

/** The side of the board on which an area lies, and the cell at its tip. */
function areaTold({ board }: Scene, isInside: (cell: CellInfo) => boolean): string {
  const area = board.cells.filter(isInside);
  const side = sideOf(board, area);
  return t('page.hear.area', { side: side ?? 'middle', cell: tipOf(board, area) });
}

export function inTurn(seats: readonly SeatLetter[], first: SeatLetter): SeatLetter[] {
  const at = Math.max(0, seats.indexOf(first));
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** The gain of a move, in turns: 'gains 1.5 turns'. */
export function gainTold(turns: number): string {
  const rounded = Math.round(turns * 10) / 10;
  if (rounded === 0) return t('page.hear.gain.none');
  const facts = { turns: number(Math.abs(rounded), 1), count: Math.abs(rounded) };
  return rounded > 0 ? t('page.hear.gain', facts) : t('page.hear.loss', facts);
}

import type { BoardInfo, DirectionName } from '../rulebook/protocol';

/** The end of a rank or a file where its name stands, and the direction in which the line would go on. */
export interface LineEnd {
  cell: string;
  name: string;
  way: DirectionName;
}

/**
 * The low ends of all ranks and files of a star: of a rank where its first file is, of a file where its first rank is.
 * On a board that is turned they lie elsewhere than at the left and below.
 */
export function lowEnds({ cells }: BoardInfo): LineEnd[] {
  const ends = (nameOf: (cell: string) => string, number: (cell: string) => number): LineEnd[] => {
    const way = cells
      .flatMap(({ name, neighbours }) =>
        (Object.entries(neighbours) as [DirectionName, string][]).map((to) => ({ name, to })),
      )
      .find(({ name, to: [, next] }) => nameOf(next) === nameOf(name) && number(next) < number(name))?.to[0];
    if (way === undefined) return [];
    return cells
      .filter(({ neighbours }) => neighbours[way] === undefined)
      .map(({ name }) => ({ cell: name, name: nameOf(name), way }));
  };
  return [...ends(rankOf, (cell) => cell.charCodeAt(0)), ...ends(fileOf, (cell) => Number(rankOf(cell)))];
}

/** The part of the names that differs within a row: the files or, on a board that lies sideways, the ranks. */
export function rowNames(cells: readonly string[]): string[] {
  const isOneFile = new Set(cells.map(fileOf)).size === 1;
  return cells.map(isOneFile ? rankOf : fileOf);
}

function fileOf(cell: string): string {
  return cell.replace(/\d+/, '');
}

function rankOf(cell: string): string {
  return cell.replace(/\D+/, '');
}

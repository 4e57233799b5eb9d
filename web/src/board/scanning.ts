/** What a single switch can choose: a cell or a button. */
export interface Choice {
  id: string;
  kind: 'cell' | 'button';
}

/** Choices that lie together light up together first. So a choice is reached in fewer presses. */
export type Group = readonly Choice[];

export interface Scan {
  groups: readonly Group[];
  /** The group whose members light up one by one. Null while whole groups light up. */
  within: number | null;
  index: number;
}

const FEW = 6;

/** A new scan: one by one if there are few choices, row by row if there are many. */
export function scanOf(
  rows: readonly (readonly string[])[],
  cells: ReadonlySet<string>,
  buttons: readonly string[],
): Scan {
  const found = rows.map((row) => row.filter((cell) => cells.has(cell))).filter((row) => row.length > 0);
  const choices = found.map((row) => row.map((id): Choice => ({ id, kind: 'cell' })));
  const groups = cells.size <= FEW ? choices.flat().map((choice) => [choice]) : choices;
  return { groups: [...groups, ...buttons.map((id): Group => [{ id, kind: 'button' }])], within: null, index: 0 };
}

/** What lights up now. */
export function lit(scan: Scan): Group {
  if (scan.within === null) return scan.groups[scan.index] ?? [];
  const choice = scan.groups[scan.within]?.[scan.index];
  return choice === undefined ? [] : [choice];
}

/** Lights up the next choice. After the last member of a group come the groups again: nobody is caught in a row. */
export function stepped(scan: Scan): Scan {
  if (scan.within === null) {
    return scan.groups.length === 0 ? scan : { ...scan, index: (scan.index + 1) % scan.groups.length };
  }
  const size = scan.groups[scan.within]?.length ?? 0;
  if (scan.index + 1 < size) return { ...scan, index: scan.index + 1 };
  return { ...scan, within: null, index: (scan.within + 1) % scan.groups.length };
}

/** The switch was pressed. It makes a choice or opens a group. */
export function pressed(scan: Scan): Scan | Choice | null {
  const now = lit(scan);
  const only = now[0];
  if (only === undefined) return null;
  return now.length === 1 ? only : { ...scan, within: scan.index, index: 0 };
}

export function isScan(result: Scan | Choice): result is Scan {
  return 'groups' in result;
}

/** An element that a switch can choose, or a group that is highlighted first. Groups make the way to each shorter. */
export type Branch<Thing> = Thing | readonly Branch<Thing>[];

/** Elements that belong together, in rows as on the screen. */
export interface Block<Thing> {
  rows: readonly (readonly Thing[])[];
  /** Whether its rows stand beside the other blocks and not in a group of their own, because they are used so often. */
  isOften: boolean;
}

export interface Scan<Thing> {
  branches: readonly Branch<Thing>[];
  /** The path to the highlighted branch: its index in each group. The last index is -1 before the scan has begun. */
  path: readonly number[];
}

/** Up to this number, elements are highlighted one by one. */
const FEW = 6;
/** Above this number, groups are combined. */
const MANY = 8;

/** The groups of a screen, in the order of its blocks. */
export function branchesOf<Thing>(blocks: readonly Block<Thing>[]): Branch<Thing>[] {
  const all = blocks.flatMap(({ rows }) => rows.flat());
  if (all.length <= FEW) return all;
  const branches = blocks.flatMap(({ rows, isOften }) =>
    isOften || blocks.length === 1 ? gathered(rows) : [single(gathered(rows))],
  );
  return chunked(branches);
}

/** One by one if there are few, otherwise row by row. */
function gathered<Thing>(rows: readonly (readonly Thing[])[]): Branch<Thing>[] {
  const all = rows.flat();
  return all.length <= FEW ? all : chunked(rows.filter((row) => row.length > 0).map(single));
}

/** Unwraps a group of one. */
function single<Thing>(group: readonly Branch<Thing>[]): Branch<Thing> {
  const [only] = group;
  return group.length === 1 && only !== undefined ? only : group;
}

/** Combines branches into about as many groups as each has members, which takes the fewest steps. */
function chunked<Thing>(branches: readonly Branch<Thing>[]): Branch<Thing>[] {
  if (branches.length <= MANY) return [...branches];
  const size = Math.ceil(Math.sqrt(branches.length));
  return Array.from({ length: Math.ceil(branches.length / size) }, (_, index) =>
    single(branches.slice(index * size, (index + 1) * size)),
  );
}

/** The highlighted elements. */
export function lit<Thing>(scan: Scan<Thing>): Thing[] {
  const branch = branchAt(scan);
  return branch === undefined ? [] : leaves(branch);
}

/** Moves to the next choice. After the last of a group it leaves the group, so that the player is not caught in it. */
export function stepped<Thing>({ branches, path }: Scan<Thing>): Scan<Thing> {
  const [around, next] = [path.slice(0, -1), (path.at(-1) ?? -1) + 1];
  if (next < groupAt(branches, around).length) return { branches, path: [...around, next] };
  return around.length === 0 ? { branches, path: [0] } : stepped({ branches, path: around });
}

/**
 * The effect of a press: the chosen element, or the scan within the highlighted group. Null if nothing is highlighted.
 */
export function pressed<Thing>(scan: Scan<Thing>): { chosen: Thing } | { within: Scan<Thing> } | null {
  const branch = branchAt(scan);
  if (branch === undefined) return null;
  return isGroup(branch) ? { within: { ...scan, path: [...scan.path, 0] } } : { chosen: branch };
}

function branchAt<Thing>({ branches, path }: Scan<Thing>): Branch<Thing> | undefined {
  return groupAt(branches, path.slice(0, -1))[path.at(-1) ?? -1];
}

function groupAt<Thing>(branches: readonly Branch<Thing>[], path: readonly number[]): readonly Branch<Thing>[] {
  return path.reduce<readonly Branch<Thing>[]>((group, index) => {
    const inner = group[index];
    return inner !== undefined && isGroup(inner) ? inner : [];
  }, branches);
}

function leaves<Thing>(branch: Branch<Thing>): Thing[] {
  return isGroup(branch) ? branch.flatMap(leaves) : [branch];
}

function isGroup<Thing>(branch: Branch<Thing>): branch is readonly Branch<Thing>[] {
  return Array.isArray(branch);
}

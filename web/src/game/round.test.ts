// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { GameView, SeatLetter } from '../rulebook/protocol';
import { settings } from '../settings/settings.svelte';
import { speak, textsAreWhole } from '../texts/texts.svelte';
import { Round } from './round';
import type { TableView } from './tableView.svelte';

/** A person against two computers. After the second one it is the person's turn again. */
class Three {
  remote = null;
  isOver = false;
  may = { play: null as SeatLetter | null };
  isHere = (seat: SeatLetter) => seat === 'A';
  isComputer = (seat: SeatLetter) => seat !== 'A';
  name = (seat: SeatLetter) => ({ A: 'Ada', B: 'Bee', C: 'Cat' })[seat as 'A' | 'B' | 'C'];
}

function moved(by: SeatLetter, from: string, to: string, isHome = false): GameView {
  const seats = [{ seat: 'A', resigned: false, isHome }];
  return {
    seats,
    last: { by, text: '', cells: [from, to], hops: 0, event: 'moved', arrived: [] },
  } as unknown as GameView;
}

let table: Three;
let round: Round;
beforeEach(async () => {
  await speak('en');
  await textsAreWhole();
  table = new Three();
  round = new Round(table as unknown as TableView);
});

test('the moves of several computers are one sentence, when somebody here is to move', () => {
  settings.choose('telling', 'rounds');
  expect(round.heard(moved('A', 'a1', 'a2'))).toBe('Ada: a1 to a2, a step.');
  expect(round.heard(moved('B', 'b1', 'b2'))).toBeNull();
  table.may.play = 'A';
  expect(round.heard(moved('C', 'c1', 'c2'))).toBe('Bee: b1 to b2; Cat: c1 to c2.');
  expect(round.heard(moved('C', 'c2', 'c3'))).toBe('Cat: c2 to c3, a step.');
});

test('each move is told at once, or none, to whoever wants that', () => {
  settings.choose('telling', 'each');
  expect(round.heard(moved('B', 'b1', 'b2'))).toBe('Bee: b1 to b2, a step.');
  settings.choose('telling', 'brief');
  table.may.play = 'A';
  expect(round.heard(moved('C', 'c1', 'c2'))).toBeNull();
  expect(round.heard(moved('A', 'a1', 'a2'))).toBe('Ada: a1 to a2, a step.');
});

test('the end, and the moves after everybody here is home, are never held back', () => {
  settings.choose('telling', 'rounds');
  expect(round.heard(moved('B', 'b1', 'b2', true))).toBe('Bee: b1 to b2, a step.');
  table.isOver = true;
  expect(round.heard(moved('C', 'c1', 'c2'))).toBe('Cat: c1 to c2, a step.');
});

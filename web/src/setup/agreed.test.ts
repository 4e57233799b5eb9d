// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import type { SeatLetter } from '../rulebook/protocol';
import { speak } from '../texts/texts.svelte';
import { agreedTold, choiceTold } from './agreed';

const NAMES: Record<SeatLetter, string> = { A: 'Mia', B: 'Ben', C: 'Oma', D: 'Fox', E: 'Owl', F: 'Hare' };
const name = (seat: SeatLetter): string => NAMES[seat];

beforeAll(() => speak('en'));

test('sides are told by the names of those who win together', () => {
  expect(choiceTold('sides', 'opposite', name)).toBe('Partners opposite');
  expect(choiceTold('sides', 'AC+BD', name)).toBe('Mia and Oma against Ben and Fox');
  expect(choiceTold('sides', 'AB+CD+EF', name)).toBe('Mia and Ben against Oma and Fox against Owl and Hare');
});

test('a table of three is told so, as the rule book offers it', async () => {
  expect(await agreedTold('chinese-3', 'sides=AB+C', name)).toContainEqual({
    rule: 'Partners',
    choice: 'Mia and Ben against Oma',
  });
});

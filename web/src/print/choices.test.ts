import { describe, expect, test } from 'vitest';
import { EXTRAS, PARTS, question, toggled, USUAL } from './choices';

describe('what the server is asked', () => {
  test('is the whole set in the usual size where nothing is chosen', () => {
    expect(question(USUAL, ['A', 'B'], '', 'de')).toBe('lang=de&paper=a4&ink=mono&part=board%2Cpieces%2Crules');
  });

  test('has all that is chosen in it', () => {
    const chosen = {
      ...USUAL,
      paper: 'a3',
      ink: 'colour',
      colours: { B: 'red', A: 'usual', C: 'blue' },
      parts: ['rules', 'teacher'],
      copies: ' 12 ',
      cell: ' 1,8 cm ',
      extras: ['pawns'],
    } as const;
    const asked = new URLSearchParams(question(chosen, ['A', 'B'], 'guards=any,win=both', 'en'));
    expect(Object.fromEntries(asked)).toEqual({
      lang: 'en',
      paper: 'a3',
      ink: 'colour',
      colours: 'B=red', // C has no seat here
      part: 'rules,teacher',
      copies: '12',
      cell: '1,8 cm',
      pawns: 'true',
      house: 'guards=any,win=both',
    });
  });

  test('has no colours for an ink that has none', () => {
    const chosen = { ...USUAL, ink: 'light', colours: { A: 'red' } } as const;
    expect(new URLSearchParams(question(chosen, ['A', 'B'], '', 'en')).get('colours')).toBeNull();
  });

  test('says that no part is wanted, so that the server can say what it thinks of that', () => {
    expect(new URLSearchParams(question({ ...USUAL, parts: [] }, [], '', 'en')).get('part')).toBe('');
  });
});

test('choices keep their order whichever way they are made', () => {
  expect(toggled(PARTS, ['rules'], 'board')).toEqual(['board', 'rules']);
  expect(toggled(PARTS, PARTS, 'pieces')).toEqual(['board', 'rules', 'teacher']);
  expect(toggled(EXTRAS, [], 'pawns')).toEqual(['pawns']);
});

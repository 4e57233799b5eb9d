import { describe, expect, test } from 'vitest';
import { EXTRAS, PARTS, question, toggled, USUAL } from './choices';

describe('what the server is asked', () => {
  test('is the whole set in the usual size where nothing is chosen', () => {
    expect(question(USUAL, '', 'de')).toBe('lang=de&paper=a4&ink=mono&part=board%2Cpieces%2Crules');
  });

  test('has all that is chosen in it', () => {
    const chosen = {
      ...USUAL,
      paper: 'a3',
      ink: 'colour',
      parts: ['rules'],
      cell: ' 1,8 cm ',
      extras: ['pawns'],
    } as const;
    const asked = new URLSearchParams(question(chosen, 'guards=any,win=both', 'en'));
    expect(Object.fromEntries(asked)).toEqual({
      lang: 'en',
      paper: 'a3',
      ink: 'colour',
      part: 'rules',
      cell: '1,8 cm',
      pawns: 'true',
      house: 'guards=any,win=both',
    });
  });

  test('says that no part is wanted, so that the server can say what it thinks of that', () => {
    expect(new URLSearchParams(question({ ...USUAL, parts: [] }, '', 'en')).get('part')).toBe('');
  });
});

test('choices keep their order whichever way they are made', () => {
  expect(toggled(PARTS, ['rules'], 'board')).toEqual(['board', 'rules']);
  expect(toggled(PARTS, PARTS, 'pieces')).toEqual(['board', 'rules']);
  expect(toggled(EXTRAS, [], 'pawns')).toEqual(['pawns']);
});

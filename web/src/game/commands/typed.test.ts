// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../texts/languages';
import { speak, textsAreWhole } from '../../texts/texts.svelte';
import { COMMANDS } from './commands';
import { readTyped, wordsOf } from './typed';

/** What a line means, shortly: 'move f4-g5', 'moves f4', 'unknown'. */
function meaning(line: string): string {
  const typed = readTyped(line);
  if (typed.kind === 'move') return `move ${typed.text}`;
  if (typed.kind === 'unknown') return 'unknown';
  return typed.about === null ? typed.command.id : `${typed.command.id} ${typed.about}`;
}

describe('a typed line', () => {
  beforeEach(async () => {
    await speak('en');
    await textsAreWhole();
  });

  test.each(['f4 g5', 'f4g5', 'F4-G5', ' f4 - g5 ', 'f4 to g5', 'f4→g5', 'f4, g5'])('%s is a move', (line) => {
    expect(meaning(line)).toBe('move f4-g5');
  });

  test.each([
    ['f2 f4 h6', 'move f2-f4-h6'],
    ['a12b13', 'move a12-b13'],
    ['last', 'last'],
    ['LAST MOVE', 'last'],
    ['moves f4', 'moves f4'],
    ['Row 5', 'row 5'],
    ['pieces blue', 'pieces blue'],
    ['f4', 'cell f4'],
    ['resign', 'resign'],
    ['move it', 'unknown'],
    ['f4 g', 'unknown'],
    ['rowing 5', 'unknown'],
  ])('%s means %s', (line, wanted) => {
    expect(meaning(line)).toBe(wanted);
  });

  test('may be in the language of the page, with or without accents, or in English', async () => {
    await speak('de');
    expect(['Züge f4', 'zuge f4', 'moves f4', 'f4 nach g5'].map(meaning)).toEqual([
      'moves f4',
      'moves f4',
      'moves f4',
      'move f4-g5',
    ]);
    await speak('ru');
    expect(meaning('счет')).toBe('standing');
  });

  test.each(Object.keys(LANGUAGES) as Language[])('in %s each word means one command', async (language) => {
    await speak(language);
    const words = COMMANDS.flatMap((command) => wordsOf(command).map((word) => [word.toLocaleLowerCase(), command.id]));
    for (const [word, id] of words) expect(meaning(word ?? '')).toBe(id);
  });
});

// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';
import { ruleBook } from '../rulebook/client';
import type { GameView, VariantInfo } from '../rulebook/protocol';
import { houseOf, rulesTold } from '../rulebook/rulesTold';
import { tell } from '../texts/message';
import { speak } from '../texts/texts.svelte';

const rules = ruleBook();
let variants: VariantInfo[];
beforeAll(async () => {
  await speak('en');
  variants = await rules.variants();
});

async function start(id: string): Promise<GameView> {
  const answer = await rules.shelf().newGame(id, '', 'A');
  if (!answer.ok) throw new Error(answer.why.key);
  return answer.value;
}

const COLOURS = { A: 'Red', B: 'Blue', C: 'Green', D: 'Orange', E: 'Black', F: 'White' } as const;

/** The sections by their names, as they are read. */
async function read(id: string, house = ''): Promise<Record<string, string>> {
  const { sections } = await rulesTold(rules, id, house);
  return Object.fromEntries(sections.map((section) => [section.id, tell(section.text, (seat) => COLOURS[seat])]));
}

describe('the rules of a variant', () => {
  test.each([
    ['xxl-2', 'setup', 'one empty point of the star between them', 'opposite'],
    ['twosided-star', 'setup', 'Each sets up 15 pieces', 'ten'],
    ['american-3', 'setup', 'with 13 pieces, in rows of 4, 4, 3, 2', 'star'],
    ['chinese-2', 'step', 'six directions', 'eight'],
    ['halma-8', 'step', 'eight directions', 'six'],
    ['american-4-both', 'partners', 'Red with Green and Blue with Orange. Both must be home', 'As soon as'],
  ])('say of %s how it is played: %s', async (id, section, says, saysNot) => {
    const sections = await read(id);
    expect(sections[section]).toContain(says);
    expect(sections[section]).not.toContain(saysNot);
  });

  test('speak of colours on square boards only', async () => {
    expect(await read('halma-8')).toHaveProperty('colours');
    expect(await read('chinese-2')).not.toHaveProperty('colours');
  });

  test('follow the house where it differs from the usual', async () => {
    expect(await read('american-4')).not.toHaveProperty('partners');
    expect(await read('american-4', 'sides=AC+BD')).toHaveProperty('partners');
    expect(await read('halma-8')).not.toHaveProperty('guards');
    expect(await read('halma-8', 'guards=any')).not.toHaveProperty('blockers');
    const house = Object.fromEntries(
      (await houseOf(rules, 'halma-8', 'guards=1')).map(({ id, choice }) => [id, choice]),
    );
    expect(house).toMatchObject({ guards: '1', repetition: '3' });
  });

  test('are told of the whole family where no variant is named, with advice', async () => {
    expect((await read(''))['step']).toContain('in any of six on the star');
    expect((await rulesTold(rules)).hints.map(({ id }) => id)).toContain('hint-ladders');
  });

  test('are refused for a house that makes no sense', async () => {
    await expect(rulesTold(rules, 'halma-8', 'guards=7')).rejects.toThrow('problem');
  });
});

test('a position is drawn with the pieces where the rule book has them, on every board', async () => {
  for (const one of variants) {
    const { position, pieces } = await start(one.id);
    expect(await rules.setOut(one.id, position), one.id).toEqual({ ok: true, value: pieces });
  }
});

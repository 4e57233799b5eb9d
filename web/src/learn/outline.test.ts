import { beforeAll, describe, expect, test } from 'vitest';
import { ruleBook } from '../rulebook/client';
import type { GameView, VariantInfo } from '../rulebook/protocol';
import { houseOf, paragraphs } from './outline';
import { setOut } from './setOut';

const rules = ruleBook('js');
let variants: VariantInfo[];
beforeAll(async () => {
  variants = await rules.variants();
});

async function start(id: string): Promise<GameView> {
  const answer = await rules.newGame(id, '', 'A');
  if (!answer.ok) throw new Error(answer.why.key);
  return answer.value;
}

function variant(id: string): VariantInfo {
  const found = variants.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no variant ${id}.`);
  return found;
}

describe('the rules of a variant', () => {
  test('speak of colours on square boards only', () => {
    expect(paragraphs(variant('halma-8'), '')).toContain('colours');
    expect(paragraphs(variant('chinese-2'), '')).not.toContain('colours');
  });

  test('speak of partners where there are any', () => {
    expect(paragraphs(variant('american-4-both'), '')).toContain('partners');
    expect(paragraphs(variant('american-4'), '')).not.toContain('partners');
    expect(paragraphs(variant('american-4'), 'sides=AC+BD')).toContain('partners');
  });

  test('speak of guards where one may stay, and not of blockers where all may', () => {
    expect(paragraphs(variant('xxl-2-guard'), '')).toContain('guards');
    expect(paragraphs(variant('halma-8'), '')).not.toContain('guards');
    expect(paragraphs(variant('halma-8'), 'guards=any')).not.toContain('blockers');
  });

  test('follow the house where it differs from the usual', () => {
    expect(houseOf(variant('halma-8'), 'guards=1')).toMatchObject({ guards: '1', repetition: '3' });
  });
});

test('a position is drawn with the pieces where the rule book has them, on every board', async () => {
  for (const one of variants) {
    const { position, pieces } = await start(one.id);
    expect(setOut(one.board, position), one.id).toEqual(pieces);
  }
});

import { ruleBook } from '../rulebook/client';
import type { VariantInfo } from '../rulebook/protocol';

/** A variant as the rule book describes it. */
export async function variantNamed(id: string): Promise<VariantInfo> {
  const found = (await ruleBook().variants()).find((variant) => variant.id === id);
  if (found === undefined) throw new Error(`There is no variant ${id}.`);
  return found;
}

import type { PricePreview, PriceSource } from '@yay/contract/price-updates/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { planFile, planRule, seenOf } from './plan-lines.ts';
import { itemsNamed, itemsOfRule } from './price-updates.repo.ts';
import { readFile } from './read-file.ts';

/** Returns the prices that a file or a rule would make of the present ones. */
export async function previewUpdate(db: Queryable, source: PriceSource): Promise<PricePreview> {
  if (source.kind === 'rule') {
    const plan = planRule(source.rule, await itemsOfRule(db, source.rule));
    return presented(plan, null);
  }
  const rows = readFile(source.text);
  if (typeof rows === 'string') {
    return presented({ lines: [], unchanged: 0, problems: [] }, rows);
  }
  const ids = rows.flatMap(({ itemId }) => itemId ?? []);
  const names = rows.flatMap(({ itemId, name }) => (itemId === null ? name.toLowerCase() : []));
  return presented(planFile(rows, await itemsNamed(db, ids, [...new Set(names)])), null);
}

function presented(
  { lines, unchanged, problems }: ReturnType<typeof planRule>,
  problem: PricePreview['problem'],
): PricePreview {
  return {
    lines: [...lines],
    unchanged,
    problem,
    problems: [...problems].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    seen: seenOf(lines),
  };
}

import { createHash } from 'node:crypto';
import type { PriceLine, PriceProblemAt, PriceRule } from '@yay/contract/price-updates/calls';
import { type PriceStep, priceWarnings, stepPrice } from '@yay/domain/catalog';
import type { Cents } from '@yay/domain/money';
import type { PricedItem } from './price-updates.repo.ts';
import type { FileRow } from './read-file.ts';

const MOST_CENTS = 100_000;

export interface Plan {
  readonly lines: readonly PriceLine[];
  readonly unchanged: number;
  readonly problems: readonly PriceProblemAt[];
}

/** Plans the prices that a rule gives these items. */
export function planRule(rule: PriceRule, items: readonly PricedItem[]): Plan {
  const lines: PriceLine[] = [];
  const problems: PriceProblemAt[] = [];
  const { step, rounding, applies_to: to } = rule;
  for (const item of items) {
    const price = to === 'price_to_vendor' ? item.price : stepPrice(item.price, step, rounding);
    const vendor =
      to === 'price' ? item.price_to_vendor : stepPrice(item.price_to_vendor, step, rounding);
    const wrong = (['price', 'price_to_vendor'] as const).flatMap((column): PriceProblemAt[] => {
      const cents = column === 'price' ? price : vendor;
      if (cents >= 0 && cents <= MOST_CENTS) return [];
      const code = cents < 0 ? 'amount_low' : 'amount_high';
      return [{ line: null, column, code, text: item.name }];
    });
    problems.push(...wrong);
    if (wrong.length === 0) lines.push(lineOf(item, price, vendor, step));
  }
  return withoutUnchanged(lines, problems);
}

/** Plans the prices of a file, with every problem of every row. */
export function planFile(rows: readonly FileRow[], items: readonly PricedItem[]): Plan {
  const byId = new Map(items.map((item) => [item.id, item]));
  const byName = Map.groupBy(items, ({ name }) => name.toLowerCase());
  const seen = new Set<number>();
  const lines: PriceLine[] = [];
  const problems: PriceProblemAt[] = [];
  for (const row of rows) {
    const { line } = row;
    problems.push(...row.problems.map((problem) => ({ line, ...problem })));
    const item = itemOf(row, byId, byName);
    if (item === null) continue;
    const column = row.itemId === null ? 'name' : 'item_id';
    if (typeof item === 'string') {
      const text = row.itemId === null ? row.name : String(row.itemId);
      problems.push({ line, column, code: item, text });
      continue;
    }
    if (seen.has(item.id)) problems.push({ line, column, code: 'duplicate', text: item.name });
    seen.add(item.id);
    if (row.problems.length > 0) continue;
    lines.push(lineOf(item, row.price ?? item.price, row.priceToVendor ?? item.price_to_vendor));
  }
  return withoutUnchanged(lines, problems);
}

type NoItem = 'unknown_item' | 'several_items' | 'other_item' | 'archived';

/** Finds the item of a row, or why there is none; null where the row's own problems say so already. */
function itemOf(
  row: FileRow,
  byId: ReadonlyMap<number, PricedItem>,
  byName: ReadonlyMap<string, readonly PricedItem[]>,
): PricedItem | NoItem | null {
  if (row.problems.some(({ column }) => column === 'item_id' || column === 'name')) return null;
  const name = row.name.toLowerCase();
  if (row.itemId !== null) {
    const item = byId.get(row.itemId);
    if (item === undefined) return 'unknown_item';
    // A row that slid in the spreadsheet would give its price to another item.
    if (name !== '' && item.name.toLowerCase() !== name) return 'other_item';
    return item.archived ? 'archived' : item;
  }
  const named = byName.get(name) ?? [];
  const offered = named.filter(({ archived }) => !archived);
  if (offered.length > 1) return 'several_items';
  return offered[0] ?? (named.length > 0 ? 'archived' : 'unknown_item');
}

function lineOf(item: PricedItem, price: Cents, vendor: Cents, step?: PriceStep): PriceLine {
  const before = { price: item.price, vendor: item.price_to_vendor };
  return {
    item_id: item.id,
    name: item.name,
    vendor: item.vendor,
    price_before: item.price,
    price,
    price_to_vendor_before: item.price_to_vendor,
    price_to_vendor: vendor,
    warnings: [
      ...priceWarnings(before, { price, vendor }, step),
      ...(item.also_scheduled ? (['also_scheduled'] as const) : []),
    ],
  };
}

function withoutUnchanged(lines: readonly PriceLine[], problems: readonly PriceProblemAt[]): Plan {
  const changed = lines.filter(
    (line) =>
      line.price !== line.price_before || line.price_to_vendor !== line.price_to_vendor_before,
  );
  return { lines: changed, unchanged: lines.length - changed.length, problems };
}

/** Returns a hash of these lines and the prices that they replace. */
export const seenOf = (lines: readonly PriceLine[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        lines.map((line) => [
          line.item_id,
          line.price_before,
          line.price,
          line.price_to_vendor_before,
          line.price_to_vendor,
        ]),
      ),
    )
    .digest('hex');

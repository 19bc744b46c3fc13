import type { PriceUpdate, PriceUpdateLine } from '@yay/contract/price-updates/calls';
import { priceWarnings } from '@yay/domain/catalog';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { presentUpdate } from './present-update.ts';
import { linesOf, listedUpdates } from './updates.repo.ts';

export async function getUpdate(
  source: Queryable,
  id: number,
): Promise<(PriceUpdate & { lines: PriceUpdateLine[] }) | Refusal> {
  const [row] = await listedUpdates(source, { limit: 1, id });
  if (row === undefined) return refuse(404, 'not_found');
  const lines = await linesOf(source, id);
  return {
    ...presentUpdate(row),
    lines: lines.map((line) => ({
      ...line,
      warnings: priceWarnings(
        { price: line.price_before, vendor: line.price_to_vendor_before },
        { price: line.price, vendor: line.price_to_vendor },
        row.source.rule?.step,
      ),
    })),
  };
}

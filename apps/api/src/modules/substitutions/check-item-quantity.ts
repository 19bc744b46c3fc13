import type { ItemQuantity } from '@yay/contract/substitutions/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { type ItemOfDays, itemOrdered } from './is-item-ordered.ts';
import { findItem, findLeft } from './offer.repo.ts';

/**
 * Returns the units of a replacement that are left on each open day, against the orders of the
 * item.
 */
export async function checkQuantity(
  source: Queryable,
  asked: ItemOfDays & { readonly replacementId: number },
): Promise<ItemQuantity[] | Refusal> {
  const ordered = await itemOrdered(source, asked);
  if (isRefusal(ordered)) return ordered;
  if (!(await findItem(source, asked.menuId, asked.replacementId))) {
    return refuse(404, 'not_found');
  }
  const open = ordered.days.filter((day) => !day.locked);
  const left = await findLeft(
    source,
    asked.replacementId,
    open.map((day) => day.date),
  );
  const units = new Map(left.map((row) => [row.date, row.left]));
  return open.map(({ date, orders }) => {
    const rest = units.get(date) ?? null;
    return {
      date,
      ordered: orders,
      left: rest,
      short: rest === null ? 0 : Math.max(orders - rest, 0),
    };
  });
}

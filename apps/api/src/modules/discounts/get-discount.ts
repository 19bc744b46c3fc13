import type { DiscountRecord } from '@yay/contract/discounts/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { discountById } from './admin.repo.ts';
import { presentDiscount } from './discounts.present.ts';

export async function getDiscount(
  source: Queryable,
  actor: Actor,
  id: number,
): Promise<DiscountRecord | Refusal> {
  const row = await discountById(source, id);
  return row === null ? refuse(404, 'not_found') : presentDiscount(source, actor, row);
}

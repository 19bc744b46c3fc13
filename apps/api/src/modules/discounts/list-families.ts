import type { DiscountFamily } from '@yay/contract/discounts/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { type Page, pageOf, type Refusal, refuse, sliceOf } from '../../platform/http/index.ts';
import { countFamilies, familiesWith } from './usage.repo.ts';

const PER_PAGE = 25;

/** The families that used a code, the latest first. */
export async function listFamilies(
  source: Queryable,
  id: number,
  page: number,
): Promise<Page<DiscountFamily> | Refusal> {
  const total = await countFamilies(source, id);
  if (total === null) return refuse(404, 'not_found');
  const paging = { page, perPage: PER_PAGE };
  return pageOf(await familiesWith(source, id, sliceOf(paging)), total, paging);
}

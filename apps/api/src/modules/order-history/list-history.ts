import type { HistoryOrder } from '@yay/contract/order-history/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { pageOf, sliceOf } from '../../platform/http/index.ts';
import { countHistory, type HistorySide, historyPage } from './history.repo.ts';

const PER_PAGE = 20;

/** Returns a page of a family's orders, either ahead or past. */
export async function listHistory(
  source: Queryable,
  familyId: number,
  { page, ...side }: HistorySide & { readonly page: number },
) {
  const paging = { page, perPage: PER_PAGE };
  const total = await countHistory(source, familyId, side);
  const data: HistoryOrder[] = await historyPage(source, familyId, side, sliceOf(paging));
  return pageOf(data, total, paging);
}

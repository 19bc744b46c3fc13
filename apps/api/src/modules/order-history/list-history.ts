import type { HistoryOrder } from '@yay/contract/account';
import type { Queryable } from '../../platform/db/index.ts';
import { countHistory, type HistorySide, historyPage } from './history.repo.ts';

const PER_PAGE = 20;
/** Beyond it there can be nothing, and the offset would outgrow its type. */
const LAST_PAGE_OF_ALL = 1_000_000;

/** What a family has ordered: what is to come, or what was. */
export async function listHistory(
  source: Queryable,
  familyId: number,
  { page, ...side }: HistorySide & { readonly page: number },
) {
  const offset = (Math.min(page, LAST_PAGE_OF_ALL) - 1) * PER_PAGE;
  const total = await countHistory(source, familyId, side);
  const data: HistoryOrder[] = await historyPage(source, familyId, side, {
    limit: PER_PAGE,
    offset,
  });
  return {
    data,
    total,
    per_page: PER_PAGE,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / PER_PAGE)),
  };
}

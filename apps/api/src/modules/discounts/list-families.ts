import type { DiscountFamily } from '@yay/contract/discounts-admin';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { countFamilies, familiesWith } from './usage.repo.ts';

const PER_PAGE = 25;
/** Beyond it there can be nothing, and the offset would outgrow its type. */
const LAST_PAGE_OF_ALL = 1_000_000;

interface Families {
  data: DiscountFamily[];
  total: number;
  per_page: number;
  current_page: number;
  last_page: number;
}

/** The families that used a code, the latest first. */
export async function listFamilies(
  source: Queryable,
  id: number,
  page: number,
): Promise<Families | Refusal> {
  const total = await countFamilies(source, id);
  if (total === null) return refuse(404, 'not_found');
  const offset = (Math.min(page, LAST_PAGE_OF_ALL) - 1) * PER_PAGE;
  return {
    data: await familiesWith(source, id, { limit: PER_PAGE, offset }),
    total,
    per_page: PER_PAGE,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / PER_PAGE)),
  };
}

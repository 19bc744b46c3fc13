import type { ItemFlag } from '@yay/contract/item-flags';
import type { Queryable } from '../../platform/db/index.ts';
import { flagPage } from './item-flags.repo.ts';

const PER_PAGE = 50;

export async function listItemFlags(
  source: Queryable,
  asked: {
    readonly flag: ItemFlag;
    readonly vendor?: number | undefined;
    readonly page?: number | undefined;
  },
) {
  const current = asked.page ?? 1;
  const { counts, vendors, data } = await flagPage(source, {
    flag: asked.flag,
    vendorId: asked.vendor ?? null,
    limit: PER_PAGE,
    offset: (current - 1) * PER_PAGE,
  });
  const total = counts[asked.flag];
  return {
    data,
    counts,
    vendors,
    total,
    per_page: PER_PAGE,
    current_page: current,
    last_page: Math.max(1, Math.ceil(total / PER_PAGE)),
  };
}

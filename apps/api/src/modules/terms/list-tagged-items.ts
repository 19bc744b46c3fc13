import type { ItemChoice } from '@yay/contract/item-choice';
import type { Queryable } from '../../platform/db/index.ts';
import { taggedPage } from './tag-runs.repo.ts';

const PER_PAGE = 100;

export async function listTaggedItems(
  source: Queryable,
  { choice, page }: { readonly choice: ItemChoice; readonly page: number },
) {
  const { rows, total } = await taggedPage(source, choice, {
    limit: PER_PAGE,
    offset: (page - 1) * PER_PAGE,
  });
  return {
    data: rows,
    total,
    per_page: PER_PAGE,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / PER_PAGE)),
  };
}

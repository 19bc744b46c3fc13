import type { ItemChoice } from '@yay/contract/terms/item-choice';
import type { Queryable } from '../../platform/db/index.ts';
import { pageOf, sliceOf } from '../../platform/http/index.ts';
import { taggedPage } from './tag-runs.repo.ts';

const PER_PAGE = 100;

export async function listTaggedItems(
  source: Queryable,
  { choice, page }: { readonly choice: ItemChoice; readonly page: number },
) {
  const paging = { page, perPage: PER_PAGE };
  const { rows, total } = await taggedPage(source, choice, sliceOf(paging));
  return pageOf(rows, total, paging);
}

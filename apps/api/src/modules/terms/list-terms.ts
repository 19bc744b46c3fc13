import type { Term } from '@yay/contract/terms/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { type Page, pageOf, sliceOf } from '../../platform/http/index.ts';
import { termPage } from './terms.repo.ts';

const PER_PAGE = 100;

export async function listTerms(
  source: Queryable,
  {
    search = '',
    page = 1,
  }: { readonly search?: string | undefined; readonly page?: number | undefined },
): Promise<Page<Term>> {
  const paging = { page, perPage: PER_PAGE };
  const { rows, total } = await termPage(source, {
    search: search.trim(),
    ...sliceOf(paging),
  });
  return pageOf(rows, total, paging);
}

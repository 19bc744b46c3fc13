import type { Term } from '@yay/contract/terms';
import type { Queryable } from '../../platform/db/index.ts';
import { termPage } from './terms.repo.ts';

const PER_PAGE = 100;

export async function listTerms(
  source: Queryable,
  {
    search = '',
    page = 1,
  }: { readonly search?: string | undefined; readonly page?: number | undefined },
): Promise<{
  data: Term[];
  total: number;
  per_page: number;
  current_page: number;
  last_page: number;
}> {
  const offset = (page - 1) * PER_PAGE;
  const { rows, total } = await termPage(source, {
    search: search.trim(),
    limit: PER_PAGE,
    offset,
  });
  return {
    data: rows,
    total,
    per_page: PER_PAGE,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / PER_PAGE)),
  };
}

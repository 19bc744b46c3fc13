import type { UserRow } from '@yay/contract/users/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { type Page, pageOf, sliceOf } from '../../platform/http/index.ts';
import { searchPatterns } from './search-patterns.ts';
import { presentRow } from './users.present.ts';
import { countPeople, listPeople } from './users.repo.ts';

/** People by family name; with a search, those who have every word of it in name or address. */
export async function listUsers(
  source: Queryable,
  ask: { readonly search: string; readonly page: number },
): Promise<Page<UserRow>> {
  const search = { patterns: searchPatterns(ask.search) };
  const total = await countPeople(source, search);
  const rows = await listPeople(source, search, sliceOf(ask));
  return pageOf(rows.map(presentRow), total, ask);
}

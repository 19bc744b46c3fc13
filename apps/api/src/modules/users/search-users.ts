import type { FoundUser, UserAccount, UserSearch } from '@yay/contract/users/search';
import { toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { type Page, pageOf, sliceOf } from '../../platform/http/index.ts';
import { literal, searchPatterns } from './search-patterns.ts';
import { fullName, isoOrNull } from './users.present.ts';
import { countPeople, listPeople, type PeopleSearch } from './users.repo.ts';

/** People by first name, e-mail, or either; all that is asked must match. */
export async function searchUsers(
  source: Queryable,
  ask: UserSearch,
): Promise<Page<FoundUser & UserAccount>> {
  const page = ask.page ?? 1;
  const search = searchOf(ask);
  const total = await countPeople(source, search);
  const rows = await listPeople(source, search, sliceOf({ page }));
  const people = rows.map((row) => ({
    ...row,
    full_name: fullName(row),
    suspended_on: isoOrNull(row.suspended_on),
    delinquent: row.delinquent ? (1 as const) : (0 as const),
    created_at: toIso(row.created_at),
    last_seen_at: isoOrNull(row.last_seen_at),
  }));
  return pageOf(people, total, { page });
}

function searchOf({ first = '', email = '', name_or_email = '' }: UserSearch): PeopleSearch {
  const whole = literal(email.toLowerCase());
  const patterns = searchPatterns(name_or_email);
  // The first name is where the searched text begins, so this finds it by the index.
  if (first !== '') patterns.push(`${literal(first.toLowerCase())}%`);
  // The address is also part of the searched text, whose index finds it.
  return email === '' ? { patterns } : { patterns: [...patterns, `%${whole}%`], email: whole };
}

import type { DunningCase, listDunning } from '@yay/contract/dunning/calls';
import { toIso } from '@yay/domain/time';
import type { z } from 'zod';
import type { Db } from '../../platform/db/index.ts';
import { countCases, type ListedCase, listedCases } from './cases.repo.ts';
import { fullName } from './debtor-name.ts';

type Query = z.output<NonNullable<typeof listDunning.query>>;
type Answer = z.output<(typeof listDunning.responses)[200]>;

const PER_PAGE = 25;

/** Families that owe what no card has paid. */
export async function listCases(db: Db, query: Query): Promise<Answer> {
  const perPage = query.per_page ?? PER_PAGE;
  const state = query.state ?? null;
  const { total, owed_cents } = await countCases(db, state);
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const current = Math.min(query.page ?? 1, lastPage);
  const rows = await listedCases(db, state, { limit: perPage, offset: (current - 1) * perPage });
  return {
    data: rows.map(presentCase),
    owed_cents,
    total,
    per_page: perPage,
    current_page: current,
    last_page: lastPage,
  };
}

const isoOrNull = (at: ListedCase['next_try_at']) => (at === null ? null : toIso(at));

const presentCase = (row: ListedCase): DunningCase => ({
  id: row.id,
  family: { id: row.user_id, full_name: fullName(row), email: row.email },
  owed_cents: row.owed_cents,
  since: toIso(row.opened_at),
  tries: row.tries,
  next_try_at: isoOrNull(row.next_try_at),
  grace_ends_at: toIso(row.grace_ends_at),
  warned_at: isoOrNull(row.warned_at),
  warned_again_at: isoOrNull(row.warned_again_at),
  suspended_at: isoOrNull(row.suspended_at),
  failure_code: row.failure_code,
  state: row.state,
});

import type { DunningState } from '@yay/contract/dunning/calls';
import type { Instant } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { debtIsElsewhere } from '../payments/index.ts';

export interface ListedCase {
  readonly id: number;
  readonly user_id: number;
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly owed_cents: number;
  readonly opened_at: Instant;
  readonly tries: number;
  readonly next_try_at: Instant | null;
  readonly grace_ends_at: Instant;
  readonly warned_at: Instant | null;
  readonly warned_again_at: Instant | null;
  readonly suspended_at: Instant | null;
  readonly failure_code: string | null;
  readonly state: DunningState;
}

/**
 * Sorts debts that the team has to settle first; a suspended family is that before all the rest.
 */
const STATE = `case when ${debtIsElsewhere('c.user_id')} then 'elsewhere'
  when c.suspended_at is not null then 'suspended'
  when c.grace_ends_at <= (select app_now()) then 'grace_over' else 'trying' end`;

// The offset keeps it a question about one family at a time: without it, the whole ledger is summed.
const OPEN = `from dunning_cases c
  cross join lateral (
    select f.owed_cents from family_funds f where f.user_id = c.user_id offset 0) funds
  where c.closed_at is null and ($1::text is null or ${STATE} = $1)`;

export async function countCases(
  source: Queryable,
  state: DunningState | null,
): Promise<{ total: number; owed_cents: number }> {
  const [row] = await source.query<{ total: number; owed_cents: number }>(
    'dunning.count_cases',
    `select count(*)::int as total, coalesce(sum(funds.owed_cents), 0)::bigint as owed_cents ${OPEN}`,
    [state],
  );
  return row ?? { total: 0, owed_cents: 0 };
}

export const listedCases = (
  source: Queryable,
  state: DunningState | null,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListedCase[]> =>
  source.query<ListedCase>(
    'dunning.list_cases',
    `select c.id, c.user_id, u.first, u.last, u.email, listed.owed_cents, c.opened_at, c.tries,
       c.next_try_at, c.grace_ends_at, c.warned_at, c.warned_again_at, c.suspended_at,
       (select p.failure_code from payments p where p.user_id = c.user_id and p.purpose = 'debt'
          and p.failure_code is not null order by p.id desc limit 1) as failure_code,
       ${STATE} as state
     from (select c.id, funds.owed_cents ${OPEN} order by c.opened_at, c.id limit $2 offset $3) listed
     join dunning_cases c on c.id = listed.id
     join users u on u.id = c.user_id
     order by c.opened_at, c.id`,
    [state, limit, offset],
  );

import type { PlainDate } from '@yay/domain/calendar';
import { LOCKS, type Tx } from '../../platform/db/index.ts';

/** Locks weeks of a family until the commit: nothing else changes the orders in them. */
export async function lockWeeks(
  tx: Tx,
  userId: number,
  mondays: readonly PlainDate[],
): Promise<void> {
  await tx.query(
    'orders.lock_weeks',
    `insert into order_weeks (user_id, monday)
     select $1::int, monday from unnest($2::date[]) as w (monday) group by monday order by monday
     on conflict (user_id, monday) do update set version = order_weeks.version
     ${LOCKS.weeks.implied(['$1', '$2'])}`,
    [userId, mondays],
  );
}

/** Locks weeks of several families until the commit. */
export async function lockWeeksOf(
  tx: Tx,
  weeks: readonly { readonly userId: number; readonly monday: PlainDate }[],
): Promise<void> {
  await tx.query(
    'orders.lock_weeks_of',
    `insert into order_weeks (user_id, monday)
     select user_id, monday from unnest($1::int[], $2::date[]) as w (user_id, monday)
     group by user_id, monday order by user_id, monday
     on conflict (user_id, monday) do update set version = order_weeks.version
     ${LOCKS.weeks.implied(['$1', '$2'])}`,
    [weeks.map(({ userId }) => userId), weeks.map(({ monday }) => monday)],
  );
}

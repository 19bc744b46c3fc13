import type { PlainDate } from '@yay/domain/calendar';
import type { Tx } from '../../platform/db/index.ts';

/** Takes these weeks of a family, earliest first, until the commit: nobody else saves them meanwhile. */
export async function holdWeeks(
  tx: Tx,
  userId: number,
  mondays: readonly PlainDate[],
): Promise<void> {
  await tx.query(
    'orders.hold_weeks',
    `insert into order_weeks (user_id, monday)
     select $1::int, monday from unnest($2::date[]) as w (monday) group by monday order by monday
     on conflict (user_id, monday) do update set version = order_weeks.version`,
    [userId, mondays],
  );
}

/** The same of many families: each transaction that holds several takes them in this one order. */
export async function holdWeeksOf(
  tx: Tx,
  weeks: readonly { readonly userId: number; readonly monday: PlainDate }[],
): Promise<void> {
  await tx.query(
    'orders.hold_weeks_of',
    `insert into order_weeks (user_id, monday)
     select user_id, monday from unnest($1::int[], $2::date[]) as w (user_id, monday)
     group by user_id, monday order by user_id, monday
     on conflict (user_id, monday) do update set version = order_weeks.version`,
    [weeks.map(({ userId }) => userId), weeks.map(({ monday }) => monday)],
  );
}

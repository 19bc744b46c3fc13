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

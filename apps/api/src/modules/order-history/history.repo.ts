import type { HistoryDays, HistoryOrder, HistoryWhen } from '@yay/contract/account';
import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';

/** From today on where the school is, or before. */
const SIDE = `from orders o
  join destinations d on d.id = o.destination_id
  join markets m on m.id = d.market_id
  where o.user_id = $1 and (o.date >= ((select app_now()) at time zone m.timezone)::date) = $2
    and ($3::date is null or o.date >= $3) and ($4::date is null or o.date <= $4)`;

const COLUMNS = `o.id, o.date, o.status, o.cancel_reason, o.total_cents, o.late_fee_cents,
  d.name as school, i.id as item_id, i.name as item,
  json_build_object('id', l.id, 'first', l.first, 'color', l.color) as luncher,
  array(select p.name from order_lines n join options p on p.id = n.option_id
        where n.order_id = o.id and n.option_id is not null order by n.id) as options,
  array(select e.name from order_lines n join items e on e.id = n.item_id
        where n.order_id = o.id and n.item_id is not null order by n.id) as extras`;

const NAMES = `join destinations d on d.id = o.destination_id
  join items i on i.id = o.item_id
  join lunchers l on l.id = o.luncher_id`;

export type HistorySide = HistoryDays & { readonly when: HistoryWhen };

export async function countHistory(
  source: Queryable,
  familyId: number,
  { when, from, to }: HistorySide,
): Promise<number> {
  const [row] = await source.query<{ total: number }>(
    'history.count',
    `select count(*) as total ${SIDE}`,
    [familyId, when === 'upcoming', from ?? null, to ?? null],
  );
  return row?.total ?? 0;
}

/** What is to come with the next day first, what was with the last day first. */
export const historyPage = (
  source: Queryable,
  familyId: number,
  { when, from, to }: HistorySide,
  slice: { readonly limit: number; readonly offset: number },
): Promise<HistoryOrder[]> =>
  source.query<HistoryOrder>(
    'history.page',
    `select ${COLUMNS}
     from (select o.* ${SIDE}
       order by case when $2 then o.date end, o.date desc, o.luncher_id, o.id
       limit $5 offset $6) o ${NAMES}
     order by case when $2 then o.date end, o.date desc, o.luncher_id, o.id`,
    [familyId, when === 'upcoming', from ?? null, to ?? null, slice.limit, slice.offset],
  );

/** The next orders after one, by date and number. */
export const historyAfter = (
  source: Queryable,
  familyId: number,
  { from, to }: HistoryDays,
  after: { readonly date: PlainDate; readonly id: number } | null,
  limit: number,
): Promise<HistoryOrder[]> =>
  source.query<HistoryOrder>(
    'history.after',
    `select ${COLUMNS}
     from (select o.* from orders o
       where o.user_id = $1 and ($2::date is null or (o.date, o.id) > ($2::date, $3::bigint))
         and ($4::date is null or o.date >= $4) and ($5::date is null or o.date <= $5)
       order by o.date, o.id limit $6) o ${NAMES}
     order by o.date, o.id`,
    [familyId, after?.date ?? null, after?.id ?? null, from ?? null, to ?? null, limit],
  );

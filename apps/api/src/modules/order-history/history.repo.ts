import type { HistoryDays, HistoryOrder, HistoryWhen } from '@yay/contract/order-history/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { languageOf } from '../../facts/index.ts';
import type { Queryable } from '../../platform/db/index.ts';

/** Lunches of a family from today at their school on, or those before; the parameters are $1 to $4. */
const SIDE = `from lunches o
  where o.user_id = $1 and (o.date >= o.today) = $2
    and ($3::date is null or o.date >= $3) and ($4::date is null or o.date <= $4)`;

const COLUMNS = `o.id, o.date, o.kind, o.status, o.cancel_reason, o.total_cents, o.late_fee_cents,
  exists (select from missed_lunches m where m.order_id = o.id) as not_picked_up,
  d.name as school, i.id as item_id,
  said_in(${languageOf('$1')}, i.name, i.name_es) as item,
  json_build_object('id', l.id, 'first', l.first, 'color', l.color) as luncher,
  array(select said_in(${languageOf('$1')}, p.name, p.name_es) from lunch_options p
    where p.order_id = o.id order by p.line_id) as options,
  array(select said_in(${languageOf('$1')}, x.name, x.name_es) from lunch_extras x
    where x.order_id = o.id order by x.line_id) as extras`;

const PAGED = `o.id, o.date, o.kind, o.status, o.cancel_reason, o.total_cents, o.late_fee_cents,
  o.destination_id, o.item_id, o.luncher_id`;

/** Joins the names to one page of lunches, not to all of them. */
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

/** Returns a page of lunches: those to come by day, those past with the last day first. */
export const historyPage = (
  source: Queryable,
  familyId: number,
  { when, from, to }: HistorySide,
  slice: { readonly limit: number; readonly offset: number },
): Promise<HistoryOrder[]> =>
  source.query<HistoryOrder>(
    'history.page',
    `select ${COLUMNS}
     from (select ${PAGED} ${SIDE}
       order by case when $2 then o.date end, o.date desc, o.luncher_id, o.id
       limit $5 offset $6) o ${NAMES}
     order by case when $2 then o.date end, o.date desc, o.luncher_id, o.id`,
    [familyId, when === 'upcoming', from ?? null, to ?? null, slice.limit, slice.offset],
  );

/** Returns the lunches that follow one, by date and number. */
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
     from (select ${PAGED} from lunches o
       where o.user_id = $1 and ($2::date is null or (o.date, o.id) > ($2::date, $3::bigint))
         and ($4::date is null or o.date >= $4) and ($5::date is null or o.date <= $5)
       order by o.date, o.id limit $6) o ${NAMES}
     order by o.date, o.id`,
    [familyId, after?.date ?? null, after?.id ?? null, from ?? null, to ?? null, limit],
  );

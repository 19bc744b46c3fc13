import type { SchoolDay } from '@yay/contract/destinations/school-day';
import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';
import { CHILD, type ChildRow } from './school-day.repo.ts';

export interface ChangeRow extends ChildRow {
  readonly order_id: number;
  readonly at: number;
  readonly before_status: string | null;
  readonly status: string;
  readonly item_name: string;
  readonly was: string | null;
  /** The count of all changes; only the latest of them are rows. */
  readonly total: number;
}

/** Named where nobody asks for more. */
const LATEST = 50;
/** A school has no more lunches on a day than this. */
const ALL = 5_000;

/** Returns the changes of a day's lunches since an instant, the latest first. */
export const changesOfDay = (
  source: Queryable,
  destinationId: number,
  date: PlainDate,
  /** Instants, ISO 8601; without an end, up to now. */
  {
    since,
    until = null,
    all = false,
  }: { readonly since: string; readonly until?: string | null; readonly all?: boolean },
): Promise<ChangeRow[]> =>
  source.query<ChangeRow>(
    'destinations.day_changes',
    // The day's lunches first, each kind by its index: else the events of every school are read.
    `with of_day as materialized (
       select id from plain_lunches
       where date = $2 and destination_id = $1 and lunch_counts(status)
       union all
       select id from plain_lunches
       where date = $2 and destination_id = $1 and status = 'cancelled'
     ), changed as (
       select e.order_id, max(e.at) as at, (array_agg(e.before order by e.id))[1] as before
       from of_day o join order_events e on e.order_id = o.id
       where e.at >= $3 and ($5::timestamptz is null or e.at < $5)
         and e.kind in ('placed', 'changed', 'cancelled')
       group by e.order_id
     )
     select c.order_id, c.at, c.before ->> 'status' as before_status, o.status,
       ${CHILD}, o.item_name,
       (select i.name from items i where i.id = (c.before ->> 'item_id')::integer
         and i.id <> o.item_id) as was,
       (count(*) over ())::int as total
     from changed c join lunches o on o.id = c.order_id
     -- Ordered and taken off since: nobody has heard of it.
     where not (o.status = 'cancelled' and coalesce(c.before ->> 'status', 'cancelled') = 'cancelled')
     order by c.at desc, c.order_id limit $4`,
    [destinationId, date, since, all ? ALL : LATEST, until],
  );

export function kindOfChange({
  before_status: before,
  status,
}: Pick<ChangeRow, 'before_status' | 'status'>): SchoolDay['changes'][number]['kind'] {
  if (status === 'cancelled') return 'canceled';
  return before === null || before === 'cancelled' ? 'added' : 'changed';
}

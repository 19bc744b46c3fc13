import type { BlackoutReason } from '@yay/contract/blackouts/reasons';
import type { BlackoutState } from '@yay/contract/blackouts/values';
import type { PlainDate } from '@yay/domain/calendar';
import type { Locale } from '@yay/words/locales';
import { CLOSURE_STATE } from '../../facts/index.ts';
import type { Queryable } from '../../platform/db/index.ts';

/** Counts the orders that were cancelled because of a closure `b`, all of them or a school's. */
const affectedOrders = (school: string) => `(select count(*) from lunches o
  where o.status = 'cancelled' and o.cancel_reason = 'blackout'
    and o.date between b.starts_on and b.ends_on
    and (${school}::int is null or o.destination_id = ${school}::int)
    and covers(b, o.market_id, o.destination_id, o.grade_id, o.luncher_id))`;

export interface BlackoutRow {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly reason: BlackoutReason;
  readonly starts_on: PlainDate;
  readonly ends_on: PlainDate;
  readonly market: { id: number; name: string };
  readonly destination: { id: number; name: string } | null;
  readonly grade: { id: number; label: string } | null;
  readonly children: number | null;
  readonly state: BlackoutState;
  readonly batch: { id: number; closures: number } | null;
  readonly affected_orders: number;
  readonly created_at: number;
  readonly lifted_at: number | null;
}

const FROM = `blackouts b
  left join destinations d on d.id = b.destination_id
  join markets m on m.id = coalesce(b.market_id, d.market_id)
  left join grades g on g.id = b.grade_id`;

const columnsFor = (
  school: string,
  locale: string,
) => `b.id, said_in(${locale}, b.name, b.name_es) as name, b.type, b.reason, b.starts_on, b.ends_on, ${CLOSURE_STATE} as state,
  json_build_object('id', m.id, 'name', m.name) as market,
  case when d.id is not null then json_build_object('id', d.id, 'name', d.name) end as destination,
  case when g.id is not null then json_build_object('id', g.id, 'label', g.label) end as grade,
  cardinality(b.luncher_ids) as children,
  case when b.batch_id is not null then json_build_object('id', b.batch_id, 'closures',
    (select count(*) from blackouts o where o.batch_id = b.batch_id)) end as batch,
  ${affectedOrders(school)} as affected_orders, b.created_at, b.lifted_at`;

export interface BlackoutFilter {
  readonly marketId: number | null;
  readonly destinationId: number | null;
  readonly reason: BlackoutReason | null;
  readonly state: BlackoutState | null;
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
}

const WHERE = `($1::int is null or m.id = $1)
  and ($2::int is null or b.destination_id = $2
    or b.market_id = (select s.market_id from destinations s where s.id = $2))
  and ($3::text is null or b.reason = $3) and ($4::text is null or ${CLOSURE_STATE} = $4)
  and ($5::date is null or b.ends_on >= $5) and ($6::date is null or b.starts_on <= $6)`;

const filterParams = (filter: BlackoutFilter) => [
  filter.marketId,
  filter.destinationId,
  filter.reason,
  filter.state,
  filter.from,
  filter.to,
];

export async function countBlackouts(source: Queryable, filter: BlackoutFilter): Promise<number> {
  const [row] = await source.query<{ count: number }>(
    'blackouts.count',
    `select count(*) as count from ${FROM} where ${WHERE}`,
    filterParams(filter),
  );
  return row?.count ?? 0;
}

export const findBlackouts = (
  source: Queryable,
  filter: BlackoutFilter,
  which: {
    readonly limit: number;
    readonly offset: number;
    readonly ordersOf: number | null;
    readonly locale: Locale;
  },
): Promise<BlackoutRow[]> =>
  source.query<BlackoutRow>(
    'blackouts.find',
    `select ${columnsFor('$9', '$10')} from ${FROM} where ${WHERE}
     order by b.starts_on desc, b.id desc limit $7 offset $8`,
    [...filterParams(filter), which.limit, which.offset, which.ordersOf, which.locale],
  );

export async function findBlackout(
  source: Queryable,
  id: number,
): Promise<BlackoutRow | undefined> {
  const [row] = await source.query<BlackoutRow>(
    'blackouts.one',
    `select ${columnsFor('null', `'en'`)} from ${FROM} where b.id = $1`,
    [id],
  );
  return row;
}

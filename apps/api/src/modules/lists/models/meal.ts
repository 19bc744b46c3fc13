import { MEAL_SOURCES, MEAL_STATES, MEAL_TYPES } from '@yay/contract/meals/values';
import type { Queryable } from '../../../platform/db/index.ts';
import type { Found, Model, Totals } from '../model.ts';
import { loader } from './loader.ts';

const loadNames = loader(
  'meal_names',
  `select o.id, o.luncher_first || ' ' || o.luncher_last as luncher,
     u.first || ' ' || u.last as family, o.destination_name as school, m.name as market,
     o.grade_label as grade, o.item_name as item, v.display_name as vendor
   from lunches o
   join users u on u.id = o.user_id
   join markets m on m.id = o.market_id
   join vendors v on v.id = o.vendor_id
   where o.id = any ($1::int[])`,
);
const named = { type: 'text', load: loadNames, operators: [] } as const;
/** Names of the family need this; planners and cooks work with the other columns. */
const WHOSE = { any: ['internal_dashboard:users'] } as const;

async function totalsOfMeals(source: Queryable, { where, params }: Found): Promise<Totals> {
  const { rows } = await source.run<{ count: number; total_cents: number }>(
    `select count(*)::int as count, coalesce(sum(o.total_cents), 0)::bigint as total_cents
     from lunches o where ${where}`,
    params,
  );
  const { count = 0, total_cents = 0 } = rows[0] ?? {};
  return { count, sums: { total_cents } };
}

/** A meal: one luncher's order of one day. */
export const meal: Model = {
  name: 'Meal',
  list: 'meals',
  need: { any: ['internal_dashboard:meals'] },
  from: 'lunches o',
  key: 'o.id',
  usual: ['id', 'date', 'luncher', 'school', 'item', 'status'],
  order: 'o.date desc, o.id desc',
  columns: {
    id: { type: 'integer', sql: 'o.id', sort: 'o.id' },
    date: { type: 'date', sql: 'o.date', sort: 'o.date', indexed: true },
    type: { type: 'text', sql: 'o.kind', values: MEAL_TYPES, operators: ['=', '!='] },
    status: { type: 'text', sql: 'o.status', values: MEAL_STATES, operators: ['=', '!='] },
    source: { type: 'text', sql: 'o.source', values: MEAL_SOURCES, operators: ['=', '!='] },
    luncher_id: { type: 'integer', sql: 'o.luncher_id', need: WHOSE },
    luncher: { ...named, need: WHOSE },
    user_id: { type: 'integer', sql: 'o.user_id', need: WHOSE },
    family: { ...named, need: WHOSE },
    market_id: {
      type: 'integer',
      among: (values) =>
        `o.destination_id in (select d.id from destinations d where d.market_id = any (${values}))`,
    },
    market: named,
    destination_id: { type: 'integer', sql: 'o.destination_id' },
    school: named,
    grade_id: { type: 'integer', sql: 'o.grade_id' },
    grade: named,
    vendor_id: {
      type: 'integer',
      among: (values) =>
        `o.item_id in (select i.id from items i where i.vendor_id = any (${values}))`,
    },
    vendor: named,
    item_id: { type: 'integer', sql: 'o.item_id' },
    item: named,
    total_cents: { type: 'integer', sql: 'o.total_cents', sort: 'o.total_cents' },
    late_fee_cents: { type: 'integer', sql: 'o.late_fee_cents' },
    cancel_reason: { type: 'text', sql: 'o.cancel_reason', operators: [] },
    created_at: { type: 'instant', sql: 'o.created_at', sort: 'o.created_at' },
  },
  hidden: { column: 'status', value: 'cancelled', unless: `lunch_counts(o.status)` },
  totals: totalsOfMeals,
};

import { DISCOUNT_STATES, type DiscountState } from '@yay/contract/discounts/calls';
import type { Model } from '../model.ts';
import { loader } from './loader.ts';

const STATE_CASES: Readonly<Record<DiscountState, string>> = {
  archived: 'd.archived_at is not null',
  waiting: 'd.archived_at is null and d.waiting_by is not null',
  scheduled: `d.archived_at is null and d.waiting_by is null and d.starts_on > office_today()`,
  expired: `d.archived_at is null and d.waiting_by is null and d.ends_on < office_today()`,
  active: `d.archived_at is null and d.waiting_by is null and (d.starts_on is null or d.starts_on <= office_today())
    and (d.ends_on is null or d.ends_on >= office_today())`,
};
const STATE = `case ${Object.entries(STATE_CASES)
  .map(([state, is]) => `when ${is} then '${state}'`)
  .join(' ')} end`;
const NAMED = 20;

const loadUses = loader(
  'discount_uses',
  `select d.id, count(w.user_id)::int as uses, coalesce(sum(w.discount_cents), 0)::bigint as given_cents
   from discounts d left join order_weeks w on w.discount_id = d.id
   where d.id = any ($1::int[]) group by d.id`,
);

/** Loads the targets of a discount at the narrowest level that is set; a long list is cut. */
const loadTargets = loader(
  'discount_targets',
  `select d.id,
     case when d.grade_ids <> '{}' then array(
         select x.name || ', ' || g.label from grades g join destinations x on x.id = g.destination_id
         where g.id = any (d.grade_ids) order by x.name, g.position, g.id limit ${NAMED})
       when d.destination_ids <> '{}' then array(
         select x.name from destinations x where x.id = any (d.destination_ids)
         order by x.name, x.id limit ${NAMED})
       else array(
         select m.name from markets m where m.id = any (d.market_ids) order by m.name limit ${NAMED})
     end as targets
   from discounts d where d.id = any ($1::int[])`,
);

export const discount: Model = {
  name: 'Discount',
  list: 'discounts',
  need: { any: ['internal_dashboard:discounts'] },
  from: 'discounts d',
  key: 'd.id',
  usual: ['id', 'code', 'name', 'kind', 'value', 'state'],
  order: 'd.created_at desc, d.id desc',
  columns: {
    id: { type: 'integer', sql: 'd.id', sort: 'd.id' },
    code: { type: 'text', sql: 'd.code', sort: 'd.code', search: 'lower(d.code)' },
    name: { type: 'text', sql: 'd.name', sort: 'lower(d.name)', search: 'lower(d.name)' },
    kind: { type: 'text', sql: 'd.kind', values: ['percent', 'amount'], operators: ['=', '!='] },
    value: { type: 'integer', sql: 'd.value', sort: 'd.kind, d.value' },
    most_cents: { type: 'integer', sql: 'd.most_cents', sort: 'd.most_cents' },
    /** The reduction as a person writes it: 15% or $5.00. */
    gives: {
      type: 'text',
      sql: `case d.kind when 'percent' then d.value || '%'
        else '$' || to_char(d.value / 100.0, 'FM9999990.00') end`,
      operators: [],
    },
    starts_on: { type: 'date', sql: 'd.starts_on', sort: 'd.starts_on' },
    ends_on: { type: 'date', sql: 'd.ends_on', sort: 'd.ends_on' },
    uses: { type: 'integer', load: loadUses, operators: [] },
    given_cents: { type: 'integer', load: loadUses, operators: [] },
    max_uses: { type: 'integer', sql: 'd.max_uses', sort: 'd.max_uses' },
    max_uses_per_family: { type: 'integer', sql: 'd.max_uses_per_family' },
    min_total_cents: { type: 'integer', sql: 'd.min_total_cents', sort: 'd.min_total_cents' },
    first_order_only: { type: 'boolean', sql: 'd.first_order_only' },
    targets: { type: 'text', load: loadTargets, operators: [] },
    targets_count: {
      type: 'integer',
      sql: `case when d.grade_ids <> '{}' then cardinality(d.grade_ids)
        when d.destination_ids <> '{}' then cardinality(d.destination_ids)
        else cardinality(d.market_ids) end`,
      operators: [],
    },
    granularity: {
      type: 'text',
      sql: `case when d.grade_ids <> '{}' then 'grades' when d.destination_ids <> '{}' then 'destinations'
        when d.market_ids <> '{}' then 'markets' else 'everyone' end`,
      values: ['everyone', 'markets', 'destinations', 'grades'],
      operators: ['=', '!='],
    },
    state: { type: 'text', sql: STATE, values: DISCOUNT_STATES, cases: STATE_CASES },
    created_at: { type: 'instant', sql: 'd.created_at', sort: 'd.created_at' },
    updated_at: { type: 'instant', sql: 'd.updated_at', sort: 'd.updated_at' },
    archived_at: { type: 'instant', sql: 'd.archived_at', sort: 'd.archived_at' },
  },
  hidden: { column: 'state', value: 'archived', unless: 'd.archived_at is null' },
  finding: {
    search: `lower(d.code || ' ' || d.name)`,
    name: 'd.code',
    label: `nullif(d.name, '')`,
    order: ['d.code', 'd.id'],
  },
};

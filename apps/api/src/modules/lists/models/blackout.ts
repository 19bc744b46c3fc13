import { BLACKOUT_REASONS } from '@yay/contract/blackouts/reasons';
import { BLACKOUT_STATES } from '@yay/contract/blackouts/values';
import { CLOSURE_STATE, CLOSURE_STATES } from '../../../facts/index.ts';
import type { Model } from '../model.ts';
import { loader } from './loader.ts';

const MARKET_ID = `coalesce(b.market_id,
  (select d.market_id from destinations d where d.id = b.destination_id))`;

const loadPlaces = loader(
  'blackout_places',
  `select b.id, m.name as market, d.name as school, g.label as grade,
     cardinality(b.luncher_ids) as children
   from blackouts b
   left join destinations d on d.id = b.destination_id
   join markets m on m.id = coalesce(b.market_id, d.market_id)
   left join grades g on g.id = b.grade_id
   where b.id = any ($1::int[])`,
);

/** Loads the number of orders that were cancelled on a closure's days, where it closes. */
const loadAffected = loader(
  'blackout_affected',
  `select b.id, (select count(*) from lunches o
     where o.status = 'cancelled' and o.cancel_reason = 'blackout'
       and o.date between b.starts_on and b.ends_on
       and covers(b, o.market_id, o.destination_id, o.grade_id, o.luncher_id))::int
     as affected_orders
   from blackouts b where b.id = any ($1::int[])`,
);

const loadBatches = loader(
  'blackout_batches',
  `select b.id, coalesce((select count(*) from blackouts o where o.batch_id = b.batch_id), 1)::int
     as batch_closures
   from blackouts b where b.id = any ($1::int[])`,
);

export const blackout: Model = {
  name: 'Blackout',
  list: 'blackouts',
  need: { any: ['internal_dashboard:routes', 'internal_dashboard:schools'] },
  from: 'blackouts b',
  key: 'b.id',
  usual: ['id', 'name', 'reason', 'starts_on', 'ends_on', 'state'],
  order: 'b.starts_on desc, b.id desc',
  columns: {
    id: { type: 'integer', sql: 'b.id', sort: 'b.id' },
    name: { type: 'text', sql: 'b.name', sort: 'lower(b.name)', search: 'lower(b.name)' },
    reason: { type: 'text', sql: 'b.reason', sort: 'b.reason', values: BLACKOUT_REASONS },
    starts_on: { type: 'date', sql: 'b.starts_on', sort: 'b.starts_on' },
    ends_on: { type: 'date', sql: 'b.ends_on', sort: 'b.ends_on' },
    market_id: { type: 'integer', sql: MARKET_ID },
    destination_id: { type: 'integer', sql: 'b.destination_id' },
    market: { type: 'text', load: loadPlaces, operators: [] },
    school: { type: 'text', load: loadPlaces, operators: [] },
    grade: { type: 'text', load: loadPlaces, operators: [] },
    children: { type: 'integer', load: loadPlaces, operators: [] },
    affected_orders: { type: 'integer', load: loadAffected, operators: [] },
    batch_closures: { type: 'integer', load: loadBatches, operators: [] },
    batch_id: { type: 'integer', sql: 'b.batch_id' },
    state: { type: 'text', sql: CLOSURE_STATE, values: BLACKOUT_STATES, cases: CLOSURE_STATES },
    created_at: { type: 'instant', sql: 'b.created_at', sort: 'b.created_at' },
    lifted_at: { type: 'instant', sql: 'b.lifted_at', sort: 'b.lifted_at' },
  },
  finding: {
    search: 'lower(b.name)',
    name: 'b.name',
    label: 'b.starts_on::text',
    order: ['lower(b.name)', 'b.id'],
  },
};

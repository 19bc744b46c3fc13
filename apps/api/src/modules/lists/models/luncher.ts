import type { Model } from '../model.ts';

const NAME = 'l.search_text';
const FAMILY = `(select u.first || ' ' || u.last from users u where u.id = l.user_id)`;
const SCHOOL = '(select d.name from destinations d where d.id = l.destination_id)';
const MARKET = '(select d.market_id from destinations d where d.id = l.destination_id)';
const GRADE = '(select g.label from grades g where g.id = l.grade_id)';
const inMarkets = (values: string) =>
  `l.destination_id in (select d.id from destinations d where d.market_id = any (${values}))`;
const COLORS = ['green', 'red', 'blue', 'yellow'];

export const luncher: Model = {
  name: 'Luncher',
  list: 'lunchers',
  need: { any: ['internal_dashboard:users'] },
  // Deleted accounts are few and read once. They are a subquery and not a join, which would lose
  // the order of the index on lunchers.
  from: `(select * from lunchers l where l.deleted_at is null and (exists (
    select from users u where u.id = l.user_id and u.deleted_at is not null)) is not true) l`,
  key: 'l.id',
  usual: ['id', 'full_name', 'user_id', 'school', 'grade'],
  order: 'l.sort_name, l.id',
  columns: {
    id: { type: 'integer', sql: 'l.id', sort: 'l.id' },
    user_id: { type: 'integer', sql: 'l.user_id' },
    full_name: {
      type: 'text',
      sql: `(l.first || ' ' || l.last)`,
      sort: 'l.sort_name',
      indexed: true,
      search: NAME,
    },
    first: { type: 'text', sql: 'l.first', sort: 'lower(l.first)', search: 'lower(l.first)' },
    last: { type: 'text', sql: 'l.last', sort: 'lower(l.last)', search: 'lower(l.last)' },
    color: { type: 'text', sql: 'l.color', values: COLORS, operators: ['=', '!='] },
    family: { type: 'text', sql: FAMILY, operators: [] },
    destination_id: { type: 'integer', sql: 'l.destination_id' },
    school: { type: 'text', sql: SCHOOL, operators: [] },
    market_id: { type: 'integer', sql: MARKET, among: inMarkets },
    grade_id: { type: 'integer', sql: 'l.grade_id' },
    grade: { type: 'text', sql: GRADE, operators: [] },
    are_orders_repeating: { type: 'boolean', sql: 'l.are_orders_repeating' },
    created_at: { type: 'instant', sql: 'l.created_at', sort: 'l.created_at' },
  },
  finding: {
    search: NAME,
    name: `l.first || ' ' || l.last`,
    label: `${SCHOOL} || ', ' || ${GRADE}`,
    order: ['l.sort_name', 'l.id'],
  },
};

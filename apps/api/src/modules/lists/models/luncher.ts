import type { Model } from '../model.ts';

const NAME = `lower(l.first || ' ' || l.last)`;
const COLORS = ['green', 'red', 'blue', 'yellow'];

export const luncher: Model = {
  name: 'Luncher',
  list: 'lunchers',
  need: { any: ['internal_dashboard:users'] },
  from: `(select l.id, l.user_id, l.grade_id, l.destination_id, l.first, l.last, l.color,
      l.are_orders_repeating, l.created_at, u.first || ' ' || u.last as family, d.name as school,
      d.market_id, g.label as grade
    from lunchers l join users u on u.id = l.user_id and u.deleted_at is null
      join destinations d on d.id = l.destination_id join grades g on g.id = l.grade_id
    where l.deleted_at is null) l`,
  key: 'l.id',
  usual: ['id', 'full_name', 'user_id', 'school', 'grade'],
  order: 'lower(l.last), lower(l.first), l.id',
  columns: {
    id: { type: 'integer', sql: 'l.id', sort: 'l.id' },
    user_id: { type: 'integer', sql: 'l.user_id' },
    full_name: {
      type: 'text',
      sql: `(l.first || ' ' || l.last)`,
      sort: 'lower(l.last)',
      search: NAME,
    },
    first: { type: 'text', sql: 'l.first', sort: 'lower(l.first)', search: 'lower(l.first)' },
    last: { type: 'text', sql: 'l.last', sort: 'lower(l.last)', search: 'lower(l.last)' },
    color: { type: 'text', sql: 'l.color', values: COLORS, operators: ['=', '!='] },
    family: { type: 'text', sql: 'l.family', search: 'lower(l.family)' },
    destination_id: { type: 'integer', sql: 'l.destination_id' },
    school: { type: 'text', sql: 'l.school', sort: 'lower(l.school)' },
    market_id: { type: 'integer', sql: 'l.market_id' },
    grade_id: { type: 'integer', sql: 'l.grade_id' },
    grade: { type: 'text', sql: 'l.grade' },
    are_orders_repeating: { type: 'boolean', sql: 'l.are_orders_repeating' },
    created_at: { type: 'instant', sql: 'l.created_at', sort: 'l.created_at' },
  },
  finding: {
    search: NAME,
    name: `l.first || ' ' || l.last`,
    label: `l.school || ', ' || l.grade`,
    order: 'lower(l.last), lower(l.first), l.id',
  },
};

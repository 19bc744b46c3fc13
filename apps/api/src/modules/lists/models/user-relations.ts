import { ROLES } from '@yay/domain/access';
import type { Relation } from '../model.ts';
import { loader } from './loader.ts';

const ORDER_STATES = ['placed', 'locked', 'served', 'cancelled'];

export const USER_RELATIONS: Readonly<Record<string, Relation>> = {
  roles: {
    has: (conditions) => `exists (select from user_roles r where r.user_id = u.id${conditions})`,
    columns: { name: { type: 'text', sql: 'r.role', values: ROLES } },
    load: loader(
      'user_with_roles',
      `select r.user_id as id, json_agg(json_build_object('name', r.role) order by r.role) as roles
       from user_roles r where r.user_id = any ($1::int[]) group by r.user_id`,
    ),
  },
  lunchers: {
    has: (conditions) =>
      `exists (select from lunchers l where l.user_id = u.id and l.deleted_at is null${conditions})`,
    columns: {
      id: { type: 'integer', sql: 'l.id' },
      first: { type: 'text', sql: 'l.first' },
      last: { type: 'text', sql: 'l.last' },
      grade_id: { type: 'integer', sql: 'l.grade_id' },
      destination_id: { type: 'integer', sql: 'l.destination_id' },
      are_orders_repeating: { type: 'boolean', sql: 'l.are_orders_repeating' },
    },
    load: loader(
      'user_with_lunchers',
      `select l.user_id as id, json_agg(json_build_object('id', l.id, 'first', l.first,
         'last', l.last, 'color', l.color, 'destination_id', l.destination_id,
         'school', l.destination_name, 'grade_id', l.grade_id, 'grade', l.grade_label) order by l.id)
         as lunchers
       from lunchers_in_place l
       where l.user_id = any ($1::int[]) and l.deleted_at is null group by l.user_id`,
    ),
  },
  destinations: {
    has: (conditions) =>
      `exists (select from destination_users x join destinations d on d.id = x.destination_id
        where x.user_id = u.id${conditions})`,
    columns: {
      id: { type: 'integer', sql: 'd.id' },
      market_id: { type: 'integer', sql: 'd.market_id' },
    },
    load: loader(
      'user_with_destinations',
      `select x.user_id as id,
         json_agg(json_build_object('id', d.id, 'name', d.name) order by d.name, d.id) as destinations
       from destination_users x join destinations d on d.id = x.destination_id
       where x.user_id = any ($1::int[]) group by x.user_id`,
    ),
  },
  vendors: {
    has: (conditions) =>
      `exists (select from vendor_users x join vendors v on v.id = x.vendor_id
        where x.user_id = u.id${conditions})`,
    columns: { id: { type: 'integer', sql: 'v.id' } },
    load: loader(
      'user_with_vendors',
      `select x.user_id as id, json_agg(json_build_object('id', v.id, 'name', v.display_name)
         order by v.display_name, v.id) as vendors
       from vendor_users x join vendors v on v.id = x.vendor_id
       where x.user_id = any ($1::int[]) group by x.user_id`,
    ),
  },
  orders: {
    // The row of a family knows whether it ever ordered.
    has: (conditions) =>
      conditions === ''
        ? 'u.has_ordered'
        : `exists (select from lunches o where o.user_id = u.id${conditions})`,
    columns: {
      date: { type: 'date', sql: 'o.date' },
      status: { type: 'text', sql: 'o.status', values: ORDER_STATES, operators: ['=', '!='] },
      destination_id: { type: 'integer', sql: 'o.destination_id' },
      item_id: { type: 'integer', sql: 'o.item_id' },
      total_cents: { type: 'integer', sql: 'o.total_cents' },
    },
    // Only the latest orders of each family: all of them are a list of their own.
    load: loader(
      'user_with_orders',
      `select u.id, (
         select json_agg(json_build_object('id', o.id, 'date', o.date, 'luncher_id', o.luncher_id,
           'status', o.status, 'item_id', o.item_id, 'total_cents', o.total_cents)
           order by o.date desc, o.id desc)
         from (select * from lunches o where o.user_id = u.id order by o.date desc, o.id desc limit 20) o
       ) as orders
       from users u where u.id = any ($1::int[])`,
    ),
  },
};

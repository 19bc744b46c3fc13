import type { Model } from '../model.ts';
import { loader } from './loader.ts';

const NAME = `coalesce(d.name, l.name, '')`;
const KINDS = { school: 'l.destination_id is not null', warehouse: 'l.destination_id is null' };
const IS_ACTIVE = `(l.archived_at is null and coalesce(d.status, 'active') <> 'archived')`;

/** A school or warehouse that keeps an inventory. */
export const location: Model = {
  name: 'Location',
  list: 'locations',
  need: { any: ['internal_dashboard:routes', 'internal_dashboard:schools'] },
  from: `inventory_locations l
    left join destinations d on d.id = l.destination_id
    join markets m on m.id = coalesce(d.market_id, l.market_id)`,
  key: 'l.id',
  usual: ['id', 'name', 'kind', 'market_id'],
  order: `lower(${NAME}), l.id`,
  columns: {
    id: { type: 'integer', sql: 'l.id', sort: 'l.id' },
    name: { type: 'text', sql: NAME, sort: `lower(${NAME})`, search: `lower(${NAME})` },
    kind: {
      type: 'text',
      sql: `case when ${KINDS.school} then 'school' else 'warehouse' end`,
      values: ['school', 'warehouse'],
      operators: ['=', '!='],
      cases: KINDS,
    },
    /** The school; null of a warehouse. */
    destination_id: { type: 'integer', sql: 'l.destination_id' },
    market_id: { type: 'integer', sql: 'm.id', sort: 'm.id' },
    market_name: { type: 'text', sql: 'm.name', sort: 'lower(m.name)' },
    state: {
      type: 'text',
      sql: `case when ${IS_ACTIVE} then 'active' else 'archived' end`,
      values: ['active', 'archived'],
      cases: { active: IS_ACTIVE, archived: `not ${IS_ACTIVE}` },
    },
  },
  relations: {
    sublocations: {
      has: (conditions) =>
        `exists (select from inventory_sublocations s
          where s.inventory_location_id = l.id and s.archived_at is null${conditions})`,
      columns: {
        id: { type: 'integer', sql: 's.id' },
        name: { type: 'text', sql: 's.name' },
      },
      load: loader(
        'location_sublocations',
        `select s.inventory_location_id as id, json_agg(json_build_object('id', s.id, 'name', s.name)
           order by s.position, s.id) as sublocations
         from inventory_sublocations s
         where s.inventory_location_id = any ($1::int[]) and s.archived_at is null
         group by s.inventory_location_id`,
      ),
    },
    /** The kitchens whose food it keeps. */
    vendor: {
      need: { any: ['internal_dashboard:vendors'] },
      has: (conditions) =>
        `exists (select from inventory_on_hand h join items i on i.id = h.item_id
          join vendors v on v.id = i.vendor_id where h.inventory_location_id = l.id${conditions})`,
      columns: {
        id: { type: 'integer', sql: 'v.id' },
        display_name: { type: 'text', sql: 'v.display_name' },
      },
      load: loader(
        'location_vendors',
        `select k.id, json_agg(json_build_object('id', v.id, 'display_name', v.display_name,
           'short_name', v.short_name, 'is_high_volume', v.is_high_volume)
           order by lower(v.display_name), v.id) as vendor
         from (select distinct s.inventory_location_id as id, i.vendor_id
           from inventory_sublocations s
           join inventory_assignments a on a.sublocation_id = s.id and a.removed_at is null
           join items i on i.id = a.item_id
           where s.inventory_location_id = any ($1::int[]) and s.archived_at is null) k
         join vendors v on v.id = k.vendor_id
         group by k.id`,
      ),
    },
  },
  hidden: { column: 'state', value: 'archived', unless: IS_ACTIVE },
  finding: {
    search: `lower(${NAME})`,
    name: NAME,
    label: 'm.name',
    order: [`lower(${NAME})`, 'l.id'],
  },
};

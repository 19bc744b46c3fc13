import type { Model } from '../model.ts';
import { loader } from './loader.ts';

const SEARCH = `lower(v.display_name || ' ' || v.branch_name || ' ' || v.vendor_code)`;

export const vendor: Model = {
  name: 'Vendor',
  list: 'vendors',
  lookup: true,
  need: { any: ['internal_dashboard:vendors'] },
  from: 'vendors v',
  key: 'v.id',
  usual: ['id', 'display_name', 'branch_name', 'vendor_code'],
  order: 'lower(v.display_name), v.id',
  columns: {
    id: { type: 'integer', sql: 'v.id', sort: 'v.id' },
    display_name: {
      type: 'text',
      sql: 'v.display_name',
      sort: 'lower(v.display_name)',
      search: 'lower(v.display_name)',
    },
    branch_name: { type: 'text', sql: 'v.branch_name', search: 'lower(v.branch_name)' },
    vendor_code: {
      type: 'text',
      sql: 'v.vendor_code',
      sort: 'lower(v.vendor_code)',
      search: 'lower(v.vendor_code)',
    },
    short_name: { type: 'text', sql: 'v.short_name' },
    is_high_volume: { type: 'boolean', sql: 'v.is_high_volume' },
    suspended_on: { type: 'instant', sql: 'v.suspended_on', sort: 'v.suspended_on' },
  },
  relations: {
    items: {
      need: { any: ['internal_dashboard:items'] },
      has: (conditions) =>
        `exists (select from items i where i.vendor_id = v.id and i.archived_at is null${conditions})`,
      columns: {
        id: { type: 'integer', sql: 'i.id' },
        name: { type: 'text', sql: 'i.name' },
      },
      load: loader(
        'vendor_with_items',
        `select i.vendor_id as id,
           json_agg(json_build_object('id', i.id, 'name', i.name) order by lower(i.name), i.id) as items
         from items i where i.vendor_id = any ($1::int[]) and i.archived_at is null
         group by i.vendor_id`,
      ),
    },
  },
  finding: {
    search: SEARCH,
    name: 'v.display_name',
    label: `nullif(concat_ws(' · ', nullif(v.branch_name, ''), v.vendor_code), '')`,
    order: ['lower(v.display_name)', 'v.id'],
  },
};

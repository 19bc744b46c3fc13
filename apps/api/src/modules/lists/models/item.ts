import type { Model } from '../model.ts';
import { loader } from './loader.ts';

const SEARCH = `lower(i.name || ' ' || i.internal_name)`;

/** The name of an item for families that read Spanish. */
export const SPANISH_NAME = 'lower(i.name_es)';

export const item: Model = {
  name: 'Item',
  list: 'items',
  need: { any: ['internal_dashboard:items'] },
  from: 'items i',
  key: 'i.id',
  usual: ['id', 'name', 'vendor_id'],
  order: 'lower(i.name), i.id',
  columns: {
    id: { type: 'integer', sql: 'i.id', sort: 'i.id' },
    name: { type: 'text', sql: 'i.name', sort: 'lower(i.name)', search: 'lower(i.name)' },
    internal_name: {
      type: 'text',
      sql: 'i.internal_name',
      sort: 'lower(i.internal_name)',
      search: 'lower(i.internal_name)',
    },
    vendor_id: { type: 'integer', sql: 'i.vendor_id' },
    price_cents: { type: 'integer', sql: 'i.price_cents', sort: 'i.price_cents' },
    is_extra: { type: 'boolean', sql: 'i.is_extra' },
    preorder: { type: 'boolean', sql: 'i.preorder' },
    daily_capacity: { type: 'integer', sql: 'i.daily_capacity' },
    archived_at: { type: 'instant', sql: 'i.archived_at', sort: 'i.archived_at' },
  },
  relations: {
    vendor: {
      need: { any: ['internal_dashboard:vendors'] },
      has: (conditions) => `exists (select from vendors v where v.id = i.vendor_id${conditions})`,
      columns: {
        id: { type: 'integer', sql: 'v.id' },
        display_name: { type: 'text', sql: 'v.display_name' },
      },
      load: loader(
        'item_with_vendor',
        `select i.id, json_build_array(json_build_object('id', v.id,
           'display_name', v.display_name)) as vendor
         from items i join vendors v on v.id = i.vendor_id where i.id = any ($1::int[])`,
      ),
    },
  },
  finding: {
    search: SEARCH,
    name: 'i.name',
    label: '(select v.display_name from vendors v where v.id = i.vendor_id)',
    offered: `is_offered(i.archived_at,
      (select v.suspended_on from vendors v where v.id = i.vendor_id))`,
    order: ['lower(i.name)', 'i.id'],
  },
};

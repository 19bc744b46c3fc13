import type { actions } from '@yay/contract/items/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    item: {
      created: 'Created an item',
      updated: 'Changed an item',
      copied: 'Copied an item',
      archived: 'Archived an item',
      restored: 'Restored an item',
      stock_set: 'Set the units of a day',
      combinations_saved: 'Changed which options go together',
      orders_recalled: 'Canceled lunches that are no longer safe for their children',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    item: 'Item',
  },
  fields: {
    name_es: 'Name in Spanish',
    internal_name: 'Internal name',
    description: 'Description',
    description_es: 'Description in Spanish',
    price_cents: 'Price',
    price_to_vendor_cents: 'Price to vendor',
    price_type: 'Price type',
    is_units: 'Sold in units',
    total_units: 'Units in a pack',
    daily_capacity: 'Units a day',
    farthest_start_date: 'First day',
    is_extra: 'Extra',
    preorder: 'Preorder',
    properties: 'Allergens and diet',
    tint: 'Color',
    picture: 'Picture',
    tags: 'Tags',
    original: 'Copied from',
    units: 'Units',
    not_made: 'Not made',
    kitchen_names: 'Kitchen names',
  },
};

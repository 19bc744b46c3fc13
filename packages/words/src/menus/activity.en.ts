import type { actions } from '@yay/contract/menus/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    menu: {
      item_replaced: 'Replaced an item of a menu',
      replacement_finished: 'Told every family of a replaced item',
      item_deleted: 'Took an item off a menu',
      created: 'Created a menu',
      updated: 'Changed a menu',
      copied: 'Copied a menu',
      archived: 'Archived a menu',
      restored: 'Restored a menu',
      item_added: 'Put an item on a menu',
      items_added: 'Put several items on a menu',
      item_changed: 'Changed the weight of an item of a menu',
      item_removed: 'Took an item off a menu',
      scheduled: 'Scheduled menus',
    },
    go_menu: {
      created: 'Gave a school a grab-and-go menu',
      updated: 'Changed the days of a grab-and-go menu',
      removed: 'Took a grab-and-go menu from a school',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    menu: 'Menu',
  },
  fields: {
    weight: 'Weight',
    last_day: 'Last day',
    items_of: 'Items of',
    items: 'Items',
    theme: 'Theme',
  },
};

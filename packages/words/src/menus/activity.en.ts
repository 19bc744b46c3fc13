import type { actions } from '@yay/contract/menus/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    menu: {
      item_replaced: 'Replaced an item of a menu',
      replacement_finished: 'Notified every family about a replaced item',
      item_deleted: 'Removed an item from a menu',
      created: 'Created a menu',
      updated: 'Changed a menu',
      copied: 'Copied a menu',
      archived: 'Archived a menu',
      restored: 'Restored a menu',
      item_added: 'Added an item to a menu',
      items_added: 'Added several items to a menu',
      item_changed: 'Changed the weight of an item of a menu',
      item_removed: 'Removed an item from a menu',
      scheduled: 'Scheduled menus',
    },
    go_menu: {
      created: 'Gave a school a grab & go menu',
      updated: 'Changed the days of a grab & go menu',
      removed: 'Removed a grab & go menu from a school',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    menu: 'Menu',
  },
  fields: {
    weight: 'Weight',
    last_day: 'Last day',
    items_of: 'Items from',
    items: 'Items',
    theme: 'Theme',
  },
};

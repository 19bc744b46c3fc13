import type { actions } from '@yay/contract/inventory/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    inventory: {
      place_created: 'Added a place to the inventory',
      place_changed: 'Changed a place of the inventory',
      place_removed: 'Took a place out of use',
      items_changed: 'Changed what a place keeps',
      count_settled: 'Settled two counts',
      count_reviewed: 'Reviewed a count',
      warehouse_created: 'Created a warehouse',
      warehouse_changed: 'Renamed a warehouse',
      codes_made: 'Had QR codes made',
      code_added: 'Added a barcode',
      code_removed: 'Removed a code',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: { inventory_location: 'Warehouse' },
};

import type { fieldCodes, requestCodes } from '@yay/contract/items/codes';

export const words = {
  request: {
    item_ordered_ahead:
      'Families have already ordered this. You can archive it once no orders are left.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    unknown_item: 'We can’t find this meal.',
    unknown_option: 'We can’t find this option.',
    price_low: 'A price can’t be less than zero.',
    price_high: 'A price can be $1,000 at most.',
    below_reserved: 'More than that are already ordered. Set 0 to stop selling.',
    not_counted: 'This item has no daily limit. Set units per day first.',
    max_below_min: '“At most” is less than “at least”.',
    min_over_options: 'There are fewer options than have to be chosen.',
    no_options: 'A group needs at least one option.',
    extras_only: 'Only extras have an extra type.',
    none_offered: 'At least one combination must be made.',
    item_is_archived: 'This item is archived. Restore it first.',
    item_vendor_suspended: 'The vendor of this item is suspended.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};

import type { fieldCodes, requestCodes } from '@yay/contract/items/codes';

export const words = {
  request: {
    item_ordered_ahead:
      'Families have ordered this ahead. It can be archived when no order is left.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    unknown_item: 'We do not know this meal.',
    unknown_option: 'We do not know this option.',
    price_low: 'A price can’t be less than nothing.',
    price_high: 'A price is $1,000 at most.',
    below_reserved: 'More than that is ordered already. Set 0 to sell nothing more.',
    not_counted: 'This item is not counted: give it a daily capacity first.',
    max_below_min: '“At most” is less than “at least”.',
    min_over_options: 'There are fewer options than have to be chosen.',
    no_options: 'A group needs at least one option.',
    extras_only: 'Only extras have an extra type.',
    none_offered: 'At least one combination has to be made.',
    item_is_archived: 'This item is archived. Restore it first.',
    item_vendor_suspended: 'The vendor of this item is suspended.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};

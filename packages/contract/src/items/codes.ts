export const requestCodes = ['item_ordered_ahead'] as const;

export const fieldCodes = [
  'unknown_item',
  'unknown_option',
  'price_low',
  'price_high',
  'item_is_archived',
  'item_vendor_suspended',
  'below_reserved',
  'not_counted',
  'max_below_min',
  'min_over_options',
  'no_options',
  'extras_only',
  'none_offered',
] as const;

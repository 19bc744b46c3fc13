import { words as common } from '../common/en.ts';
/** Items that somebody should look at. */
export const words = {
  title: 'Item flags',
  intro: 'Items in use that need a look.',
  loading: 'Loading items',
  failedTitle: 'The flags did not load',
  retry: common.tryAgain,
  flags: {
    no_picture: 'No picture',
    no_allergens: 'No allergen data',
    below_cost: 'Price below cost',
    disliked: 'Disliked',
    not_ordered: 'Not ordered in 30 days',
  },
  about: {
    no_picture: 'Families see an empty plate.',
    no_allergens:
      'At least one of the nine allergens is not verified, so children who avoid it strictly can’t order this.',
    below_cost: 'Families pay less than the vendor gets.',
    disliked: 'More than a third of at least 20 ratings are dislikes.',
    not_ordered: 'No lunch in the last 30 days had it.',
  },
  pick: 'Which flag',
  vendor: 'Vendor',
  caption: 'Items with the flag “{flag}”',
  item: 'Item',
  price: 'Price',
  toVendor: 'To vendor',
  unverified: 'Not verified',
  ratings: 'Dislikes',
  ratingsOf: '{dislikes} of {total}',
  lastOrdered: 'Last ordered',
  never: 'never',
  others: 'Also',
  extra: 'extra',
  emptyTitle: 'All clear',
  emptyText: 'No item in use has this flag.',
};

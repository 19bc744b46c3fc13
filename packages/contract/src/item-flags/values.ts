// Apart from the schemas, for the browser says these and carries no schema.
export const ITEM_FLAGS = [
  'no_picture',
  'no_allergens',
  'below_cost',
  'disliked',
  'not_ordered',
] as const;
export type ItemFlag = (typeof ITEM_FLAGS)[number];

// Apart from the schemas, for the browser says these and carries no schema.
/** The tints of the plate under a picture. */
export const TINTS = ['peach', 'butter', 'mint', 'sky', 'rose'] as const;
export const PRICE_TYPES = ['Vendor', 'Yay Produced'] as const;
export type PriceType = (typeof PRICE_TYPES)[number];

export const ITEM_NAME_MAX = 120;
export const DESCRIPTION_MAX = 1_000;
export const PART_NAME_MAX = 80;
/** The highest price of an item, an option, or a unit: $1,000. */
export const PRICE_MAX_CENTS = 100_000;
export const UNITS_MAX = 100_000;
export const GROUPS_MAX = 20;
export const OPTIONS_MAX = 60;
export const ITEM_TERMS_MAX = 30;
export const KITCHEN_NAME_MAX = 80;
/** More cards than anybody reads: the options are to be fewer first. */
export const COMBINATIONS_MAX = 400;
export const EXTRA_TYPE_NAME_MAX = 60;

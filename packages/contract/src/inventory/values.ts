/** Acts of one call. A phone that was away for long sends more of them in pieces. */
export const MOST_ACTS = 100;
/** Items of one count; no place holds more kinds. */
export const MOST_COUNTED = 300;
export const MOST_PLACES = 60;
export const PLACE_NAME_MAX = 60;
export const PLACE_NOTE_MAX = 80;
export const UNIT_MAX = 20;
export const INVENTORY_NOTE_MAX = 300;
export const MOST_COUNT_DAYS = 60;
export const PACK_MIN = 2;
export const PACK_MAX = 1000;
/** Letters, digits and hyphens, as makers print and scanners read them. */
export const ITEM_CODE = /^[A-Z0-9-]{6,32}$/;

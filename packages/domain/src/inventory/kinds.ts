export const MOVEMENT_KINDS = [
  'receipt',
  'hand_out',
  /** Items that were handed out and came back. */
  'returned',
  'waste',
  'transfer_in',
  'transfer_out',
  'count_adjustment',
  'correction',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Acts that a device sends; a transfer is one act and two movements. */
export const INVENTORY_ACTS = ['count', 'receipt', 'hand_out', 'waste', 'transfer'] as const;
export type InventoryAct = (typeof INVENTORY_ACTS)[number];

export const INVENTORY_REFUSALS = [
  /** The item is not kept there, or no longer. */
  'not_kept',
  /** The place is no longer in use. */
  'place_gone',
  /** The book has less than the act moves. */
  'more_than_there',
  'same_place',
] as const;
export type InventoryRefusal = (typeof INVENTORY_REFUSALS)[number];

export const WASTE_REASONS = ['spoiled', 'expired', 'damaged', 'recalled', 'other'] as const;
export type WasteReason = (typeof WASTE_REASONS)[number];

/** The reasons why a count differs from the book. */
export const VARIANCE_REASONS = [
  'spoiled',
  'given_out',
  'delivery_not_booked',
  'delivery_short',
  'moved',
  'miscounted',
  'lost',
  'other',
] as const;
export type VarianceReason = (typeof VARIANCE_REASONS)[number];

/**
 * The states of a count. To settle: somebody else counted the same at the same time, and says
 * another number. To review: it differs from the book, and a second person looks at it. Recount:
 * the second person asked for another one.
 */
export const COUNT_STATES = [
  'to_settle',
  'to_review',
  'as_expected',
  'reviewed',
  'recount',
] as const;
export type CountState = (typeof COUNT_STATES)[number];

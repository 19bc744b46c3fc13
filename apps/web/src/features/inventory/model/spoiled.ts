import type { WaitingAct } from './count-desk.ts';

/** Pieces of an item of a place that wait on this phone to be booked as waste. */
export const spoiledOf = (
  waiting: readonly WaitingAct[],
  placeId: number,
  itemId: number,
): number =>
  waiting.reduce(
    (sum, { act }) =>
      act.kind === 'waste' && act.sublocation_id === placeId && act.item_id === itemId
        ? sum + act.quantity
        : sum,
    0,
  );

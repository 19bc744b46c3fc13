export const ORDER_STATES = ['placed', 'locked', 'served', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const CANCEL_REASONS = ['parent', 'staff', 'blackout', 'substitution', 'unpaid'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

type Transition =
  | { from: OrderState; to: Exclude<OrderState, 'cancelled'> }
  | { from: OrderState; to: 'cancelled'; reasons: readonly CancelReason[] };

/** Everything that may happen to an order. What is not here can't: served and cancelled are final. */
export const ORDER_TRANSITIONS: readonly Transition[] = [
  { from: 'placed', to: 'locked' },
  { from: 'placed', to: 'cancelled', reasons: CANCEL_REASONS },
  { from: 'locked', to: 'served' },
  { from: 'locked', to: 'cancelled', reasons: ['staff', 'blackout', 'substitution', 'unpaid'] },
];

/** A cancellation always has its reason; nothing else has one. */
export function canTransition(from: OrderState, to: OrderState, reason?: CancelReason): boolean {
  return ORDER_TRANSITIONS.some((transition) => {
    if (transition.from !== from || transition.to !== to) return false;
    if (transition.to !== 'cancelled') return reason === undefined;
    return reason !== undefined && transition.reasons.includes(reason);
  });
}

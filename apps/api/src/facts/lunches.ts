import type { OrderState } from '@yay/domain/ordering';

/** State of a lunch whose `is_pending` is true. */
export type PendingState = Extract<OrderState, 'placed' | 'locked'>;

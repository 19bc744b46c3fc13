import type { GiftPayment } from '@yay/contract/gifts/calls';
import { type Origin, type Refusal, refuse } from '../../platform/http/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import type { GiftParts } from './buy-gift.ts';
import { LOOKED_BY_ADDRESS } from './limits.ts';
import { type SetRow, setOfPublicPayment } from './sets.repo.ts';

/**
 * Returns the state of a gift's payment to anybody who has its address. Nothing in it says who gave
 * what to whom.
 */
export async function readGiftPayment(
  { db, limits, payments }: GiftParts,
  origin: Origin,
  publicId: string,
): Promise<GiftPayment | Refusal> {
  const spent = await limits.spend(LOOKED_BY_ADDRESS, origin.ip ?? '');
  if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
  const set = await setOfPublicPayment(db, publicId);
  if (set === undefined) return refuse(404, 'not_found');
  const { payment } = await payments.refreshPayment(set.payment_id);
  return presentGiftPayment(set, payment);
}

export function presentGiftPayment(set: SetRow, payment: PaymentRow): GiftPayment {
  if (set.kind === 'promotion') throw new Error('nobody pays for a promotion');
  return {
    id: payment.public_id,
    state: STATES[payment.status],
    kind: set.kind,
    amount_cents: set.amount_cents,
    quantity: set.quantity,
    lunches: set.lunches,
    total_cents: payment.amount_cents,
  };
}

const STATES = {
  new: 'open',
  pending: 'open',
  requires_action: 'open',
  succeeded: 'paid',
  failed: 'failed',
  cancelled: 'failed',
} as const satisfies Record<PaymentRow['status'], GiftPayment['state']>;

import type { Tx } from '../../platform/db/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import type { Letters } from '../letters/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import { restoreRevoked } from './codes.repo.ts';
import { lockSetOfPayment } from './sets.repo.ts';

/**
 * The money of a gift is with us again, since its refund failed: so the codes count again, as whoever
 * has them knows them. Only a refund revokes codes that were bought, and no other one is under way.
 */
export async function restoreGift(letters: Letters, tx: Tx, payment: PaymentRow): Promise<void> {
  const set = await lockSetOfPayment(tx, payment.id);
  if (set === undefined) return;
  const codes = await restoreRevoked(tx, set.id);
  if (codes.length === 0) return;
  await record(tx, null, {
    action: 'credit_code_set.reinstated',
    subject: { type: 'credit_code_set', id: set.id, label: set.name },
    ...(set.buyer_user_id !== null && { aboutUserId: set.buyer_user_id }),
    after: { quantity: codes.length },
  });
  await publish(tx, 'private-list.credit_code_sets', 'list.changed', { ids: [set.id] });
  if (set.buyer_email === null || set.buyer_name === null) return;
  await letters.post(
    tx,
    'gift_restored',
    { userId: set.buyer_user_id, email: set.buyer_email, locale: set.locale },
    {
      buyer: set.buyer_name,
      totalCents: payment.amount_cents,
      endings: codes.map(({ last4 }) => last4),
    },
  );
}

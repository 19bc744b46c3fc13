import { type Cents, formatUsd } from '@yay/domain/money';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { isElsewhere, type Payments } from '../payments/index.ts';
import { announceRecord } from './announce.ts';
import { familyOf } from './families.repo.ts';

/** Has the card asked for what is owed, now. Nothing owed, nothing asked; one at a time. */
export function retryDebt(
  {
    db,
    payments,
  }: { readonly db: Db; readonly payments: Pick<Payments, 'requestDebtCharge' | 'parts'> },
  actor: Actor,
  userId: number,
): Promise<{ started: boolean; amount: Cents } | Refusal> {
  return db.tx(async (tx) => {
    if ((await familyOf(tx, userId)) === undefined) return refuse(404, 'not_found');
    const payment = await payments.requestDebtCharge(tx, userId, actor);
    if (payment === null) return { started: false, amount: 0 };
    if (isElsewhere(payments.parts, payment)) return refuse(409, 'payment_elsewhere');
    await record(tx, actor, {
      action: 'payment.retried',
      subject: { type: 'payment', id: payment.id, label: formatUsd(payment.amount_cents) },
      aboutUserId: userId,
    });
    await announceRecord(tx, userId);
    return { started: true, amount: payment.amount_cents };
  });
}

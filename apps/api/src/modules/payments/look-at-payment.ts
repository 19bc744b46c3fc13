import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { readable } from './family-of.ts';
import type { PaymentParts } from './payment-parts.ts';
import { paymentOfFamily } from './payments.repo.ts';
import { refreshPayment, type StartedPayment } from './wait-for-answer.ts';

/** Returns the outcome of one payment of a family. */
export async function lookAtPayment(
  parts: PaymentParts,
  actor: Actor,
  userId: number,
  publicId: string,
): Promise<StartedPayment | Refusal> {
  const refused = await readable(parts.db, actor, userId);
  if (refused) return refused;
  const payment = await paymentOfFamily(parts.db, userId, publicId);
  if (payment === undefined) return refuse(404, 'not_found');
  const started = await refreshPayment(parts, payment.id);
  // Only she answers her bank: not whoever looks after billing, nor whoever acts as her.
  const isHerself = actor.userId === userId && actor.impersonatorId === null;
  return isHerself ? started : { ...started, clientSecret: null };
}

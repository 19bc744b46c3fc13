import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { PAYMENTS_BY_FAMILY } from './buy-yay-bucks.ts';
import { ownOnly } from './family-of.ts';
import { payDebt } from './pay-debt.ts';
import type { PaymentParts } from './payment-parts.ts';
import type { StartedPayment } from './wait-for-answer.ts';

/** Pays the debt now; null when there is none. */
export async function payImmediately(
  parts: PaymentParts & { readonly limits: Limits },
  actor: Actor,
  userId: number,
  asked: { readonly requestKey: string | null; readonly askedAt: number },
): Promise<StartedPayment | Refusal | null> {
  const refused = ownOnly(actor, userId);
  if (refused) return refused;
  const spent = await parts.limits.spend(PAYMENTS_BY_FAMILY, String(userId));
  if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
  return payDebt(parts, { ...asked, userId, by: actor });
}

import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import type { LimitRule, Limits } from '../../platform/limits/index.ts';
import { cardOf } from './cards.repo.ts';
import { ownOnly } from './family-of.ts';
import type { PaymentParts } from './payment-parts.ts';
import { startPayment } from './start-payment.ts';
import type { StartedPayment } from './wait-for-answer.ts';
import { yayBucksOffer } from './yay-bucks-offer.ts';

export const PAYMENTS_BY_FAMILY: LimitRule = {
  name: 'payments.by_family',
  points: 60,
  seconds: 600,
};

export interface YayBucksToBuy {
  readonly userId: number;
  readonly methodId: string;
  readonly amount: number;
  readonly description: string | undefined;
  readonly requestKey: string | null;
}

/** Pays ahead. What comes on top is what the offer says now, whatever the browser thinks. */
export async function buyYayBucks(
  parts: PaymentParts & { readonly limits: Limits },
  actor: Actor,
  asked: YayBucksToBuy,
): Promise<StartedPayment | Refusal> {
  const { userId, methodId, amount, description, requestKey } = asked;
  const refused = ownOnly(actor, userId);
  if (refused) return refused;
  const spent = await parts.limits.spend(PAYMENTS_BY_FAMILY, String(userId));
  if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
  const { open, tiers } = await yayBucksOffer(parts.db, userId);
  const tier = open ? tiers.find((one) => one.amount === amount) : undefined;
  if (tier === undefined) return refuse(422, 'invalid', { amount: ['not_offered'] });
  if ((await cardOf(parts.db, userId, parts.provider.name, methodId)) === undefined) {
    return refuse(404, 'not_found');
  }
  return startPayment(parts, {
    userId,
    purpose: 'yay_bucks',
    cents: tier.amount,
    methodId,
    details: { bonus: tier.bonus, ...(description && { description }) },
    requestKey,
    joinsOpen: true,
    by: actor,
  });
}

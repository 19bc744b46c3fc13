import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import type { LimitRule, Limits } from '../../platform/limits/index.ts';
import { cardOf } from './cards.repo.ts';
import { ownOnly } from './family-of.ts';
import type { PaymentParts } from './payment-parts.ts';
import { startPayment } from './start-payment.ts';
import type { StartedPayment } from './wait-for-answer.ts';
import { sellTier } from './yay-bucks-offer.ts';

export const PAYMENTS_BY_FAMILY: LimitRule = {
  name: 'payments.by_family',
  points: 60,
  seconds: 600,
};

export interface YayBucksToBuy {
  readonly userId: number;
  readonly methodId: string;
  readonly amount: number;
  /** Undefined: the buyer was not asked. */
  readonly shownBonus: number | undefined;
  readonly description: string | undefined;
  readonly requestKey: string | null;
}

/** Pays ahead. The bonus is the present offer's; a buyer who was shown another sum pays nothing. */
export async function buyYayBucks(
  parts: PaymentParts & { readonly limits: Limits },
  actor: Actor,
  asked: YayBucksToBuy,
): Promise<StartedPayment | Refusal> {
  const { userId, methodId, amount, shownBonus, description, requestKey } = asked;
  const refused = ownOnly(actor, userId);
  if (refused) return refused;
  const spent = await parts.limits.spend(PAYMENTS_BY_FAMILY, String(userId));
  if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
  if ((await cardOf(parts.db, userId, parts.provider.name, methodId)) === undefined) {
    return refuse(404, 'not_found');
  }
  return startPayment(parts, {
    userId,
    purpose: 'yay_bucks',
    cents: amount,
    methodId,
    async details(tx) {
      const tier = await sellTier(tx, userId, amount);
      if (tier === undefined) return refuse(422, 'invalid', { amount: ['not_offered'] });
      const { bonus, promisedBy } = tier;
      if (shownBonus !== undefined && shownBonus !== bonus) return refuse(409, 'offer_changed');
      return {
        bonus,
        ...(promisedBy !== null && { promised_by: promisedBy }),
        ...(description && { description }),
      };
    },
    requestKey,
    joinsOpen: true,
    by: actor,
  });
}

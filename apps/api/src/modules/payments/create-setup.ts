import { randomUUID } from 'node:crypto';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import type { LimitRule, Limits } from '../../platform/limits/index.ts';
import type { Setup } from '../../platform/payments/provider.ts';
import { ensureCustomer } from './customers.ts';
import { ownOnly } from './family-of.ts';
import { orRefuse, soon } from './patience.ts';
import type { PaymentParts } from './payment-parts.ts';

/** Limits saved cards: a tester of stolen cards needs many. */
const SETUPS_BY_FAMILY: LimitRule = { name: 'payments.setups', points: 30, seconds: 3_600 };

/** Begins saving a card: the card itself goes from the browser to the provider. */
export async function createSetup(
  parts: PaymentParts & { readonly limits: Limits },
  actor: Actor,
  userId: number,
): Promise<Setup | Refusal> {
  const refused = ownOnly(actor, userId);
  if (refused) return refused;
  const spent = await parts.limits.spend(SETUPS_BY_FAMILY, String(userId));
  if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
  return orRefuse(async () => {
    const customerId = await soon(ensureCustomer(parts, userId));
    if (isRefusal(customerId)) return customerId;
    return soon(parts.provider.createSetup({ customerId, key: `setup-${randomUUID()}` }));
  });
}

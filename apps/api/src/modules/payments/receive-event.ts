import { type Refusal, refuse } from '../../platform/http/index.ts';
import { insertEvent } from './events.repo.ts';
import type { PaymentParts } from './payment-parts.ts';
import { applyEvent } from './payments.kinds.ts';

/**
 * Keeps an event of the provider, once, and has it dealt with. A sender that is not the provider
 * learns nothing.
 */
export async function receiveEvent(
  { db, jobs, provider }: PaymentParts,
  body: unknown,
  signature: string | undefined,
): Promise<{ received: true } | Refusal> {
  const event = Buffer.isBuffer(body)
    ? provider.readWebhook(body.toString('utf8'), signature)
    : null;
  if (event === null) return refuse(400, 'malformed');
  await db.tx(async (tx) => {
    const id = await insertEvent(tx, provider.name, event);
    if (id !== undefined) await jobs.enqueue(tx, applyEvent, { eventId: id });
  });
  return { received: true };
}

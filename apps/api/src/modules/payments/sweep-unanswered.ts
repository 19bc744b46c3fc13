import { applyProviderEvent } from './apply-event.ts';
import { closedWithCards } from './cards.repo.ts';
import { eventsDue, forgottenEvents } from './events.repo.ts';
import { letGoOfCards } from './let-go-of-cards.ts';
import type { PaymentParts } from './payment-parts.ts';
import { claimUnanswered, paymentsDue } from './payments.repo.ts';
import { resolveRefund } from './refund.ts';
import { claimUnansweredRefunds, refundsDue } from './refunds.repo.ts';
import { resolvePayment } from './resolve.ts';
import { SMALLEST_CHARGE } from './smallest-charge.ts';

/** Asked after side by side; the provider's pace holds for them like for everybody. */
const AT_ONCE = 20;

export interface Swept {
  readonly payments: number;
  readonly refunds: number;
  readonly events: number;
  /** Closed accounts whose cards were let go. */
  readonly accounts: number;
}

/** Holds when an answer of this provider is overdue, in SQL. */
export const answersDue = (provider: PaymentParts['provider']['name']): string =>
  [paymentsDue, refundsDue, eventsDue].map((due) => `exists (${due(provider)})`).join(' or ');

/** Asks after everything whose answer is overdue, and answers how much that was. */
export async function sweepUnanswered(parts: PaymentParts, signal: AbortSignal): Promise<Swept> {
  return {
    payments: await each(
      signal,
      parts,
      () => claimUnanswered(parts.db, parts.provider.name, AT_ONCE),
      (payment) => resolvePayment(parts, payment),
    ),
    refunds: await each(
      signal,
      parts,
      () => claimUnansweredRefunds(parts.db, parts.provider.name, AT_ONCE),
      (refund) => resolveRefund(parts, refund),
    ),
    events: await forgotten(parts),
    accounts: await closed(parts),
  };
}

async function closed(parts: PaymentParts): Promise<number> {
  const families = await closedWithCards(parts.db, parts.provider.name, SMALLEST_CHARGE, AT_ONCE);
  return settle(parts, families, ({ user_id }) => letGoOfCards(parts, user_id));
}

async function forgotten(parts: PaymentParts): Promise<number> {
  const events = await forgottenEvents(parts.db, parts.provider.name, AT_ONCE);
  return settle(parts, events, ({ id }) => applyProviderEvent(parts, id));
}

/** Claims rows until none is left; a claimed row is not due again for a while. */
async function each<Row>(
  signal: AbortSignal,
  parts: PaymentParts,
  claim: () => Promise<readonly Row[]>,
  act: (row: Row) => Promise<void>,
): Promise<number> {
  let done = 0;
  while (!signal.aborted) {
    const rows = await claim();
    done += await settle(parts, rows, act);
    if (rows.length < AT_ONCE) break;
  }
  return done;
}

/** One that fails keeps no other from its answer. */
async function settle<Row>(
  { log }: PaymentParts,
  rows: readonly Row[],
  act: (row: Row) => Promise<void>,
): Promise<number> {
  const acts = await Promise.allSettled(rows.map(act));
  for (const { reason } of acts.filter((one) => one.status === 'rejected')) {
    log.error({ err: reason }, 'what the provider was asked after could not be recorded');
  }
  return rows.length;
}

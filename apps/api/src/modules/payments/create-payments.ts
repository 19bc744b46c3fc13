import type { Db, Tx } from '../../platform/db/index.ts';
import type { Refusal } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { PaymentProvider } from '../../platform/payments/provider.ts';
import { pacedProvider } from './paced-provider.ts';
import type { Outcomes, PaymentBy, PaymentRow, RefundRow } from './payment.ts';
import type { PaymentParts } from './payment-parts.ts';
import { requestDebtCharge } from './request-debt-charge.ts';
import { type RefundToStart, requestRefund } from './request-refund.ts';
import { type PaymentToStart, startPayment } from './start-payment.ts';
import { chargeAndWait, refreshPayment, type StartedPayment } from './wait-for-answer.ts';

// Shorter than a request may take.
const PATIENCE_MS = 20_000;

/** The operations that the rest of the product asks of payments. */
export interface Payments {
  readonly parts: PaymentParts;
  /**
   * Has the family's debt charged to its default card, in the caller's transaction. One at a time:
   * one that is open is answered as it is. Null: nothing is owed.
   */
  requestDebtCharge(tx: Tx, userId: number, by?: PaymentBy | null): Promise<PaymentRow | null>;
  /**
   * Asks a card while its owner is there. `within` runs in the transaction that writes the payment,
   * before any card is asked. Without a method the browser confirms it, by the client secret.
   */
  startPayment(
    asked: PaymentToStart,
    within?: (tx: Tx, payment: PaymentRow) => Promise<void>,
  ): Promise<StartedPayment | Refusal>;
  /** Goes on with one that was started before: asks, unless somebody does already, and waits. */
  continuePayment(paymentId: number): Promise<StartedPayment>;
  /** Returns the payment's outcome; asks the provider where the row does not know yet. */
  refreshPayment(paymentId: number): Promise<StartedPayment>;
  requestRefund(tx: Tx, asked: RefundToStart): Promise<RefundRow | Refusal>;
}

export function createPayments(given: {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly provider: PaymentProvider;
  readonly perSecond: number;
  readonly outcomes: Outcomes;
  readonly product: string;
  readonly patienceMs?: number;
}): Payments {
  const { db, jobs, log, outcomes, product, patienceMs = PATIENCE_MS } = given;
  const provider = pacedProvider(given.provider, db, given.perSecond);
  const parts: PaymentParts = { db, jobs, log, provider, outcomes, product, patienceMs };
  return {
    parts,
    requestDebtCharge: (tx, userId, by) => requestDebtCharge(parts, tx, userId, by ?? null),
    startPayment: (asked, within) => startPayment(parts, asked, within),
    continuePayment: (paymentId) => chargeAndWait(parts, paymentId),
    refreshPayment: (paymentId) => refreshPayment(parts, paymentId),
    requestRefund: (tx, asked) => requestRefund(parts, tx, asked),
  };
}

import type { FieldCode } from '@yay/contract/codes';
import type { Cents } from '@yay/domain/money';
import type { Tx } from '../../platform/db/index.ts';
import type { Origin } from '../../platform/http/index.ts';

export type PaymentPurpose = 'debt' | 'yay_bucks' | 'gift';
export type PaymentStatus =
  | 'new'
  | 'pending'
  | 'requires_action'
  | 'succeeded'
  | 'failed'
  | 'cancelled';

/** A request to charge a card, as its row says it. */
export interface PaymentRow {
  readonly id: number;
  /** The id by which the provider and a guest know it. */
  readonly public_id: string;
  /** Null for a guest's. */
  readonly user_id: number | null;
  readonly purpose: PaymentPurpose;
  readonly amount_cents: Cents;
  readonly provider: 'builtin' | 'stripe';
  readonly customer_id: string | null;
  readonly method_id: string | null;
  readonly card_brand: string | null;
  readonly card_last4: string | null;
  readonly off_session: boolean;
  readonly status: PaymentStatus;
  readonly intent_id: string | null;
  /** The provider's word for it, or one of ours: `no_card`, `authentication_required`. */
  readonly failure_code: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly request_key: string | null;
  readonly actor_id: number | null;
  readonly created_at: number;
  readonly asked_at: number | null;
  readonly finished_at: number | null;
}

export interface RefundRow {
  readonly id: number;
  readonly public_id: string;
  readonly payment_id: number;
  readonly user_id: number | null;
  readonly amount_cents: Cents;
  readonly reason: string;
  readonly status: 'new' | 'pending' | 'succeeded' | 'failed';
  readonly provider_refund_id: string | null;
  readonly failure_code: string | null;
  readonly actor_id: number;
  readonly created_at: number;
  readonly asked_at: number | null;
  readonly finished_at: number | null;
}

/** The person on whose behalf money moves. Nobody: the product itself. */
export interface PaymentBy {
  readonly userId: number | null;
  readonly impersonatorId: number | null;
  readonly origin?: Origin;
}

/**
 * The follow-ups of a payment's outcome, called in the transaction that records it, with the
 * family's accounts held. A payment recorded as failed or cancelled may still succeed, once: the
 * provider's word is the last.
 */
export interface Outcome {
  succeeded(tx: Tx, payment: PaymentRow): Promise<void>;
  /** Its status is `failed`, or `cancelled` where nobody answered the bank in time. */
  failed(tx: Tx, payment: PaymentRow): Promise<void>;
}

export interface GiftOutcome extends Outcome {
  /** Takes back the thing sold, or returns the reason why it can't be: redeemed codes stay paid. */
  holdForRefund(tx: Tx, payment: PaymentRow, cents: Cents): Promise<FieldCode | null>;
  /** The money did not arrive, or came back: the codes taken back for it are the buyer's again. */
  refundFailed(tx: Tx, payment: PaymentRow): Promise<void>;
}

/**
 * The follow-ups by other modules, purpose by purpose. The ledger's entries of debts and yay bucks
 * are made here, before.
 */
export interface Outcomes {
  readonly debt: Outcome;
  readonly yay_bucks: Outcome;
  /** Makes the ledger's entry of the sale too: debit provider, key `payment:<id>:succeeded`. */
  readonly gift: GiftOutcome;
  /** Something paid the debt, and no more is owed than a card is asked for. */
  debtCleared(tx: Tx, userId: number): Promise<void>;
}

export const isOpen = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  status === 'new' || status === 'pending' || status === 'requires_action';

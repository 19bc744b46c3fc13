import { randomBytes } from 'node:crypto';
import type { CardDetails } from './cards.ts';

/** An object of the store. A change replaces it as a whole; the log has every version of it. */
export type Stored =
  | Customer
  | StoredMethod
  | SetupIntent
  | PaymentIntent
  | StoredRefund
  | StoredDispute
  | StoredMovement
  | StoredEvent
  | KeptAnswer
  | WebhookEndpoint;

export interface Customer {
  readonly object: 'customer';
  readonly id: string;
  readonly user_id: number;
  readonly email: string;
  readonly name: string;
  readonly default_method: string | null;
  readonly created: number;
}

export interface StoredMethod {
  readonly object: 'payment_method';
  readonly id: string;
  /** Null for a card that is used once, still being saved, or removed. */
  readonly customer: string | null;
  readonly card: CardDetails;
  readonly created: number;
}

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'canceled'
  | 'succeeded';

interface IntentBase {
  readonly id: string;
  readonly client_secret: string;
  readonly status: IntentStatus;
  readonly customer: string | null;
  readonly payment_method: string | null;
  readonly failure: Failure | null;
  readonly created: number;
}

export interface Failure {
  readonly code: string;
  readonly decline_code: string | null;
}

export interface SetupIntent extends IntentBase {
  readonly object: 'setup_intent';
}

export interface PaymentIntent extends IntentBase {
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly reference: string;
  readonly description: string;
  readonly off_session: boolean;
  readonly receipt_email: string | null;
}

export interface StoredRefund {
  readonly object: 'refund';
  readonly id: string;
  readonly payment_intent: string;
  readonly amount: number;
  readonly reference: string;
  readonly status: 'pending' | 'succeeded' | 'failed' | 'canceled';
  readonly failure: string | null;
  readonly created: number;
}

export interface StoredDispute {
  readonly object: 'dispute';
  readonly id: string;
  readonly payment_intent: string;
  readonly amount: number;
  /** The amount withdrawn for it and not reinstated, in cents. */
  readonly taken: number;
  readonly status: 'needs_response' | 'won';
  readonly created: number;
}

export interface StoredMovement {
  readonly object: 'balance_transaction';
  readonly id: string;
  readonly kind: 'payment' | 'refund' | 'dispute' | 'other';
  readonly amount: number;
  readonly payment_intent: string;
  readonly reference: string;
  readonly created: number;
}

export interface StoredEvent {
  readonly object: 'event';
  readonly id: string;
  readonly type: string;
  readonly data: { readonly object: object };
  readonly created: number;
  /** True once a receiver accepted the event, or delivery was given up after days. */
  readonly done: boolean;
}

/** The response kept under an idempotency key, with a hash of the request that it answered. */
export interface KeptAnswer {
  readonly object: 'idempotency_key';
  readonly id: string;
  readonly request: string;
  readonly status: number;
  readonly body: unknown;
}

/** The addresses that receive events, the latest first. */
export interface WebhookEndpoint {
  readonly object: 'webhook_endpoint';
  readonly id: 'webhook_endpoint';
  readonly urls: readonly string[];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function randomLetters(length: number): string {
  // 248 is the largest multiple of 62 in a byte: higher values would favor the first eight letters.
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += LETTERS[byte % LETTERS.length];
    }
  }
  return text;
}

export const newId = (prefix: string): string => `${prefix}_${randomLetters(24)}`;

export const newClientSecret = (id: string): string => `${id}_secret_${randomLetters(32)}`;

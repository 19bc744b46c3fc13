import type { Cents } from '@yay/domain/money';

/**
 * The service that charges cards: Stripe, or the built-in test provider. Every call that creates
 * something carries an idempotency `key`: a retry with the same key returns the same object, even
 * when the first response was lost.
 *
 * Every call rejects with `ProviderRefused` or `ProviderUnavailable`.
 */
export interface PaymentProvider {
  readonly name: 'builtin' | 'stripe';
  /** Settings of the browser's card form; nothing in them is secret. */
  readonly browser: BrowserPart;

  createCustomer(input: {
    readonly userId: number;
    readonly email: string;
    readonly name: string;
    readonly key: string;
  }): Promise<{ readonly id: string }>;

  createSetup(input: { readonly customerId: string; readonly key: string }): Promise<Setup>;
  getSetup(id: string): Promise<Setup | null>;

  /** Lists the customer's cards, newest first. */
  listMethods(customerId: string): Promise<readonly Method[]>;
  /** Returns null when the card does not exist or belongs to another customer. */
  getMethod(customerId: string, methodId: string): Promise<Method | null>;
  setDefaultMethod(customerId: string, methodId: string): Promise<void>;
  detachMethod(methodId: string): Promise<void>;

  createPayment(input: NewPayment): Promise<Intent>;
  getPayment(id: string): Promise<Intent | null>;
  /** Finds a payment by our own reference, for a payment whose response was lost. */
  findPayment(reference: string, customerId: string | null): Promise<Intent | null>;
  cancelPayment(id: string): Promise<Intent>;

  createRefund(input: {
    readonly intentId: string;
    readonly amount: Cents;
    readonly reference: string;
    readonly key: string;
  }): Promise<ProviderRefund>;
  findRefund(intentId: string, reference: string): Promise<ProviderRefund | null>;

  /** Returns null when no dispute has that id. */
  getDispute(id: string): Promise<Dispute | null>;

  /**
   * Lists balance movements at the provider, oldest first, a page at a time; for reconciliation.
   */
  listMovements(input: {
    readonly since: Date;
    readonly until: Date;
    readonly after?: string;
  }): Promise<{ readonly movements: readonly Movement[]; readonly next: string | null }>;

  /** Parses a webhook; null when the provider did not sign it or the signature is too old. */
  readWebhook(body: string, signature: string | undefined): ProviderEvent | null;
}

export type BrowserPart =
  | { readonly kind: 'builtin' }
  | { readonly kind: 'stripe'; readonly publishableKey: string };

export interface Setup {
  readonly id: string;
  readonly clientSecret: string;
  readonly status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'canceled'
    | 'succeeded';
  readonly customerId: string | null;
  readonly methodId: string | null;
}

export interface Method {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly fingerprint: string | null;
}

export interface NewPayment {
  readonly amount: Cents;
  /** Our payment's public id, stored at the provider so that `findPayment` can look it up. */
  readonly reference: string;
  readonly key: string;
  readonly description: string;
  readonly customerId?: string;
  /**
   * A payment with a method is confirmed at once; the browser confirms one without, with a card.
   */
  readonly methodId?: string;
  readonly offSession: boolean;
  readonly receiptEmail?: string;
}

export interface Intent {
  readonly id: string;
  readonly reference: string | null;
  readonly amount: Cents;
  readonly status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'canceled'
    | 'succeeded';
  readonly clientSecret: string;
  readonly customerId: string | null;
  readonly methodId: string | null;
  readonly card: { readonly brand: string; readonly last4: string } | null;
  /** The provider's code for the last failed attempt: `card_declined`, `insufficient_funds` … */
  readonly failure: string | null;
}

export interface ProviderRefund {
  readonly id: string;
  readonly intentId: string;
  readonly amount: Cents;
  readonly reference: string | null;
  readonly status: 'pending' | 'succeeded' | 'failed' | 'canceled';
  readonly failure: string | null;
}

/** A payment that the cardholder disputes through their bank. */
export interface Dispute {
  readonly id: string;
  readonly intentId: string;
  /** The amount withdrawn from us and not reinstated yet, without the provider's own fee. */
  readonly taken: Cents;
}

export interface Movement {
  readonly id: string;
  readonly kind: 'payment' | 'refund' | 'dispute' | 'other';
  /** Positive amounts are paid to us; the provider's own fee is not included. */
  readonly amount: Cents;
  readonly intentId: string | null;
  readonly reference: string | null;
  readonly at: Date;
}

/**
 * Announces that an object changed. Webhooks come late, twice and out of order, so the current
 * state is loaded from the provider and never read from the event.
 */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** The object that the event is about. */
  readonly object: {
    readonly kind: 'setup' | 'payment' | 'refund' | 'dispute' | 'method' | 'other';
    readonly id: string;
  };
  readonly payload: unknown;
}

/**
 * Thrown when the provider refuses a call for good: a retry of the same call fails the same way.
 */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly code: string;
  /** The payment, where one was created and then failed. */
  readonly intent: Intent | null;

  constructor(code: string, message: string, intent: Intent | null = null) {
    super(message);
    this.code = code;
    this.intent = intent;
  }
}

/**
 * Thrown when there is no response, or one that asks for a retry. Whether the call took effect is
 * unknown, so a retry has to use the same idempotency key.
 */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

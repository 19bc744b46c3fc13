import type { Cents } from '@yay/domain/money';

/**
 * Whoever charges cards for us: Stripe, or the built-in test provider. Both speak in these terms.
 * Every call that creates something carries a `key`: the same key answers the same object again,
 * whatever became of the first answer.
 */
export interface PaymentProvider {
  readonly name: 'builtin' | 'stripe';
  /** What the browser needs for its card form; nothing in it is secret. */
  readonly browser: BrowserPart;

  createCustomer(input: {
    readonly userId: number;
    readonly email: string;
    readonly name: string;
    readonly key: string;
  }): Promise<{ readonly id: string }>;

  createSetup(input: { readonly customerId: string; readonly key: string }): Promise<Setup>;
  getSetup(id: string): Promise<Setup | null>;

  /** The customer's cards, newest first. */
  listMethods(customerId: string): Promise<readonly Method[]>;
  /** Null: there is none, or it is not this customer's. */
  getMethod(customerId: string, methodId: string): Promise<Method | null>;
  setDefaultMethod(customerId: string, methodId: string): Promise<void>;
  detachMethod(methodId: string): Promise<void>;

  createPayment(input: NewPayment): Promise<Intent>;
  getPayment(id: string): Promise<Intent | null>;
  /** By our own reference: for a payment whose answer never came. */
  findPayment(reference: string, customerId: string | null): Promise<Intent | null>;
  cancelPayment(id: string): Promise<Intent>;

  createRefund(input: {
    readonly intentId: string;
    readonly amount: Cents;
    readonly reference: string;
    readonly key: string;
  }): Promise<ProviderRefund>;
  findRefund(intentId: string, reference: string): Promise<ProviderRefund | null>;

  /** Null: there is none of that id. */
  getDispute(id: string): Promise<Dispute | null>;

  /** Money that moved at the provider, oldest first, a page at a time; for reconciliation. */
  listMovements(input: {
    readonly since: Date;
    readonly until: Date;
    readonly after?: string;
  }): Promise<{ readonly movements: readonly Movement[]; readonly next: string | null }>;

  /** Null: not signed by the provider, or too old. */
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
  /** Our payment's public id; the provider keeps it and answers by it. */
  readonly reference: string;
  readonly key: string;
  readonly description: string;
  readonly customerId?: string;
  /** With a method it is confirmed at once; without, the browser confirms it with a card. */
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
  /** Why the last try failed, as the provider says: `card_declined`, `insufficient_funds` … */
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

/** A payment that its card's owner has her bank take back. */
export interface Dispute {
  readonly id: string;
  readonly intentId: string;
  /** What was taken from us and not given back by now, without the provider's own fee. */
  readonly taken: Cents;
}

export interface Movement {
  readonly id: string;
  readonly kind: 'payment' | 'refund' | 'dispute' | 'other';
  /** Positive: to us. Without the provider's own fee. */
  readonly amount: Cents;
  readonly intentId: string | null;
  readonly reference: string | null;
  readonly at: Date;
}

/** Says that something changed. What it is now is asked of the provider, never read from here. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** What it is about. */
  readonly object: {
    readonly kind: 'setup' | 'payment' | 'refund' | 'dispute' | 'method' | 'other';
    readonly id: string;
  };
  readonly payload: unknown;
}

/** The provider said no, for good: asking again the same way is no use. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly code: string;
  /** Of a payment that was made and failed. */
  readonly intent: Intent | null;

  constructor(code: string, message: string, intent: Intent | null = null) {
    super(message);
    this.code = code;
    this.intent = intent;
  }
}

/** No answer, or one that says to come back: what became of the call is not known. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

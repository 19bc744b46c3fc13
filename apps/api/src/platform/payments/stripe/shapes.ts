import type Stripe from 'stripe';
import type { Dispute, Intent, Method, ProviderEvent, ProviderRefund, Setup } from '../provider.ts';

export function setupOf(setup: Stripe.SetupIntent): Setup {
  return {
    id: setup.id,
    clientSecret: setup.client_secret ?? '',
    status: statusOf(setup.status),
    customerId: idOf(setup.customer),
    methodId: idOf(setup.payment_method),
  };
}

export function methodOf(method: Stripe.PaymentMethod): Method {
  const { card } = method;
  if (!card) throw new Error(`the payment method ${method.id} is no card`);
  return {
    id: method.id,
    brand: card.brand,
    last4: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
    fingerprint: card.fingerprint ?? null,
  };
}

export function intentOf(payment: Stripe.PaymentIntent): Intent {
  const failed = payment.last_payment_error;
  const failedMethod = failed?.payment_method;
  const method = payment.payment_method ?? failedMethod?.id ?? null;
  const card =
    (typeof payment.payment_method === 'object' ? payment.payment_method?.card : undefined) ??
    failedMethod?.card;
  // Stripe keeps the last error on a payment that succeeded since.
  const isOpen = payment.status === 'requires_payment_method' || payment.status === 'canceled';
  return {
    id: payment.id,
    reference: payment.metadata.reference ?? null,
    amount: payment.amount as Intent['amount'],
    status: statusOf(payment.status),
    clientSecret: payment.client_secret ?? '',
    customerId: idOf(payment.customer),
    methodId: idOf(method),
    card: card ? { brand: card.brand, last4: card.last4 } : null,
    failure: failed && isOpen ? wordOf(failed.code ?? null, failed.decline_code ?? null) : null,
  };
}

const STATES: readonly string[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'canceled',
  'succeeded',
] satisfies Intent['status'][];

const isKnown = (status: string): status is Intent['status'] => STATES.includes(status);

// An authorized amount that is not captured, and a status that Stripe adds one day, count as
// processing.
const statusOf = (status: string): Intent['status'] => (isKnown(status) ? status : 'processing');

const REFUND_STATES: Readonly<Record<string, ProviderRefund['status']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'canceled',
};

export function refundOf(refund: Stripe.Refund): ProviderRefund {
  return {
    id: refund.id,
    intentId: idOf(refund.payment_intent) ?? '',
    amount: refund.amount as ProviderRefund['amount'],
    reference: refund.metadata?.reference ?? null,
    // `requires_action` asks the customer for a bank account: the refund is still pending then.
    status: REFUND_STATES[refund.status ?? ''] ?? 'pending',
    failure: refund.failure_reason ?? null,
  };
}

export function disputeOf(dispute: Stripe.Dispute): Dispute {
  const moved = dispute.balance_transactions.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: dispute.id,
    intentId: idOf(dispute.payment_intent) ?? '',
    taken: Math.max(0, -moved) as Dispute['taken'],
  };
}

const KINDS: Readonly<Record<string, ProviderEvent['object']['kind']>> = {
  setup_intent: 'setup',
  payment_intent: 'payment',
  payment_method: 'method',
  refund: 'refund',
  dispute: 'dispute',
};

export function eventOf(event: Stripe.Event): ProviderEvent {
  const object = event.data.object as {
    readonly object: string;
    readonly id?: string;
    readonly payment_intent?: string | { readonly id: string } | null;
  };
  const kind = KINDS[object.object];
  const payment = kind === undefined ? idOf(object.payment_intent ?? null) : null;
  // An event of a charge concerns the payment that the charge belongs to.
  const about =
    payment === null
      ? { kind: kind ?? ('other' as const), id: object.id ?? '' }
      : ({ kind: 'payment', id: payment } as const);
  return { id: event.id, type: event.type, object: about, payload: event };
}

/** Returns the most specific code of a failure: the bank's reason, where it gave one. */
export function wordOf(code: string | null, declineCode: string | null): string | null {
  const says = declineCode !== null && declineCode !== 'generic_decline';
  return code === 'card_declined' && says ? declineCode : code;
}

export function idOf(reference: string | { readonly id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

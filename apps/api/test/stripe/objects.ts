import { readFileSync } from 'node:fs';
import type Stripe from 'stripe';
import {
  type CardDetails,
  type CardProblem,
  fingerprintOf,
} from '../../src/platform/payments/builtin/cards.ts';
import { newClientSecret, newId } from '../../src/platform/payments/builtin/objects.ts';

interface Examples {
  readonly balance_transaction: Stripe.BalanceTransaction;
  readonly charge: Stripe.Charge;
  readonly customer: Stripe.Customer;
  readonly dispute: Stripe.Dispute;
  readonly event: Stripe.Event;
  readonly payment_intent: Stripe.PaymentIntent;
  readonly payment_method: Stripe.PaymentMethod;
  readonly refund: Stripe.Refund;
  readonly setup_intent: Stripe.SetupIntent;
}

/** Example objects as Stripe publishes them. */
export const EXAMPLES = JSON.parse(
  readFileSync(new URL('./fixtures.json', import.meta.url), 'utf8'),
) as Examples;

const seconds = () => Math.floor(Date.now() / 1000);

export const customerOf = (given: Partial<Stripe.Customer>): Stripe.Customer => ({
  ...EXAMPLES.customer,
  ...given,
  id: newId('cus'),
  created: seconds(),
});

export function methodOf(card: CardDetails): Stripe.PaymentMethod {
  const example = EXAMPLES.payment_method;
  if (!example.card) throw new Error('the example of a payment method is no card');
  return {
    ...example,
    id: newId('pm'),
    created: seconds(),
    customer: null,
    metadata: {},
    card: {
      ...example.card,
      brand: card.brand as Stripe.PaymentMethod.Card['brand'],
      display_brand: card.brand,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      last4: card.last4,
      fingerprint: fingerprintOf(card),
    },
  };
}

export function setupOf(given: Partial<Stripe.SetupIntent>): Stripe.SetupIntent {
  const id = newId('seti');
  return {
    ...EXAMPLES.setup_intent,
    ...given,
    id,
    client_secret: newClientSecret(id),
    created: seconds(),
    last_setup_error: null,
    next_action: null,
  };
}

export function paymentOf(given: Partial<Stripe.PaymentIntent>): Stripe.PaymentIntent {
  const id = newId('pi');
  return {
    ...EXAMPLES.payment_intent,
    ...given,
    id,
    client_secret: newClientSecret(id),
    created: seconds(),
    canceled_at: null,
    last_payment_error: null,
    next_action: null,
    processing: null,
    shipping: null,
    transfer_data: null,
  };
}

export const chargeOf = (payment: Stripe.PaymentIntent): Stripe.Charge => ({
  ...EXAMPLES.charge,
  id: newId('ch'),
  created: seconds(),
  amount: payment.amount,
  amount_captured: payment.amount,
  captured: true,
  customer: payment.customer,
  metadata: payment.metadata,
  payment_intent: payment.id,
});

export const refundOf = (charge: Stripe.Charge, given: Partial<Stripe.Refund>): Stripe.Refund => ({
  ...EXAMPLES.refund,
  ...given,
  id: newId('re'),
  created: seconds(),
  charge: charge.id,
  payment_intent: charge.payment_intent,
});

export const movementOf = (
  given: Pick<Stripe.BalanceTransaction, 'amount' | 'type' | 'reporting_category' | 'source'>,
): Stripe.BalanceTransaction => ({
  ...EXAMPLES.balance_transaction,
  ...given,
  id: newId('txn'),
  created: seconds(),
  // Stripe's own fee.
  fee: given.type === 'charge' ? Math.round(given.amount * 0.029) + 30 : 0,
  net: given.amount,
});

const nextAction = { type: 'use_stripe_sdk', use_stripe_sdk: {} } as const;

export const asking = { status: 'requires_action', next_action: nextAction } as const;

/** Builds a card error, as in a response and on the intent that it concerns. */
export const cardError = (
  why: CardProblem,
  method: Stripe.PaymentMethod | null,
): Stripe.PaymentIntent.LastPaymentError => ({
  type: 'card_error',
  code: why.code as Stripe.PaymentIntent.LastPaymentError['code'] & string,
  ...(why.decline_code !== null && { decline_code: why.decline_code }),
  message: 'Your card was declined.',
  ...(method && { payment_method: method }),
});

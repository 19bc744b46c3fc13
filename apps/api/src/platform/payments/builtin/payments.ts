import { z } from 'zod';
import { type CardProblem, cardInput, readCard, tryCharging } from './cards.ts';
import { methodOf } from './customers.ts';
import { newClientSecret, newId, type PaymentIntent, type StoredMethod } from './objects.ts';
import {
  type Context,
  cardRefused,
  cardView,
  done,
  eventView,
  intentView,
  missing,
  newEvent,
  type Outcome,
  refused,
} from './outcome.ts';
import { objectsOf } from './state.ts';

/** Stripe's limits of a charge in US cents. */
const SMALLEST = 50;
const LARGEST = 99_999_999;

const paymentInput = z.strictObject({
  amount: z.int(),
  reference: z.string().min(1).max(100),
  description: z.string().max(500),
  customer: z.string().max(100).optional(),
  payment_method: z.string().max(100).optional(),
  off_session: z.boolean(),
  receipt_email: z.string().max(512).optional(),
});

export function createPayment(context: Context, body: unknown): Outcome {
  const { state, now } = context;
  const { payment_method, customer, amount, receipt_email, ...given } = paymentInput.parse(body);
  if (amount < SMALLEST || amount > LARGEST) {
    return refused(400, {
      code: amount < SMALLEST ? 'amount_too_small' : 'amount_too_large',
      message: `A charge is between ${SMALLEST} and ${LARGEST} cents.`,
    });
  }
  if (customer !== undefined && !state.customers.has(customer)) return missing();
  const id = newId('pi');
  const payment: PaymentIntent = {
    object: 'payment_intent',
    id,
    client_secret: newClientSecret(id),
    status: 'requires_payment_method',
    amount,
    ...given,
    customer: customer ?? null,
    receipt_email: receipt_email ?? null,
    payment_method: null,
    failure: null,
    created: now,
  };
  if (payment_method === undefined) return done(intentView(state, payment), [payment]);
  const method = customer === undefined ? undefined : methodOf(state, customer, payment_method);
  return method ? charge(context, payment, method, { answered: false }) : missing();
}

export function getPayment({ state }: Context, id: string): Outcome {
  const payment = state.payments.get(id);
  return payment ? done(intentView(state, payment)) : missing();
}

export function findPayments({ state }: Context, query: URLSearchParams): Outcome {
  const customer = query.get('customer');
  const payments = objectsOf(state.paymentsBy.get(query.get('reference') ?? ''), state.payments);
  const data = payments.filter((one) => one.customer === customer);
  return done({ object: 'list', data: data.map((one) => intentView(state, one)) });
}

export function cancelPayment({ state, now }: Context, id: string): Outcome {
  const payment = state.payments.get(id);
  if (!payment) return missing();
  if (payment.status === 'succeeded' || payment.status === 'canceled') {
    return unexpected(state, payment);
  }
  const canceled: PaymentIntent = { ...payment, status: 'canceled' };
  const event = newEvent(now, 'payment_intent.canceled', eventView(canceled));
  return done(intentView(state, canceled), [canceled, event]);
}

const confirmInput = z.strictObject({
  client_secret: z.string().max(200),
  card: cardInput.optional(),
  payment_method: z.string().max(100).optional(),
});

/** Confirms a payment from the browser: with a new card, or with one that the customer saved. */
export function confirmPayment(context: Context, payment: PaymentIntent, body: unknown): Outcome {
  const { state, now } = context;
  const given = confirmInput.parse(body);
  if (payment.status !== 'requires_payment_method' && payment.status !== 'requires_action') {
    return unexpected(state, payment);
  }
  if ((given.card === undefined) === (given.payment_method === undefined)) {
    return refused(400, { code: 'parameter_missing', message: 'Name one card to pay with.' });
  }
  if (given.payment_method !== undefined) {
    const method = payment.customer && methodOf(state, payment.customer, given.payment_method);
    return method ? charge(context, payment, method, { answered: false }) : missing();
  }
  if (given.card === undefined) return missing();
  const read = readCard(given.card, now);
  if ('wrong' in read) {
    return cardRefused(read.wrong, payment, [], (one) => intentView(state, one));
  }
  const method: StoredMethod = {
    object: 'payment_method',
    id: newId('pm'),
    customer: null,
    card: read.card,
    created: now,
  };
  return charge(context, { ...payment, off_session: false }, method, { answered: false });
}

const answerInput = z.strictObject({
  client_secret: z.string().max(200),
  outcome: z.enum(['approve', 'decline']),
});

/** Continues the intent with the cardholder's answer to their bank, sent by the browser. */
export function authenticatePayment(
  context: Context,
  payment: PaymentIntent,
  body: unknown,
): Outcome {
  const { outcome } = answerInput.parse(body);
  const method = context.state.methods.get(payment.payment_method ?? '');
  if (payment.status !== 'requires_action' || !method) return unexpected(context.state, payment);
  if (outcome === 'approve') return charge(context, payment, method, { answered: true });
  const code = 'payment_intent_authentication_failure';
  return fail(context, payment, method, { code, decline_code: null });
}

function charge(
  context: Context,
  intent: PaymentIntent,
  method: StoredMethod,
  { answered }: { readonly answered: boolean },
): Outcome {
  const { state, now } = context;
  const payment = { ...intent, payment_method: method.id };
  const unfit = context.refuseCharge();
  if (unfit) return fail(context, payment, method, unfit);
  const outcome = tryCharging(method.card, { saved: method.customer !== null, answered }, now);
  const card = cardView(method.card);
  if (outcome === 'paid') {
    const paid: PaymentIntent = { ...payment, status: 'succeeded', failure: null };
    return done({ ...intentView(state, paid), card }, [
      method,
      paid,
      {
        object: 'balance_transaction',
        id: newId('txn'),
        kind: 'payment',
        amount: paid.amount,
        payment_intent: paid.id,
        reference: paid.reference,
        created: now,
      },
      newEvent(now, 'payment_intent.succeeded', eventView(paid)),
    ]);
  }
  if (outcome !== 'ask') return fail(context, payment, method, outcome);
  if (payment.off_session) {
    return fail(context, payment, method, {
      code: 'authentication_required',
      decline_code: 'authentication_required',
    });
  }
  const pending: PaymentIntent = { ...payment, status: 'requires_action', failure: null };
  const event = newEvent(now, 'payment_intent.requires_action', eventView(pending));
  return done({ ...intentView(state, pending), card }, [method, pending, event]);
}

function fail(
  { state, now }: Context,
  payment: PaymentIntent,
  method: StoredMethod,
  failure: CardProblem,
): Outcome {
  const failed: PaymentIntent = { ...payment, status: 'requires_payment_method', failure };
  const event = newEvent(now, 'payment_intent.payment_failed', eventView(failed));
  return cardRefused(failure, failed, [method, failed, event], (one) => ({
    ...intentView(state, one),
    card: cardView(method.card),
  }));
}

function unexpected(state: Context['state'], payment: PaymentIntent): Outcome {
  const { status, body } = refused(400, {
    code: 'payment_intent_unexpected_state',
    message: `This payment is ${payment.status}.`,
  });
  const { error } = body as { error: object };
  return {
    status,
    body: { error: { ...error, payment_intent: intentView(state, payment) } },
    put: [],
  };
}

import type Stripe from 'stripe';
import { movementOf, paymentOf, refundOf } from './objects.ts';
import {
  type Answer,
  type Call,
  error,
  expands,
  invalid,
  missing,
  ok,
  paymentView,
} from './reply.ts';
import { charge, type World } from './world.ts';

export function createPayment(world: World, { form }: Call): Answer {
  const amount = Number(form.amount);
  if (!Number.isInteger(amount) || amount < 50) return invalid('amount_too_small');
  if (amount > 99_999_999) return invalid('amount_too_large');
  const customer = form.customer === undefined ? null : String(form.customer);
  if (customer !== null && !world.customers.has(customer)) return missing();
  if (form.off_session !== undefined && form.confirm !== 'true') {
    return invalid('parameter_invalid_empty');
  }
  const payment = paymentOf({
    amount,
    customer,
    status: 'requires_payment_method',
    description: String(form.description),
    metadata: form.metadata as Stripe.Metadata,
  });
  const method = world.methods.get(String(form.payment_method));
  if (form.payment_method !== undefined && (!method || method.customer !== customer)) {
    return missing();
  }
  world.payments.set(payment.id, payment);
  const expanded = expands(form, 'payment_method');
  if (form.confirm !== 'true' || !method) return ok(paymentView(world, payment.id, expanded));
  const offSession = form.off_session === 'true';
  const why = charge(world, payment, method, { answered: false, offSession });
  if (why === undefined) return ok(paymentView(world, payment.id, expanded));
  const failed = world.payments.get(payment.id);
  return error(402, { ...failed?.last_payment_error, charge: 'ch_1', payment_intent: failed });
}

export function createRefund(world: World, { form }: Call): Answer {
  const payment = world.payments.get(String(form.payment_intent));
  if (!payment) return missing();
  const paid = world.charges.get(String(payment.latest_charge));
  if (!paid) return invalid('payment_intent_unexpected_state');
  const amount = Number(form.amount);
  const left = [...world.refunds.values()]
    .filter(({ payment_intent, status }) => payment_intent === payment.id && status !== 'failed')
    .reduce((sum, refund) => sum - refund.amount, payment.amount);
  if (left === 0) return invalid('charge_already_refunded');
  // Stripe refuses an amount of zero and one beyond the rest with the same code.
  if (!Number.isInteger(amount) || amount < 1 || amount > left) return invalid(undefined);
  const refund = refundOf(paid, { amount, metadata: form.metadata as Stripe.Metadata });
  world.refunds.set(refund.id, refund);
  world.movements.push(
    movementOf({ amount: -amount, type: 'refund', reporting_category: 'refund', source: refund }),
  );
  return ok(refund);
}

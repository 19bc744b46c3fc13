import { z } from 'zod';
import { newId, type StoredMovement, type StoredRefund } from './objects.ts';
import {
  type Context,
  done,
  eventView,
  missing,
  newEvent,
  type Outcome,
  refused,
} from './outcome.ts';
import { objectsOf } from './state.ts';

const refundInput = z.strictObject({
  payment_intent: z.string().max(100),
  amount: z.int(),
  reference: z.string().min(1).max(100),
});

/** Refunds a part or all of a payment; never more than is left of it. */
export function createRefund({ state, now }: Context, body: unknown): Outcome {
  const { payment_intent, amount, reference } = refundInput.parse(body);
  const payment = state.payments.get(payment_intent);
  if (!payment) return missing();
  const earlier = objectsOf(state.refundsOf.get(payment_intent), state.refunds);
  const left = earlier
    .filter(({ status }) => status === 'succeeded' || status === 'pending')
    .reduce((sum, refund) => sum - refund.amount, payment.amount);
  if (payment.status !== 'succeeded') {
    return refused(400, {
      code: 'payment_intent_unexpected_state',
      message: 'Nothing was paid that could be given back.',
    });
  }
  if (left <= 0) {
    return refused(400, { code: 'charge_already_refunded', message: 'All was given back.' });
  }
  if (amount < 1 || amount > left) {
    return refused(400, {
      code: 'invalid_request_error',
      message: `The refund is not between 1 and ${left} cents.`,
    });
  }
  const refund: StoredRefund = {
    object: 'refund',
    id: newId('re'),
    payment_intent,
    amount,
    reference,
    status: 'succeeded',
    failure: null,
    created: now,
  };
  return done(refund, [
    refund,
    movementOf(refund, -amount, now),
    newEvent(now, 'refund.created', eventView(refund)),
  ]);
}

export function findRefunds({ state }: Context, query: URLSearchParams): Outcome {
  const refunds = objectsOf(state.refundsOf.get(query.get('payment_intent') ?? ''), state.refunds);
  const reference = query.get('reference');
  return done({ object: 'list', data: refunds.filter((one) => one.reference === reference) });
}

/** Fails a refund, for tests: the card's bank returns the money. */
export function failRefund({ state, now }: Context, id: string): Outcome {
  const refund = state.refunds.get(id);
  if (refund?.status !== 'succeeded') return missing();
  const failed: StoredRefund = {
    ...refund,
    status: 'failed',
    failure: 'expired_or_canceled_card',
  };
  return done(failed, [
    failed,
    movementOf(failed, failed.amount, now),
    newEvent(now, 'refund.failed', eventView(failed)),
  ]);
}

const PAGE = 100;

const period = z.object({
  since: z.coerce.number().int(),
  until: z.coerce.number().int(),
  after: z.string().nullable(),
});

/** Lists movements from `since` (inclusive) to `until` (exclusive), oldest first. */
export function listMovements({ state }: Context, query: URLSearchParams): Outcome {
  const { since, until, after } = period.parse({
    since: query.get('since'),
    until: query.get('until'),
    after: query.get('after'),
  });
  const all = state.movements.filter(({ created }) => created >= since && created < until);
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  if (after !== null && from === 0) return missing();
  const data = all.slice(from, from + PAGE);
  return done({ object: 'list', data, has_more: from + PAGE < all.length });
}

function movementOf(refund: StoredRefund, amount: number, now: number): StoredMovement {
  return {
    object: 'balance_transaction',
    id: newId('txn'),
    kind: 'refund',
    amount,
    payment_intent: refund.payment_intent,
    reference: refund.reference,
    created: now,
  };
}

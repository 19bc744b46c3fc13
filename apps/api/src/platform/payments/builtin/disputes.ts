import { newId, type StoredDispute, type StoredMovement } from './objects.ts';
import { type Context, done, missing, newEvent, type Outcome } from './outcome.ts';

export function getDispute({ state }: Context, id: string): Outcome {
  const dispute = state.disputes.get(id);
  return dispute ? done(dispute) : missing();
}

/** Opens a dispute, for tests: the money is withdrawn until the bank decides. */
export function disputePayment({ state, now }: Context, id: string): Outcome {
  const payment = state.payments.get(id);
  if (payment?.status !== 'succeeded') return missing();
  const dispute: StoredDispute = {
    object: 'dispute',
    id: newId('dp'),
    payment_intent: id,
    amount: payment.amount,
    taken: payment.amount,
    status: 'needs_response',
    created: now,
  };
  return done(dispute, [
    dispute,
    movementOf(dispute, payment.reference, -payment.amount, now),
    newEvent(now, 'charge.dispute.funds_withdrawn', dispute),
  ]);
}

/** Wins a dispute, for tests: the bank decides for us and reinstates the money. */
export function winDispute({ state, now }: Context, id: string): Outcome {
  const dispute = state.disputes.get(id);
  const payment = state.payments.get(dispute?.payment_intent ?? '');
  if (dispute === undefined || payment === undefined || dispute.taken === 0) return missing();
  const won: StoredDispute = { ...dispute, taken: 0, status: 'won' };
  return done(won, [
    won,
    movementOf(won, payment.reference, dispute.taken, now),
    newEvent(now, 'charge.dispute.funds_reinstated', won),
  ]);
}

function movementOf(
  dispute: StoredDispute,
  reference: string,
  amount: number,
  now: number,
): StoredMovement {
  return {
    object: 'balance_transaction',
    id: newId('txn'),
    kind: 'dispute',
    amount,
    payment_intent: dispute.payment_intent,
    reference,
    created: now,
  };
}

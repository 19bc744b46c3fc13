import { z } from 'zod';
import { type CardProblem, cardInput, readCard, trySaving } from './cards.ts';
import {
  newClientSecret,
  newId,
  type SetupIntent,
  type Stored,
  type StoredMethod,
} from './objects.ts';
import {
  type Context,
  cardRefused,
  done,
  eventView,
  intentView,
  methodView,
  missing,
  newEvent,
  type Outcome,
  refused,
} from './outcome.ts';
import type { State } from './state.ts';

const setupInput = z.strictObject({ customer: z.string().max(100) });

export function createSetup({ state, now }: Context, body: unknown): Outcome {
  const { customer } = setupInput.parse(body);
  if (!state.customers.has(customer)) return missing();
  const id = newId('seti');
  const setup: SetupIntent = {
    object: 'setup_intent',
    id,
    client_secret: newClientSecret(id),
    status: 'requires_payment_method',
    customer,
    payment_method: null,
    failure: null,
    created: now,
  };
  return done(intentView(state, setup), [setup]);
}

export function getSetup({ state }: Context, id: string): Outcome {
  const setup = state.setups.get(id);
  return setup ? done(intentView(state, setup)) : missing();
}

const confirmInput = z.strictObject({ client_secret: z.string().max(200), card: cardInput });

/** Saves a card from the browser, unless its bank asks the cardholder first or refuses. */
export function confirmSetup(context: Context, setup: SetupIntent, body: unknown): Outcome {
  const { state, now } = context;
  const { card: given } = confirmInput.parse(body);
  if (setup.status !== 'requires_payment_method' && setup.status !== 'requires_action') {
    return unexpected(state, setup);
  }
  const read = readCard(given, now);
  // A number that is no test card leaves no trace, not even a failed attempt.
  if ('wrong' in read) return cardRefused(read.wrong, setup, [], (one) => intentView(state, one));
  const method: StoredMethod = {
    object: 'payment_method',
    id: newId('pm'),
    customer: null,
    card: read.card,
    created: now,
  };
  const outcome = trySaving(read.card);
  if (outcome === 'saved') return save(context, setup, method);
  if (outcome === 'ask') {
    const pending: SetupIntent = {
      ...setup,
      status: 'requires_action',
      payment_method: method.id,
      failure: null,
    };
    const event = newEvent(now, 'setup_intent.requires_action', eventView(pending));
    return answer(state, pending, [method, pending, event]);
  }
  return fail(context, setup, outcome);
}

const answerInput = z.strictObject({
  client_secret: z.string().max(200),
  outcome: z.enum(['approve', 'decline']),
});

/** Continues the intent with the cardholder's answer to their bank, sent by the browser. */
export function authenticateSetup(context: Context, setup: SetupIntent, body: unknown): Outcome {
  const { outcome } = answerInput.parse(body);
  const method = context.state.methods.get(setup.payment_method ?? '');
  if (setup.status !== 'requires_action' || !method) return unexpected(context.state, setup);
  if (outcome === 'approve') return save(context, setup, method);
  const code = 'setup_intent_authentication_failure';
  return fail(context, setup, { code, decline_code: null });
}

function save({ state, now }: Context, setup: SetupIntent, unsaved: StoredMethod): Outcome {
  const method = { ...unsaved, customer: setup.customer };
  const saved: SetupIntent = {
    ...setup,
    status: 'succeeded',
    payment_method: method.id,
    failure: null,
  };
  return answer(state, saved, [
    method,
    saved,
    newEvent(now, 'payment_method.attached', methodView(method)),
    newEvent(now, 'setup_intent.succeeded', eventView(saved)),
  ]);
}

function fail({ state, now }: Context, setup: SetupIntent, failure: CardProblem): Outcome {
  const failed: SetupIntent = {
    ...setup,
    status: 'requires_payment_method',
    payment_method: null,
    failure,
  };
  const event = newEvent(now, 'setup_intent.setup_failed', eventView(failed));
  return cardRefused(failure, failed, [failed, event], (one) => intentView(state, one));
}

function answer(state: State, setup: SetupIntent, put: readonly Stored[]): Outcome {
  const method = put.find((one) => one.object === 'payment_method');
  const view = intentView(state, setup);
  return done(method ? { ...view, card: methodView(method).card } : view, put);
}

function unexpected(state: State, setup: SetupIntent): Outcome {
  const { status, body } = refused(400, {
    code: 'setup_intent_unexpected_state',
    message: `This setup is ${setup.status}.`,
  });
  const { error } = body as { error: object };
  return { status, body: { error: { ...error, setup_intent: intentView(state, setup) } }, put: [] };
}

import { type CardDetails, fingerprintOf } from './cards.ts';
import {
  type Failure,
  newId,
  type PaymentIntent,
  type SetupIntent,
  type Stored,
  type StoredEvent,
  type StoredMethod,
  type StoredRefund,
} from './objects.ts';
import type { State } from './state.ts';

/** The inputs of an operation's decision. */
export interface Context {
  readonly state: State;
  /**
   * Real time in milliseconds, not the product's clock: cards expire by it, events are signed with
   * it.
   */
  readonly now: number;
  /** Returns the refusal that a test planted for this charge. */
  readonly refuseCharge: () => Failure | undefined;
}

/** The response and the changes of an operation; changes apply once they are in the log. */
export interface Outcome {
  readonly status: number;
  readonly body: unknown;
  readonly put: readonly Stored[];
}

export const done = (body: unknown, put: readonly Stored[] = []): Outcome => ({
  status: 200,
  body,
  put,
});

/** Builds an error in the shape of Stripe's, with the fields that our client reads. */
export const refused = (
  status: 400 | 401 | 402 | 404,
  error: { readonly type?: string; readonly code: string; readonly message: string },
): Outcome => ({
  status,
  body: { error: { type: 'invalid_request_error', decline_code: null, ...error } },
  put: [],
});

export const missing = (): Outcome =>
  refused(404, { code: 'resource_missing', message: 'There is no such object.' });

/** Builds the error of a declined card, with the intent that it was meant for. */
export const cardRefused = (
  failure: Failure,
  intent: SetupIntent | PaymentIntent | null,
  put: readonly Stored[],
  view: (intent: SetupIntent | PaymentIntent) => object,
): Outcome => ({
  status: 402,
  body: {
    error: {
      type: 'card_error',
      ...failure,
      message: 'The card was not accepted.',
      ...(intent && { [intent.object]: view(intent) }),
    },
  },
  put,
});

export function newEvent(now: number, type: string, object: object): StoredEvent {
  return { object: 'event', id: newId('evt'), type, data: { object }, created: now, done: false };
}

export const cardView = (card: CardDetails) => ({
  brand: card.brand,
  last4: card.last4,
  exp_month: card.exp_month,
  exp_year: card.exp_year,
  fingerprint: fingerprintOf(card),
});

export const methodView = (method: StoredMethod) => ({
  object: method.object,
  id: method.id,
  customer: method.customer,
  card: cardView(method.card),
  created: method.created,
});

export function intentView(state: State, intent: SetupIntent | PaymentIntent): object {
  const method = intent.payment_method ? state.methods.get(intent.payment_method) : undefined;
  return { ...intent, card: method ? cardView(method.card) : null };
}

/** Presents an object in an event: without the client secret, which would let its reader act. */
export function eventView(intent: SetupIntent | PaymentIntent | StoredRefund): object {
  const { client_secret: _secret, ...view } = { client_secret: '', ...intent };
  return view;
}

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

/** What an operation decides by. */
export interface Context {
  readonly state: State;
  /** Real time: cards expire by it and events are signed with it. */
  readonly now: number;
  /** A charge that is refused because a test asked for it. */
  readonly refuseCharge: () => Failure | undefined;
}

/** What an operation answers and what it changes; nothing is changed until it is in the log. */
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

/** Stripe's shapes of errors, as far as anybody reads them. */
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

/** A card that was not taken; the intent that it was for comes with it. */
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

export function tell(now: number, type: string, object: object): StoredEvent {
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

/** What events tell: like the view, without what lets a browser act. */
export function eventView(intent: SetupIntent | PaymentIntent | StoredRefund): object {
  const { client_secret: _secret, ...told } = { client_secret: '', ...intent };
  return told;
}

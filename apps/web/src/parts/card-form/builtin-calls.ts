import { type CardValues, digitsOf, expiryOf } from './card-rules.ts';
import type { CardRefusal, CardResult, IntentKind } from './types.ts';

/** The part of the built-in provider's intent that the browser reads. */
type IntentAnswer = {
  readonly status: string;
  readonly payment_method: string | null;
};
type ErrorAnswer = {
  readonly code: string;
  readonly decline_code: string | null;
  readonly payment_intent?: IntentAnswer;
  readonly setup_intent?: IntentAnswer;
};

/** The state of an intent, or the reason why a card was not taken. */
export type Standing = CardResult | { readonly status: 'bank_asks' };

const TIMEOUT_MS = 29_750;
const ATTEMPTS = 2;

export const confirmCard = (
  kind: IntentKind,
  clientSecret: string,
  values: CardValues,
): Promise<Standing> => {
  const { month, year } = expiryOf(values.expiry);
  return ask(kind, clientSecret, 'confirm', {
    card: {
      number: digitsOf(values.number),
      exp_month: month,
      exp_year: year,
      cvc: values.cvc,
      zip: values.zip.trim().replace(/^(\d{5})-?(\d{4})$/, '$1-$2'),
    },
  });
};

export const answerQuestion = (
  kind: IntentKind,
  clientSecret: string,
  outcome: 'approve' | 'decline',
): Promise<Standing> => ask(kind, clientSecret, 'authenticate', { outcome });

export const readStanding = (kind: IntentKind, clientSecret: string): Promise<Standing> =>
  ask(kind, clientSecret, 'retrieve', {});

async function ask(
  kind: IntentKind,
  clientSecret: string,
  action: 'confirm' | 'authenticate' | 'retrieve',
  body: object,
): Promise<Standing> {
  try {
    const response = await post(kind, clientSecret, action, body);
    const answer = (await response.json()) as IntentAnswer & { error?: ErrorAnswer };
    if (response.ok) return standingOf(answer);
    if (answer.error) return refusalOf(kind, answer.error);
  } catch {
    // The answer was lost on the way, so nobody here knows what became of it: it is asked below.
  }
  return action === 'retrieve' ? UNREACHABLE : whatBecameOfIt(kind, clientSecret);
}

async function whatBecameOfIt(kind: IntentKind, clientSecret: string): Promise<Standing> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const standing = await readStanding(kind, clientSecret);
    if (standing !== UNREACHABLE) return standing;
  }
  return UNREACHABLE;
}

const UNREACHABLE: CardResult = { status: 'refused', why: 'unreachable' };

function post(
  kind: IntentKind,
  clientSecret: string,
  action: string,
  body: object,
): Promise<Response> {
  const [id = ''] = clientSecret.split('_secret_');
  return fetch(`/pay/v1/${kind}_intents/${encodeURIComponent(id)}/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ client_secret: clientSecret, ...body }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

function standingOf(intent: IntentAnswer): Standing {
  switch (intent.status) {
    case 'succeeded':
      return { status: 'succeeded', methodId: intent.payment_method };
    case 'processing':
      return { status: 'processing' };
    case 'requires_action':
      return { status: 'bank_asks' };
    case 'requires_payment_method':
      return { status: 'refused', why: 'unreachable' };
    default:
      return { status: 'refused', why: 'unexpected' };
  }
}

function refusalOf(kind: IntentKind, error: ErrorAnswer): Standing {
  // It was further than the browser knew: paid already, say, by an answer that was lost.
  if (error.code.endsWith('_intent_unexpected_state')) {
    const intent = error.payment_intent ?? error.setup_intent;
    return intent ? standingOf(intent) : { status: 'refused', why: 'unexpected' };
  }
  return { status: 'refused', why: refusalBy(kind, error.code, error.decline_code) };
}

/** Both providers name what went wrong in the same words. */
export function refusalBy(
  kind: IntentKind,
  code: string | undefined,
  declineCode: string | null | undefined,
): CardRefusal {
  if (code?.endsWith('_authentication_failure')) {
    return kind === 'setup' ? 'not_authenticated_save' : 'not_authenticated';
  }
  for (const reason of [declineCode, code]) {
    switch (reason) {
      case 'insufficient_funds':
      case 'expired_card':
      case 'incorrect_cvc':
      case 'processing_error':
      case 'test_mode_live_card':
        return reason;
      case 'invalid_cvc':
        return 'incorrect_cvc';
    }
  }
  return 'generic';
}

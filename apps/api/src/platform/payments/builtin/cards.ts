import { createHash } from 'node:crypto';
import { z } from 'zod';

/**
 * The behavior of one test card. The number itself is never stored: the token identifies the card.
 */
export interface TestCard {
  readonly token: string;
  readonly brand: 'visa' | 'mastercard' | 'amex' | 'discover';
  readonly last4: string;
  /**
   * The bank asks the cardholder to authenticate: never, until a save was authenticated, or always.
   */
  readonly asks: 'never' | 'until_saved' | 'always';
  /** The refusal of this card: already when it is saved, or only when it is charged. */
  readonly refused?: { readonly at: 'saving' | 'charging'; readonly why: CardProblem };
}

export interface CardProblem {
  readonly code: string;
  readonly decline_code: string | null;
}

const declined = (decline_code: string): CardProblem => ({ code: 'card_declined', decline_code });
const problem = (code: string): CardProblem => ({ code, decline_code: null });

const pays = { asks: 'never' } as const;
const refuses = (why: CardProblem, at: 'saving' | 'charging' = 'saving') =>
  ({ asks: 'never', refused: { at, why } }) as const;

const NUMBERS: Readonly<Record<string, Omit<TestCard, 'last4'>>> = {
  '4242424242424242': { token: 'visa', brand: 'visa', ...pays },
  '5555555555554444': { token: 'mastercard', brand: 'mastercard', ...pays },
  '378282246310005': { token: 'amex', brand: 'amex', ...pays },
  '6011111111111117': { token: 'discover', brand: 'discover', ...pays },
  '4000000000000002': { token: 'declined', brand: 'visa', ...refuses(declined('generic_decline')) },
  '4000000000009995': {
    token: 'insufficient_funds',
    brand: 'visa',
    ...refuses(declined('insufficient_funds')),
  },
  '4000000000000069': { token: 'expired', brand: 'visa', ...refuses(problem('expired_card')) },
  '4000000000000119': {
    token: 'processing_error',
    brand: 'visa',
    ...refuses(problem('processing_error')),
  },
  '4000000000000341': {
    token: 'declined_later',
    brand: 'visa',
    ...refuses(declined('generic_decline'), 'charging'),
  },
  '4000002500003155': { token: 'asks_until_saved', brand: 'visa', asks: 'until_saved' },
  '4000002760003184': { token: 'asks_always', brand: 'visa', asks: 'always' },
};

const byToken = new Map<string, TestCard>(
  Object.entries(NUMBERS).map(([number, card]) => [
    card.token,
    { ...card, last4: number.slice(-4) },
  ]),
);

/** A card as the browser sends it; the number and the code stay within `readCard`. */
export const cardInput = z.strictObject({
  number: z.string().max(40),
  exp_month: z.int(),
  exp_year: z.int(),
  cvc: z.string().max(10),
  zip: z.string().max(20),
});

/** Everything that is stored about a card. */
export interface CardDetails {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
}

export function readCard(
  input: z.output<typeof cardInput>,
  now: number,
): { readonly card: CardDetails } | { readonly wrong: CardProblem } {
  const number = input.number.replaceAll(/[ -]/g, '');
  if (!/^\d{12,19}$/.test(number)) return { wrong: problem('invalid_number') };
  const testCard = Object.hasOwn(NUMBERS, number) ? NUMBERS[number] : undefined;
  // Stripe's own code for a real card in test mode.
  if (testCard === undefined) return { wrong: declined('test_mode_live_card') };
  const { exp_month, exp_year } = input;
  if (exp_month < 1 || exp_month > 12) return { wrong: problem('invalid_expiry_month') };
  if (exp_year > 2100 || isPast(exp_month, exp_year, now)) {
    return { wrong: problem('invalid_expiry_year') };
  }
  if (!(testCard.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(input.cvc)) {
    return { wrong: problem('invalid_cvc') };
  }
  if (!/^\d{5}(-\d{4})?$/.test(input.zip.trim())) return { wrong: problem('incorrect_zip') };
  const { token, brand } = testCard;
  return { card: { token, brand, last4: number.slice(-4), exp_month, exp_year } };
}

/**
 * Tells whether a card expired; it is valid until its month has ended in every time zone (UTC-12).
 */
export function isPast(month: number, year: number, now: number): boolean {
  return Date.UTC(year, month, 1, 12) <= now;
}

/** Decides the attempt to save a card. */
export function trySaving(card: CardDetails): 'saved' | 'ask' | CardProblem {
  const testCard = cardOf(card.token);
  if (testCard.refused?.at === 'saving') return testCard.refused.why;
  return testCard.asks === 'never' ? 'saved' : 'ask';
}

/** Decides the attempt to charge a card. */
export function tryCharging(
  card: CardDetails,
  how: { readonly saved: boolean; readonly answered: boolean },
  now: number,
): 'paid' | 'ask' | CardProblem {
  const testCard = cardOf(card.token);
  if (testCard.refused) return testCard.refused.why;
  if (isPast(card.exp_month, card.exp_year, now)) return problem('expired_card');
  if (how.answered || testCard.asks === 'never') return 'paid';
  return testCard.asks === 'until_saved' && how.saved ? 'paid' : 'ask';
}

/** Returns an identifier that two cards with one number share. */
export const fingerprintOf = (card: CardDetails): string =>
  createHash('sha256').update(`test card ${card.token}`).digest('base64url').slice(0, 16);

function cardOf(token: string): TestCard {
  const testCard = byToken.get(token);
  if (testCard === undefined) throw new Error(`no test card is called ${token}`);
  return testCard;
}

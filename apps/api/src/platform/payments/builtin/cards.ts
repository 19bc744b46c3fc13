import { createHash } from 'node:crypto';
import { z } from 'zod';

/** What a test card does. The number itself is never kept: a card is known by its token. */
export interface TestCard {
  readonly token: string;
  readonly brand: 'visa' | 'mastercard' | 'amex' | 'discover';
  readonly last4: string;
  /** Whether its bank asks before it pays: until the card was saved with its answer, or always. */
  readonly asks: 'never' | 'until_saved' | 'always';
  /** What it is refused with: already when it is saved, or only when it is charged. */
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

/** What a browser sends of a card; it goes no further than `readCard`. */
export const cardInput = z.strictObject({
  number: z.string().max(40),
  exp_month: z.int(),
  exp_year: z.int(),
  cvc: z.string().max(10),
  zip: z.string().max(20),
});

/** All that is kept of a card. */
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
  const known = Object.hasOwn(NUMBERS, number) ? NUMBERS[number] : undefined;
  // Stripe's own words for a real card in test mode.
  if (known === undefined) return { wrong: declined('test_mode_live_card') };
  const { exp_month, exp_year } = input;
  if (exp_month < 1 || exp_month > 12) return { wrong: problem('invalid_expiry_month') };
  if (exp_year > 2100 || isPast(exp_month, exp_year, now)) {
    return { wrong: problem('invalid_expiry_year') };
  }
  if (!(known.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(input.cvc)) {
    return { wrong: problem('invalid_cvc') };
  }
  if (!/^\d{5}(-\d{4})?$/.test(input.zip.trim())) return { wrong: problem('incorrect_zip') };
  const { token, brand } = known;
  return { card: { token, brand, last4: number.slice(-4), exp_month, exp_year } };
}

/** A card is good until the end of its month, wherever on earth that is. */
export function isPast(month: number, year: number, now: number): boolean {
  return Date.UTC(year, month, 1, 12) <= now;
}

/** What becomes of a card that is being saved. */
export function trySaving(card: CardDetails): 'saved' | 'ask' | CardProblem {
  const known = cardOf(card.token);
  if (known.refused?.at === 'saving') return known.refused.why;
  return known.asks === 'never' ? 'saved' : 'ask';
}

/** What becomes of a charge. */
export function tryCharging(
  card: CardDetails,
  how: { readonly saved: boolean; readonly answered: boolean },
  now: number,
): 'paid' | 'ask' | CardProblem {
  const known = cardOf(card.token);
  if (known.refused) return known.refused.why;
  if (isPast(card.exp_month, card.exp_year, now)) return problem('expired_card');
  if (how.answered || known.asks === 'never') return 'paid';
  return known.asks === 'until_saved' && how.saved ? 'paid' : 'ask';
}

/** The same for two cards of one number. */
export const fingerprintOf = (card: CardDetails): string =>
  createHash('sha256').update(`test card ${card.token}`).digest('base64url').slice(0, 16);

function cardOf(token: string): TestCard {
  const known = byToken.get(token);
  if (known === undefined) throw new Error(`no test card is called ${token}`);
  return known;
}

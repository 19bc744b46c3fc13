import { z } from 'zod';

const key = (start: RegExp, like: string) =>
  z
    .string()
    .regex(start, { error: `must be a key that starts with ${like}` })
    .optional();

const address = z.url({ protocol: /^https?$/, error: 'must be an address' }).optional();

export const PAYMENT_SETTINGS = {
  STRIPE_SECRET_KEY: key(/^[sr]k_(test|live)_\w{8,}$/, 'sk_test_ or sk_live_'),
  STRIPE_PUBLISHABLE_KEY: key(/^pk_(test|live)_\w{8,}$/, 'pk_test_ or pk_live_'),
  STRIPE_WEBHOOK_SECRET: key(/^whsec_\w{8,}$/, 'whsec_'),
  STRIPE_API_URL: address,
  PAYMENTS_URL: address,
  PAYMENTS_SECRET: z.string().min(32, { error: 'must be at least 32 characters' }).optional(),
} as const;

/** Stripe, or the built-in test provider: the one that runs elsewhere, or one of our own. */
export type PaymentsConfig =
  | {
      readonly provider: 'stripe';
      readonly secretKey: string;
      readonly publishableKey: string;
      readonly webhookSecret: string;
      /** An address that replaces Stripe's own, for tests. */
      readonly apiUrl: string | undefined;
    }
  | {
      readonly provider: 'builtin';
      readonly at: { readonly url: string; readonly secret: string } | undefined;
    };

type Given = { readonly APP_ENV: string } & {
  readonly [Name in keyof typeof PAYMENT_SETTINGS]?: string | undefined;
};

export function readPayments(given: Given, refuse: (message: string) => Error): PaymentsConfig {
  const { PAYMENTS_URL: url, PAYMENTS_SECRET: secret, STRIPE_API_URL: apiUrl } = given;
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = given;
  if (apiUrl !== undefined && given.APP_ENV === 'production') {
    throw refuse('STRIPE_API_URL: in production cards are charged by Stripe itself');
  }
  if ((url === undefined) !== (secret === undefined)) {
    throw refuse('PAYMENTS_URL and PAYMENTS_SECRET: set both or neither');
  }
  const ofStripe = [secretKey, publishableKey, webhookSecret].filter((one) => one !== undefined);
  if (ofStripe.length === 0) {
    if (apiUrl !== undefined) throw refuse('STRIPE_API_URL: needs the keys of Stripe');
    const at = url === undefined || secret === undefined ? undefined : { url, secret };
    return { provider: 'builtin', at };
  }
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined) {
    throw refuse(
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET: set all three or none',
    );
  }
  if (url !== undefined) throw refuse('PAYMENTS_URL: cards are charged by Stripe or by it');
  const isLive = secretKey.includes('_live_');
  if (isLive !== publishableKey.includes('_live_')) {
    throw refuse('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY: one is live and one is for tests');
  }
  if (isLive && given.APP_ENV !== 'production') {
    throw refuse('STRIPE_SECRET_KEY: real cards are charged in production only');
  }
  return { provider: 'stripe', secretKey, publishableKey, webhookSecret, apiUrl };
}

import Stripe from 'stripe';
import type { PaymentProvider } from '../provider.ts';
import { translated } from './calls.ts';
import { customerCalls } from './customers.ts';
import { listMovements } from './movements.ts';
import { paymentCalls, refundCalls } from './payments.ts';
import { eventOf } from './shapes.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** An address that replaces Stripe's own, for tests. */
  readonly apiUrl: string | undefined;
  readonly timeoutMs?: number;
}

/** The API version that these shapes were written for; an upgrade is deliberate, with the tests. */
export const STRIPE_API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 20_000;
const TOLERANCE_SECONDS = 300;

/**
 * Creates the provider on Stripe's SDK, without its retries: the caller retries with the same key.
 */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    apiVersion: STRIPE_API_VERSION,
    maxNetworkRetries: 0,
    timeout: settings.timeoutMs ?? TIMEOUT_MS,
    telemetry: false,
    ...(settings.apiUrl !== undefined && addressOf(settings.apiUrl)),
  });

  return {
    name: 'stripe',
    browser: { kind: 'stripe', publishableKey: settings.publishableKey },
    ...customerCalls(stripe),
    ...paymentCalls(stripe),
    ...refundCalls(stripe),
    listMovements: (input) => translated(listMovements(stripe, input)),
    readWebhook(body, signature) {
      if (signature === undefined) return null;
      try {
        return eventOf(
          stripe.webhooks.constructEvent(
            body,
            signature,
            settings.webhookSecret,
            TOLERANCE_SECONDS,
          ),
        );
      } catch {
        return null;
      }
    },
  };
}

function addressOf(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isHttp = protocol === 'http:';
  return {
    protocol: isHttp ? ('http' as const) : ('https' as const),
    host: hostname,
    port: Number(port || (isHttp ? 80 : 443)),
  };
}

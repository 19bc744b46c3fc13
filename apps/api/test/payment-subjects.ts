import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { createBuiltinProvider } from '../src/platform/payments/builtin/client.ts';
import { startBuiltin } from '../src/platform/payments/builtin/launch.ts';
import { webhookKey } from '../src/platform/payments/builtin/webhooks.ts';
import type { Intent, PaymentProvider, Setup } from '../src/platform/payments/index.ts';
import { signBody } from '../src/platform/payments/signature.ts';
import { createStripeProvider, STRIPE_API_VERSION } from '../src/platform/payments/stripe/index.ts';
import { silentLog } from './silent-log.ts';
import { EXAMPLES } from './stripe/objects.ts';
import { STAND_IN_KEY, stripeStandIn } from './stripe/stand-in.ts';
import type { CardOnForm } from './stripe/world.ts';

type Trouble = 'lost_reply' | 'silent' | 'unavailable';

/** A provider under test, with its browser part, its network and its events. */
export interface PaymentSubject {
  readonly provider: PaymentProvider;
  /** Calls of a browser; each returns the code of the refusal, or null. */
  saveCard(setup: Setup, card: CardOnForm): Promise<string | null>;
  answerSetup(setup: Setup, approves: boolean): Promise<string | null>;
  pay(intent: Intent, card: CardOnForm): Promise<string | null>;
  answerPayment(intent: Intent, approves: boolean): Promise<string | null>;
  /** Plants a fault in the next call that creates a payment or a refund. */
  trouble(kind: Trouble): Promise<void>;
  /** Builds the body of an event about a payment, as the provider sends it. */
  eventOf(type: string, paymentId: string): string;
  sign(body: string, atSeconds: number): string;
  /** Lists requests that the provider should never have received. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

/** Shorter than the timeout of a test, longer than a call takes on a busy machine. */
const TIMEOUT_MS = 4_000;

/** Starts the built-in provider in a process of its own, and a client for it. */
export async function builtinSubject(): Promise<PaymentSubject> {
  const folder = await mkdtemp(join(tmpdir(), 'yay-subject-'));
  const secret = 'the secret of the contract suite and no other';
  const running = await startBuiltin({ folder, secret, log: silentLog });
  const provider = createBuiltinProvider({ url: running.url, secret, timeoutMs: TIMEOUT_MS });
  async function browser(path: string, of: { clientSecret: string }, body: object) {
    const answer = await provider.passOn(path, { client_secret: of.clientSecret, ...body });
    const { error } = answer.body as { error?: { code: string; decline_code: string | null } };
    if (!error) return null;
    const { code, decline_code: why } = error;
    return why && why !== 'generic_decline' ? why : code;
  }
  return {
    provider,
    saveCard: (setup, card) =>
      browser(`/pay/v1/setup_intents/${setup.id}/confirm`, setup, { card }),
    answerSetup: (setup, approves) =>
      browser(`/pay/v1/setup_intents/${setup.id}/authenticate`, setup, outcome(approves)),
    pay: (intent, card) =>
      browser(`/pay/v1/payment_intents/${intent.id}/confirm`, intent, { card }),
    answerPayment: (intent, approves) =>
      browser(`/pay/v1/payment_intents/${intent.id}/authenticate`, intent, outcome(approves)),
    async trouble(kind) {
      // The fault meets the next call, a payment or a refund.
      const faults = [{ on: 'any', act: kind, times: 1 }];
      await fetch(`${running.url()}/control/faults`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ faults }),
      });
    },
    eventOf: (type, id) =>
      JSON.stringify({ id: 'evt_1', type, data: { object: { object: 'payment_intent', id } } }),
    sign: (body, at) => signBody(webhookKey(secret), body, at),
    complaints: () => [],
    async close() {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the adapter to Stripe and the stand-in that it calls over HTTP. */
export async function stripeSubject(): Promise<PaymentSubject> {
  const standIn = await stripeStandIn(STRIPE_API_VERSION);
  const webhookSecret = 'whsec_of_the_contract_suite';
  const provider = createStripeProvider({
    secretKey: STAND_IN_KEY,
    publishableKey: 'pk_test_of_the_stand_in',
    webhookSecret,
    apiUrl: standIn.url,
    timeoutMs: TIMEOUT_MS,
  });
  const { browser } = standIn;
  const word = (found: { code: string; decline_code: string | null } | undefined) => {
    const why = found?.decline_code;
    return why && why !== 'generic_decline' ? why : (found?.code ?? null);
  };
  return {
    provider,
    saveCard: async (setup, card) => word(browser.saveCard(setup.id, card)),
    answerSetup: async (setup, approves) => word(browser.answerSetup(setup.id, approves)),
    pay: async (intent, card) => word(browser.pay(intent.id, card)),
    answerPayment: async (intent, approves) => word(browser.answerPayment(intent.id, approves)),
    async trouble(kind) {
      standIn.trouble(kind === 'unavailable' ? 500 : kind);
    },
    eventOf: (type, id) =>
      JSON.stringify({
        ...EXAMPLES.event,
        type,
        data: { object: { ...EXAMPLES.payment_intent, id } },
      }),
    sign: (payload, timestamp) =>
      new Stripe(STAND_IN_KEY).webhooks.generateTestHeaderString({
        payload,
        secret: webhookSecret,
        timestamp,
      }),
    complaints: () => standIn.complaints,
    close: () => standIn.close(),
  };
}

const outcome = (approves: boolean) => ({ outcome: approves ? 'approve' : 'decline' });

import Stripe from 'stripe';
import { type Intent, type PaymentProvider, ProviderRefused } from '../provider.ts';
import { translateError } from './errors.ts';
import { listMovements } from './movements.ts';
import { disputeOf, eventOf, intentOf, methodOf, refundOf, setupOf } from './shapes.ts';

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
/**
 * How far back a guest's payment is searched; one whose response was lost is looked up within
 * minutes.
 */
const LOOKED_THROUGH_SECONDS = 3 * 24 * 3_600;
const LOOKED_THROUGH = 2_000;
const TOLERANCE_SECONDS = 300;

const CARD_OF_INTENT = ['payment_method'];

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

  const retrievePayment = (id: string) =>
    stripe.paymentIntents.retrieve(id, { expand: CARD_OF_INTENT });

  const getPayment = (id: string): Promise<Intent | null> =>
    orNull(retrievePayment(id).then(intentOf));

  return {
    name: 'stripe',
    browser: { kind: 'stripe', publishableKey: settings.publishableKey },
    async createCustomer({ userId, email, name, key }) {
      const customer = await translated(
        stripe.customers.create(
          { email, name, metadata: { user_id: String(userId) } },
          { idempotencyKey: key },
        ),
      );
      return { id: customer.id };
    },
    async createSetup({ customerId, key }) {
      return translated(
        stripe.setupIntents
          .create(
            { customer: customerId, usage: 'off_session', allowed_payment_method_types: ['card'] },
            { idempotencyKey: key },
          )
          .then(setupOf),
      );
    },
    getSetup: (id) => orNull(stripe.setupIntents.retrieve(id).then(setupOf)),
    async listMethods(customerId) {
      const methods = await translated(
        stripe.customers
          .listPaymentMethods(customerId, { type: 'card', limit: 100 })
          .autoPagingToArray({ limit: 1_000 }),
      );
      return methods.map(methodOf);
    },
    getMethod: (customerId, methodId) =>
      orNull(stripe.customers.retrievePaymentMethod(customerId, methodId).then(methodOf)),
    async setDefaultMethod(customerId, methodId) {
      await translated(
        stripe.customers.update(customerId, {
          invoice_settings: { default_payment_method: methodId },
        }),
      );
    },
    async detachMethod(methodId) {
      await translated(stripe.paymentMethods.detach(methodId));
    },
    async createPayment(input) {
      const confirmed = input.methodId !== undefined;
      const made = await translated(
        stripe.paymentIntents.create(
          {
            amount: input.amount,
            currency: 'usd',
            description: input.description,
            metadata: { reference: input.reference },
            allowed_payment_method_types: ['card'],
            expand: CARD_OF_INTENT,
            ...(input.customerId !== undefined && { customer: input.customerId }),
            ...(input.receiptEmail !== undefined && { receipt_email: input.receiptEmail }),
            ...(confirmed && { payment_method: input.methodId, confirm: true }),
            ...(confirmed && input.offSession && { off_session: true }),
          },
          { idempotencyKey: input.key },
        ),
      );
      // A replayed response is as old as the first call, so the payment is loaded once more.
      const replayed = made.lastResponse.headers['idempotent-replayed'] === 'true';
      return intentOf(replayed ? await translated(retrievePayment(made.id)) : made);
    },
    getPayment,
    async findPayment(reference, customerId) {
      const since = Math.floor(Date.now() / 1000) - LOOKED_THROUGH_SECONDS;
      // Lists are consistent; Stripe's search index learns of a new payment only after a while.
      const payments = await translated(
        stripe.paymentIntents
          .list({
            limit: 100,
            expand: ['data.payment_method'],
            ...(customerId === null ? { created: { gte: since } } : { customer: customerId }),
          })
          .autoPagingToArray({ limit: LOOKED_THROUGH }),
      );
      const mine = payments.filter(
        ({ metadata, customer }) =>
          metadata.reference === reference && (customerId !== null || customer === null),
      );
      return mine[0] ? intentOf(mine[0]) : null;
    },
    async cancelPayment(id) {
      try {
        return await translated(
          stripe.paymentIntents.cancel(id, { expand: CARD_OF_INTENT }).then(intentOf),
        );
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        // A payment that is cancelled already counts as success, since an earlier response may have
        // been lost.
        const payment = await getPayment(id);
        if (payment?.status === 'canceled') return payment;
        throw new ProviderRefused(error.code, error.message, payment ?? error.intent);
      }
    },
    async createRefund({ intentId, amount, reference, key }) {
      return translated(
        stripe.refunds
          .create(
            { payment_intent: intentId, amount, metadata: { reference } },
            { idempotencyKey: key },
          )
          .then(refundOf),
      );
    },
    async findRefund(intentId, reference) {
      const refunds = await translated(
        stripe.refunds
          .list({ payment_intent: intentId, limit: 100 })
          .autoPagingToArray({ limit: 1_000 }),
      );
      const mine = refunds.find(({ metadata }) => metadata?.reference === reference);
      return mine ? refundOf(mine) : null;
    },
    getDispute: (id) => orNull(stripe.disputes.retrieve(id).then(disputeOf)),
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

/** Awaits a call of the SDK and translates its errors. */
async function translated<T>(call: Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    throw translateError(error);
  });
}

async function orNull<T>(call: Promise<T>): Promise<T | null> {
  return translated(call).catch((error: unknown) => {
    if (error instanceof ProviderRefused && error.code === 'resource_missing') return null;
    throw error;
  });
}

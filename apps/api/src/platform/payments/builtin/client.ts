import { z } from 'zod';
import {
  type Intent,
  type PaymentProvider,
  type ProviderEvent,
  ProviderRefused,
} from '../provider.ts';
import { isSignedBody } from '../signature.ts';
import { type BuiltinAddress, createHttpClient, type HttpClient } from './http-client.ts';
import { webhookKey } from './webhooks.ts';
import { customer, dispute, intent, listOf, method, movement, refund, setup } from './wire.ts';

/**
 * The built-in provider with its browser calls, which the API passes on (Stripe has its own
 * origin).
 */
export interface BuiltinProvider extends PaymentProvider {
  readonly name: 'builtin';
  /** Passes a browser's call on without our secret, so that it reaches browser routes alone. */
  passOn(path: string, body: object): Promise<{ readonly status: number; readonly body: unknown }>;
  /** Registers the address to which the provider posts its webhooks from now on. */
  tellEventsTo(url: string): Promise<void>;
}

export const isBuiltin = (provider: PaymentProvider): provider is BuiltinProvider =>
  provider.name === 'builtin' && 'passOn' in provider;

export function createBuiltinProvider(address: BuiltinAddress): BuiltinProvider {
  const http = createHttpClient(address);
  const key = webhookKey(address.secret);
  return {
    name: 'builtin',
    browser: { kind: 'builtin' },
    ...customerCalls(http),
    ...paymentCalls(http),
    async listMovements({ since, until, after }) {
      const query = new URLSearchParams({
        since: String(since.getTime()),
        until: String(until.getTime()),
        ...(after !== undefined && { after }),
      });
      const { data, has_more } = await http.get(listOf(movement), `/v1/movements?${query}`);
      return { movements: data, next: has_more ? (data.at(-1)?.id ?? null) : null };
    },
    readWebhook(body, signature) {
      const now = Math.floor(Date.now() / 1000);
      return isSignedBody(key, body, signature, now) ? readEvent(body) : null;
    },
    async passOn(path, body) {
      const response = await http.fetched(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: response.json_ };
    },
    async tellEventsTo(url) {
      await http.call(z.object({}), '/v1/webhook_endpoint', { url });
    },
  };
}

const at = (id: string) => encodeURIComponent(id);

function customerCalls({ call, get, getOrNull }: HttpClient) {
  return {
    async createCustomer({ userId, email, name, key: idempotencyKey }) {
      const input = { user_id: userId, email, name };
      return (await call(customer, '/v1/customers', input, idempotencyKey)).data;
    },
    async createSetup({ customerId, key: idempotencyKey }) {
      const input = { customer: customerId };
      return (await call(setup, '/v1/setup_intents', input, idempotencyKey)).data;
    },
    getSetup: (id) => getOrNull(setup, `/v1/setup_intents/${at(id)}`),
    async listMethods(customerId) {
      const path = `/v1/customers/${at(customerId)}/payment_methods`;
      return (await get(listOf(method), path)).data;
    },
    getMethod: (customerId, methodId) =>
      getOrNull(method, `/v1/customers/${at(customerId)}/payment_methods/${at(methodId)}`),
    async setDefaultMethod(customerId, methodId) {
      await call(customer, `/v1/customers/${at(customerId)}/default`, { payment_method: methodId });
    },
    async detachMethod(methodId) {
      await call(method, `/v1/payment_methods/${at(methodId)}/detach`, {});
    },
  } satisfies Partial<PaymentProvider>;
}

function paymentCalls({ call, get, getOrNull }: HttpClient) {
  const getPayment = (id: string) => getOrNull(intent, `/v1/payment_intents/${at(id)}`);
  return {
    async createPayment(input) {
      const wire = {
        amount: input.amount,
        reference: input.reference,
        description: input.description,
        customer: input.customerId,
        payment_method: input.methodId,
        off_session: input.offSession,
        receipt_email: input.receiptEmail,
      };
      const { data, replayed } = await call(intent, '/v1/payment_intents', wire, input.key);
      // A replayed response is as old as the first call, so the payment is loaded once more.
      return replayed ? ((await getPayment(data.id)) ?? data) : data;
    },
    getPayment,
    async findPayment(reference, customerId) {
      const query = new URLSearchParams({
        reference,
        ...(customerId !== null && { customer: customerId }),
      });
      const { data } = await get(listOf(intent), `/v1/payment_intents?${query}`);
      return data.at(-1) ?? null;
    },
    async cancelPayment(id) {
      return cancelledOr(
        call(intent, `/v1/payment_intents/${at(id)}/cancel`, {}).then(({ data }) => data),
      );
    },
    async createRefund({ intentId, amount, reference, key: idempotencyKey }) {
      const input = { payment_intent: intentId, amount, reference };
      return (await call(refund, '/v1/refunds', input, idempotencyKey)).data;
    },
    getDispute: (id) => getOrNull(dispute, `/v1/disputes/${at(id)}`),
    async findRefund(intentId, reference) {
      const query = new URLSearchParams({ payment_intent: intentId, reference });
      return (await get(listOf(refund), `/v1/refunds?${query}`)).data.at(-1) ?? null;
    },
  } satisfies Partial<PaymentProvider>;
}

/** Treats a payment that was cancelled before as cancelled, which makes the call idempotent. */
async function cancelledOr(cancelling: Promise<Intent>): Promise<Intent> {
  return cancelling.catch((error: unknown) => {
    if (error instanceof ProviderRefused && error.intent?.status === 'canceled') {
      return error.intent;
    }
    throw error;
  });
}

const eventShape = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  data: z.object({
    object: z.looseObject({
      object: z.string(),
      id: z.string(),
      payment_intent: z.string().optional(),
    }),
  }),
});

const KINDS: Readonly<Record<string, ProviderEvent['object']['kind']>> = {
  setup_intent: 'setup',
  payment_intent: 'payment',
  payment_method: 'method',
  refund: 'refund',
  dispute: 'dispute',
};

function readEvent(body: string): ProviderEvent | null {
  const payload: unknown = JSON.parse(body);
  const read = eventShape.safeParse(payload);
  if (!read.success) return null;
  const { id, type, data } = read.data;
  const { object, id: objectId, payment_intent } = data.object;
  const kind = KINDS[object];
  // An event of another object of a payment (a charge) counts as an event of that payment.
  const about =
    kind === undefined && payment_intent !== undefined
      ? ({ kind: 'payment', id: payment_intent } as const)
      : { kind: kind ?? ('other' as const), id: objectId };
  return { id, type, object: about, payload };
}

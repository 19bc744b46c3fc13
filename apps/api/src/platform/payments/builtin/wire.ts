import { z } from 'zod';
import {
  type Dispute,
  type Intent,
  type Method,
  type Movement,
  type ProviderRefund,
  ProviderRefused,
  ProviderUnavailable,
  type Setup,
} from '../provider.ts';

// Responses of the provider, transformed into the product's terms.
const status = z.enum([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'canceled',
  'succeeded',
]);
const failure = z.object({ code: z.string(), decline_code: z.string().nullable() });
const card = z.object({
  brand: z.string(),
  last4: z.string(),
  exp_month: z.number(),
  exp_year: z.number(),
  fingerprint: z.string(),
});

export const customer = z.object({ id: z.string() });

export const setup = z
  .object({
    id: z.string(),
    client_secret: z.string(),
    status,
    customer: z.string().nullable(),
    payment_method: z.string().nullable(),
  })
  .transform(
    (wire): Setup => ({
      id: wire.id,
      clientSecret: wire.client_secret,
      status: wire.status,
      customerId: wire.customer,
      methodId: wire.payment_method,
    }),
  );

export const method = z.object({ id: z.string(), card }).transform(
  (wire): Method => ({
    id: wire.id,
    brand: wire.card.brand,
    last4: wire.card.last4,
    expMonth: wire.card.exp_month,
    expYear: wire.card.exp_year,
    fingerprint: wire.card.fingerprint,
  }),
);

export const intent = z
  .object({
    id: z.string(),
    reference: z.string(),
    amount: z.number(),
    status,
    client_secret: z.string(),
    customer: z.string().nullable(),
    payment_method: z.string().nullable(),
    card: card.nullable(),
    failure: failure.nullable(),
  })
  .transform(
    (wire): Intent => ({
      id: wire.id,
      reference: wire.reference,
      amount: wire.amount as Intent['amount'],
      status: wire.status,
      clientSecret: wire.client_secret,
      customerId: wire.customer,
      methodId: wire.payment_method,
      card: wire.card && { brand: wire.card.brand, last4: wire.card.last4 },
      failure: wire.failure && failureWord(wire.failure),
    }),
  );

export const refund = z
  .object({
    id: z.string(),
    payment_intent: z.string(),
    amount: z.number(),
    reference: z.string(),
    status: z.enum(['pending', 'succeeded', 'failed', 'canceled']),
    failure: z.string().nullable(),
  })
  .transform(
    (wire): ProviderRefund => ({
      id: wire.id,
      intentId: wire.payment_intent,
      amount: wire.amount as ProviderRefund['amount'],
      reference: wire.reference,
      status: wire.status,
      failure: wire.failure,
    }),
  );

export const dispute = z
  .object({ id: z.string(), payment_intent: z.string(), taken: z.number() })
  .transform(
    (wire): Dispute => ({
      id: wire.id,
      intentId: wire.payment_intent,
      taken: wire.taken as Dispute['taken'],
    }),
  );

export const movement = z
  .object({
    id: z.string(),
    kind: z.enum(['payment', 'refund', 'dispute', 'other']),
    amount: z.number(),
    payment_intent: z.string(),
    reference: z.string(),
    created: z.number(),
  })
  .transform(
    (wire): Movement => ({
      id: wire.id,
      kind: wire.kind,
      amount: wire.amount as Movement['amount'],
      intentId: wire.payment_intent,
      reference: wire.reference,
      at: new Date(wire.created),
    }),
  );

export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), has_more: z.boolean().default(false) });

const errorBody = z.object({
  error: z.object({
    type: z.string(),
    code: z.string(),
    decline_code: z.string().nullable(),
    message: z.string(),
    payment_intent: intent.optional(),
  }),
});

/** Returns the most specific code of a failure: the bank's reason, where it gave one. */
export function failureWord(error: {
  readonly code: string;
  readonly decline_code: string | null;
}): string {
  const { code, decline_code } = error;
  const says = decline_code !== null && decline_code !== 'generic_decline';
  return code === 'card_declined' && says ? decline_code : code;
}

/**
 * Classifies an error response as final (`ProviderRefused`) or worth a retry
 * (`ProviderUnavailable`).
 */
export function errorOf(httpStatus: number, body: unknown): Error {
  const read = errorBody.safeParse(body).data?.error;
  // A 401 is a fault of our configuration and says nothing about the call: a retry may succeed
  // later.
  const isFinal = httpStatus >= 400 && httpStatus < 500 && ![401, 408, 429].includes(httpStatus);
  if (!isFinal || read === undefined) {
    return new ProviderUnavailable(`The payment provider answered ${httpStatus}.`);
  }
  return new ProviderRefused(failureWord(read), read.message, read.payment_intent ?? null);
}

import { z } from 'zod';
import { cents, errorBody, id, idText, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

const ofFamily = z.object({ userId: idText });
const madeByKey = z.object({ 'idempotency-key': z.string().min(8).max(100).optional() });
/** The provider's id of a card. */
const methodId = z.string().min(1).max(255);
const conflicts = { 409: errorBody, 503: errorBody } as const;

/** The browser part by which cards are asked for; a publishable key is no secret. */
export const paymentProvider = z.object({
  kind: z.enum(['builtin', 'stripe']),
  publishable_key: z.string().nullable(),
});
export type PaymentProviderPart = z.infer<typeof paymentProvider>;

export const paymentMethod = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.number().int(),
  exp_year: z.number().int(),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const paymentMethods = z.object({
  data: z.array(paymentMethod),
  default_payment_method: z.string().nullable(),
  provider: paymentProvider,
});
export type PaymentMethods = z.infer<typeof paymentMethods>;

/** The outcome of a payment. `amount` in cents; nothing was owed when it is 0. */
export const paymentResult = z.object({
  success: z.boolean(),
  status: z.enum(['succeeded', 'pending', 'requires_action', 'failed', 'cancelled']),
  amount: cents,
  /** The id to ask by, with getPayment. Null where nothing was to be paid. */
  payment: z.string().nullable(),
  /** The reason why it failed: the provider's word, or `no_card`, `not_completed`. */
  failure_code: z.string().nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** The secret of the payment while the bank waits for an answer from her. */
  client_secret: z.string().nullable(),
  provider: paymentProvider,
});
export type PaymentResult = z.infer<typeof paymentResult>;

export const createSetupIntent = endpoint({
  method: 'POST',
  path: '/api/payments/:userId/create-setup-intent',
  permission: { any: ['user:account'] },
  impersonating: 'refused',
  owing: 'allowed',
  tag: 'payments',
  summary: 'Begin saving a card',
  params: ofFamily,
  responses: {
    200: z.object({ client_secret: z.string(), id: z.string(), provider: paymentProvider }),
    ...refusals,
    ...conflicts,
  },
});

export const setDefaultPaymentMethod = endpoint({
  method: 'POST',
  path: '/api/payments/:userId/default-payment-method',
  permission: { any: ['user:account'] },
  impersonating: 'refused',
  owing: 'allowed',
  tag: 'payments',
  summary: 'Choose the card that is charged',
  params: ofFamily,
  body: z.object({ paymentMethod: methodId }),
  responses: { 200: paymentMethods, ...refusals, ...conflicts },
});

export const payImmediately = endpoint({
  method: 'POST',
  path: '/api/payments/:userId/immediate-payment',
  permission: { any: ['user:account'] },
  impersonating: 'refused',
  owing: 'allowed',
  tag: 'payments',
  summary:
    'Pay what is owed with the default card, now. 202: it is not known yet whether it was paid',
  params: ofFamily,
  headers: madeByKey,
  responses: { 200: paymentResult, 202: paymentResult, ...refusals, ...conflicts },
});

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/api/payments/:userId/payment-methods',
  permission: { any: ['user:account', 'user:billing'] },
  owing: 'allowed',
  tag: 'payments',
  summary: 'The cards of a family, the newest first, and which of them is charged',
  params: ofFamily,
  responses: { 200: paymentMethods, ...refusals, ...conflicts },
});

export const removePaymentMethod = endpoint({
  method: 'DELETE',
  path: '/api/payments/:userId/remove-payment-method',
  permission: { any: ['user:account'] },
  impersonating: 'refused',
  owing: 'allowed',
  tag: 'payments',
  summary: 'Remove a card; refused while something is owed or a payment is under way',
  params: ofFamily,
  body: z.object({ paymentMethod: methodId }),
  responses: {
    200: paymentMethods.extend({
      /** No card is left, and there are orders that will be charged. */
      orders_without_card: z.boolean(),
    }),
    ...refusals,
    ...conflicts,
  },
});

export const getPayment = endpoint({
  method: 'GET',
  path: '/api/payments/:userId/payments/:publicId',
  permission: { any: ['user:account', 'user:billing'] },
  owing: 'allowed',
  tag: 'payments',
  summary: 'What became of a payment, asked for after her bank was answered',
  params: ofFamily.extend({ publicId: z.uuid() }),
  responses: { 200: paymentResult, ...refusals, ...conflicts },
});

export const payYayBucks = endpoint({
  method: 'POST',
  path: '/api/yay-bucks-payments',
  permission: { any: ['user:lunch_calendar'] },
  impersonating: 'refused',
  tag: 'payments',
  summary: 'Pay ahead: buy yay bucks with a card. 202: it is not known yet whether it was paid',
  headers: madeByKey,
  body: z.object({
    userId: id,
    paymentMethod: methodId,
    /** One of the amounts of yay-bucks-params, in cents. */
    amount: cents.min(1).max(100_000_000),
    /**
     * The bonus that the family was shown, in cents: nothing is paid where it is another sum by
     * now.
     */
    bonus: cents.min(0).max(100_000_000).optional(),
    description: z.string().trim().max(200).optional(),
  }),
  responses: { 200: paymentResult, 202: paymentResult, ...refusals, ...conflicts },
});

export const yayBucksTier = z.object({ amount: cents, bonus: cents });
export const yayBucksParams = z.object({
  enabled: z.boolean(),
  /** Dates in New York, both included; null is open. */
  window: z.object({ start: z.string().nullable(), end: z.string().nullable() }),
  /** Enabled and within the window, now. */
  open: z.boolean(),
  tiers: z.array(yayBucksTier),
});
export type YayBucksParams = z.infer<typeof yayBucksParams>;

export const getYayBucksParams = endpoint({
  method: 'GET',
  path: '/api/yay-bucks-params',
  permission: { any: ['user:lunch_calendar'] },
  tag: 'payments',
  summary: 'What can be paid ahead, when, and what comes on top; in cents',
  responses: { 200: z.object({ data: yayBucksParams }), ...refusals },
});

/** The provider's own call: its body is read as it came, since that is what is signed. */
export const receivePaymentEvent = endpoint({
  method: 'POST',
  path: '/api/webhooks/payments',
  permission: 'anyone',
  tag: 'payments',
  summary: 'The payment provider tells of an event, signed',
  responses: { 200: z.object({ received: z.literal(true) }), 400: errorBody, 413: errorBody },
});

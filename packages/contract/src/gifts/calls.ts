import { z } from 'zod';
import {
  cents,
  date,
  dateOut,
  errorBody,
  id,
  idText,
  instantOut,
  page,
  personName,
  refusals,
} from '../common.ts';
import { moneyLimits } from '../credit/calls.ts';
import { endpoint } from '../endpoint.ts';
import { paymentProvider } from '../payments/calls.ts';

export const CREDIT_CODE_SET_KINDS = ['gift_card', 'teacher_lunch', 'promotion'] as const;
export type CreditCodeSetKind = (typeof CREDIT_CODE_SET_KINDS)[number];
export const CREDIT_CODE_STATES = ['unused', 'redeemed', 'revoked', 'expired'] as const;
export type CreditCodeState = (typeof CREDIT_CODE_STATES)[number];

const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
/** Told apart by the server: each way in which it is wrong has a sentence of its own. */
const amount = z.number();
/** Longer than any code, with room for what stands between its groups. */
const typedCode = z.string().trim().min(1).max(64);
const publicId = z.uuid();
/** Several lines, and nothing else that can't be seen. */
const message = z
  .string()
  .trim()
  .max(500)
  .regex(/^(?:\P{Cc}|[\n\r\t])*$/u);

// The gift shop -----------------------------------------------------------------------------------
export const giftOffer = z.object({
  amounts_cents: z.array(cents),
  min_cents: cents,
  max_cents: cents,
  max_quantity: z.number().int(),
  lunch_cents: cents,
  max_lunches: z.number().int(),
  /** The provider that takes the card. */
  provider: paymentProvider,
  /** The title and introduction that the team has written above each gift, in its languages. */
  heads: z.array(
    z.object({
      kind: z.enum(['gift_card', 'teacher_lunch']),
      locale: z.enum(['en', 'es']),
      title: z.string(),
      intro: z.string(),
    }),
  ),
});
export type GiftOfferOut = z.infer<typeof giftOffer>;

export const getGiftOffer = endpoint({
  method: 'GET',
  path: '/api/v2/gift-offer',
  permission: 'anyone',
  tag: 'gifts',
  summary: 'Amounts and prices of gift cards and teacher lunches',
  responses: { 200: z.object({ data: giftOffer }), ...refusals },
});

export const giftSchool = z.object({ id, name: z.string(), city: z.string() });
export type GiftSchool = z.infer<typeof giftSchool>;

export const listGiftSchools = endpoint({
  method: 'GET',
  path: '/api/v2/gift-schools',
  permission: 'anyone',
  tag: 'gifts',
  summary: 'The schools at which a teacher can be given lunches, by name',
  responses: { 200: z.object({ data: z.array(giftSchool) }), ...refusals },
});

// Buying -----------------------------------------------------------------------------------------
const buying = {
  buyer_name: personName,
  buyer_email: email,
  recipient_name: personName.optional(),
  recipient_email: email.optional(),
  message: message.optional(),
  locale: z.enum(['en', 'es']).default('en'),
};

export const giftOrder = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('gift_card'),
    ...buying,
    amount_cents: amount,
    quantity: amount.default(1),
  }),
  z.object({
    kind: z.literal('teacher_lunch'),
    ...buying,
    recipient_name: personName,
    lunches: amount,
    destination_id: id,
  }),
]);
export type GiftOrder = z.output<typeof giftOrder>;

const GIFT_PAYMENT_STATES = ['open', 'paid', 'failed'] as const;

export const giftPayment = z.object({
  id: z.string(),
  state: z.enum(GIFT_PAYMENT_STATES),
  kind: z.enum(['gift_card', 'teacher_lunch']),
  amount_cents: cents,
  quantity: z.number().int(),
  lunches: z.number().int().nullable(),
  total_cents: cents,
});
export type GiftPayment = z.infer<typeof giftPayment>;

export const buyGift = endpoint({
  method: 'POST',
  path: '/api/v2/credit-code-set-payments',
  permission: 'anyone',
  impersonating: 'refused',
  tag: 'gifts',
  summary: 'Start paying for gift cards or a teacher’s lunches; the browser confirms with a card',
  /** Unguessable where nobody is signed in: it leads to the same payment again. */
  headers: z.object({ 'idempotency-key': z.string().min(16).max(100) }),
  body: giftOrder,
  /** `client_secret` is what the card form confirms with, while the payment is open. */
  responses: {
    201: z.object({ data: giftPayment.extend({ client_secret: z.string().nullable() }) }),
    409: errorBody,
    503: errorBody,
    ...refusals,
  },
});

export const getGiftPayment = endpoint({
  method: 'GET',
  path: '/api/v2/credit-code-set-payments/:id',
  permission: 'anyone',
  tag: 'gifts',
  summary: 'How a payment for gifts stands. The codes themselves are in the letter alone',
  params: z.object({ id: publicId }),
  responses: { 200: z.object({ data: giftPayment }), ...refusals },
});

// Codes ------------------------------------------------------------------------------------------
export const checkCreditCode = endpoint({
  method: 'POST',
  path: '/api/v2/credit-codes/check',
  permission: { any: ['user:lunch_calendar'] },
  impersonating: 'refused',
  tag: 'gifts',
  summary: 'What a code is worth, and whether it can be redeemed',
  body: z.object({ code: typedCode }),
  responses: {
    200: z.object({ data: z.object({ usable: z.boolean(), amount_cents: cents.nullable() }) }),
    ...refusals,
  },
});

export const redeemCreditCode = endpoint({
  method: 'POST',
  path: '/api/v2/credit-code-redemptions',
  permission: { any: ['user:lunch_calendar'] },
  givesBy: 'code',
  impersonating: 'refused',
  tag: 'gifts',
  summary: 'Turn a code into account credit, once',
  body: z.object({ code: typedCode }),
  responses: {
    201: z.object({
      data: z.object({
        amount_cents: cents,
        kind: z.enum(CREDIT_CODE_SET_KINDS),
        /** The family's credit with it. */
        credit_cents: cents,
      }),
    }),
    ...refusals,
  },
});

// The team's -------------------------------------------------------------------------------------
export const creditCodeSet = z.object({
  id: publicId,
  kind: z.enum(CREDIT_CODE_SET_KINDS),
  name: z.string(),
  amount_cents: cents,
  quantity: z.number().int(),
  lunches: z.number().int().nullable(),
  /** The buyer or, of a promotion, its maker. */
  by: z.string(),
  buyer_email: z.string().nullable(),
  recipient_name: z.string().nullable(),
  recipient_email: z.string().nullable(),
  school: z.string().nullable(),
  message: z.string().nullable(),
  /** Waiting: not paid yet, or never; of a promotion, for a second person. */
  state: z.enum(['waiting', 'issued', 'refused', 'withdrawn', 'archived']),
  expires_on: dateOut.nullable(),
  created_at: instantOut,
  issued_at: instantOut.nullable(),
  unused: z.number().int(),
  redeemed: z.number().int(),
  revoked: z.number().int(),
});
export type CreditCodeSet = z.infer<typeof creditCodeSet>;

export const CREDIT_CODE_SET_STATES = ['open', 'waiting', 'archived'] as const;

export const listCreditCodeSets = endpoint({
  method: 'GET',
  path: '/api/v2/credit-code-sets',
  permission: { any: ['user:credit'] },
  tag: 'gifts',
  summary: 'Sets of codes: bought gifts and promotions, the newest first',
  query: z.object({
    page: idText.default(1),
    kind: z.enum(CREDIT_CODE_SET_KINDS).optional(),
    state: z.enum(CREDIT_CODE_SET_STATES).default('open'),
    /** Searches the name, and the name and address of buyer and recipient. */
    search: z.string().trim().max(100).optional(),
  }),
  responses: { 200: page(creditCodeSet).extend({ limits: moneyLimits }), ...refusals },
});

/** The most that all codes of one set are worth, whoever agrees. */
export const MAX_PROMOTION_CENTS = 10_000_00;
export const MAX_PROMOTION_CODES = 1_000;

export const createCreditCodeSet = endpoint({
  method: 'POST',
  path: '/api/v2/credit-code-sets',
  permission: { any: ['user:credit'] },
  fresh: true,
  givesBy: 'code_set',
  impersonating: 'refused',
  tag: 'gifts',
  summary:
    'Make a set of promotion codes, answered this once; over a limit they wait for a second person',
  headers: z.object({ 'idempotency-key': z.string().min(16).max(100) }),
  body: z.object({
    name: z
      .string()
      .trim()
      .min(3)
      .max(120)
      .regex(/^\P{Cc}*$/u),
    amount_cents: amount,
    quantity: amount,
    expires_on: date.nullable().default(null),
  }),
  responses: {
    201: z.object({ data: creditCodeSet, codes: z.array(z.string()) }),
    409: errorBody,
    ...refusals,
  },
});

export const updateCreditCodeSet = endpoint({
  method: 'PUT',
  path: '/api/v2/credit-code-sets/:id',
  permission: { any: ['user:credit'] },
  tag: 'gifts',
  summary: 'Put a set away, or bring it back. Its codes go on counting',
  params: z.object({ id: publicId }),
  body: z.object({ archived: z.boolean() }),
  responses: { 200: z.object({ data: creditCodeSet }), ...refusals },
});

export const revokeCreditCodeSet = endpoint({
  method: 'POST',
  path: '/api/v2/credit-code-sets/:id/revoke',
  permission: { any: ['user:credit'] },
  impersonating: 'refused',
  tag: 'gifts',
  summary: 'Make the codes of a promotion that nobody has redeemed worthless',
  params: z.object({ id: publicId }),
  responses: {
    200: z.object({ data: creditCodeSet, revoked: z.number().int() }),
    409: errorBody,
    ...refusals,
  },
});

export const creditCode = z.object({
  id: z.number().int(),
  last4: z.string(),
  state: z.enum(CREDIT_CODE_STATES),
  redeemed_by: z.object({ id, full_name: z.string() }).nullable(),
  redeemed_at: instantOut.nullable(),
});
export type CreditCode = z.infer<typeof creditCode>;

export const listCreditCodes = endpoint({
  method: 'GET',
  path: '/api/v2/credit-codes',
  permission: { any: ['user:credit'] },
  tag: 'gifts',
  summary: 'The codes of a set, by their last four characters',
  query: z.object({
    set: publicId,
    page: idText.default(1),
    last4: z.string().trim().toUpperCase().max(4).optional(),
    state: z.enum(CREDIT_CODE_STATES).optional(),
  }),
  responses: { 200: page(creditCode), ...refusals },
});

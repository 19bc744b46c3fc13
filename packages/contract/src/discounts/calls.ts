import { GRANULARITIES } from '@yay/domain/targets';
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
  refusals,
} from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { compared, periodBefore } from '../reports/figures.ts';
import { DISCOUNT_STATES } from './values.ts';

export { DISCOUNT_STATES, type DiscountState } from './values.ts';

const DISCOUNTS = { any: ['internal_dashboard:discounts'] } as const;

const CODE_MAX = 40;
const ONE_LINE = /^\P{Cc}*$/u;
/** Several lines; nothing else that no one can see. */
const LINES = /^[\P{Cc}\n\r\t]*$/u;
const LARGEST_CENTS = 1_000_000;
const LARGEST_COUNT = 1_000_000;

/**
 * The families that a code is for: only the ids of the granularity are looked at; `everyone` needs
 * no ids. Each school belongs to one of the markets, each grade to one of the schools.
 */
export const targets = z.object({
  granularity: z.enum(GRANULARITIES),
  markets: z.array(id).max(1_000).default([]),
  destinations: z.array(id).max(5_000).default([]),
  grades: z.array(id).max(20_000).default([]),
});
export type TargetsInput = z.input<typeof targets>;

const count = z.number().int().min(1).max(LARGEST_COUNT).nullable();

export const discountBody = z
  .object({
    /** Kept in capitals, however it is typed. */
    code: z
      .string()
      .trim()
      .toUpperCase()
      .min(2)
      .max(CODE_MAX)
      .regex(/^[A-Z0-9_-]*$/, 'code_letters'),
    name: z.string().trim().max(120).regex(ONE_LINE).default(''),
    notes: z.string().trim().max(2_000).regex(LINES).default(''),
    kind: z.enum(['percent', 'amount']),
    /** Whole percents, or cents. */
    value: z.number().int().min(1).max(LARGEST_CENTS),
    /** The most that a percentage takes off one week; dollars have no other most than themselves. */
    most_cents: cents.min(1).max(LARGEST_CENTS).nullable().default(null),
    /** Both days belong to it. */
    starts_on: date.nullable().default(null),
    ends_on: date.nullable().default(null),
    max_uses: count.default(null),
    max_uses_per_family: count.default(null),
    min_total_cents: cents.min(0).max(LARGEST_CENTS).default(0),
    first_order_only: z.boolean().default(false),
    targets: targets.default({
      granularity: 'everyone',
      markets: [],
      destinations: [],
      grades: [],
    }),
  })
  .superRefine((discount, context) => {
    if (discount.kind === 'percent' && discount.value > 100) {
      context.addIssue({ code: 'custom', path: ['value'], message: 'percent_range' });
    }
    if (discount.kind === 'amount' && discount.most_cents !== null) {
      context.addIssue({ code: 'custom', path: ['most_cents'], message: 'percent_only' });
    }
    const { starts_on: from, ends_on: to } = discount;
    if (from !== null && to !== null && to < from) {
      context.addIssue({ code: 'custom', path: ['ends_on'], message: 'ends_before_start' });
    }
  });
export type DiscountBody = z.output<typeof discountBody>;

export const discountRecord = z.object({
  id,
  code: z.string(),
  name: z.string(),
  notes: z.string(),
  kind: z.enum(['percent', 'amount']),
  value: z.number().int(),
  most_cents: cents.nullable(),
  starts_on: dateOut.nullable(),
  ends_on: dateOut.nullable(),
  max_uses: z.number().int().nullable(),
  max_uses_per_family: z.number().int().nullable(),
  min_total_cents: cents,
  first_order_only: z.boolean(),
  targets: z.object({
    granularity: z.enum(GRANULARITIES),
    markets: z.array(id),
    destinations: z.array(id),
    grades: z.array(id),
  }),
  state: z.enum(DISCOUNT_STATES),
  /** Weeks that hold it. */
  uses: z.number().int(),
  /** Grows with every change; a change names the one that it saw. */
  version: z.number().int(),
  created_at: instantOut,
  created_by: z.object({ id, full_name: z.string() }).nullable(),
  updated_at: instantOut,
  archived_at: instantOut.nullable(),
  /** The reader may see which families used it. */
  abilities: z.object({ see_families: z.boolean() }),
});
export type DiscountRecord = z.infer<typeof discountRecord>;

const discountAnswer = z.object({ data: discountRecord });
/** Somebody else was quicker, or it is archived: what it is now. Nothing was changed. */
const conflict = errorBody.extend({ discount: discountRecord.optional() });
export type DiscountConflict = z.infer<typeof conflict>;
const params = z.object({ id: idText });

export const getDiscount = endpoint({
  method: 'GET',
  path: '/api/discounts/:id',
  permission: DISCOUNTS,
  tag: 'discounts',
  summary: 'One promo code: what it gives, when and to whom',
  params,
  responses: { 200: discountAnswer, ...refusals },
});

export const createDiscount = endpoint({
  method: 'POST',
  path: '/api/discounts',
  permission: DISCOUNTS,
  fresh: true,
  impersonating: 'refused',
  tag: 'discounts',
  summary: 'Create a promo code',
  body: discountBody,
  responses: { 201: discountAnswer, ...refusals },
});

export const updateDiscount = endpoint({
  method: 'PUT',
  path: '/api/discounts/:id',
  permission: DISCOUNTS,
  fresh: true,
  impersonating: 'refused',
  tag: 'discounts',
  summary: 'Change a promo code. What families have saved with it stays as it is',
  params,
  body: z.intersection(z.object({ version: z.number().int().min(1) }), discountBody),
  responses: { 200: discountAnswer, 409: conflict, ...refusals },
});

export const archiveDiscount = endpoint({
  method: 'POST',
  path: '/api/discounts/:id/archive',
  permission: DISCOUNTS,
  tag: 'discounts',
  summary: 'Take a promo code out of use',
  params,
  responses: { 200: discountAnswer, ...refusals },
});

export const restoreDiscount = endpoint({
  method: 'POST',
  path: '/api/discounts/:id/restore',
  permission: DISCOUNTS,
  tag: 'discounts',
  summary: 'Put an archived promo code into use again',
  params,
  responses: { 200: discountAnswer, ...refusals },
});

const usedWeek = z.object({
  monday: dateOut,
  /** Families' weeks that hold it. */
  uses: z.number().int(),
  /** Lunches of them that it was for. */
  meals: z.number().int(),
  given_cents: cents,
});
export const discountUsage = z.object({
  uses: z.number().int(),
  families: z.number().int(),
  meals: z.number().int(),
  given_cents: cents,
  /** The average price of a week with it, before it is taken off. */
  average_cents: cents.nullable(),
  /** The latest weeks, the oldest first. */
  weeks: z.array(usedWeek),
  /** There are weeks before those. */
  earlier: z.boolean(),
  /** The figures of four weeks, this one the last of them, beside the four before. */
  latest: z.object({
    from: dateOut,
    to: dateOut,
    before: periodBefore,
    uses: compared,
    meals: compared,
    given_cents: compared,
  }),
});
export type DiscountUsage = z.infer<typeof discountUsage>;

export const getDiscountUsage = endpoint({
  method: 'GET',
  path: '/api/discounts/:id/usage',
  permission: DISCOUNTS,
  tag: 'discounts',
  summary: 'What a promo code has brought and cost',
  params,
  responses: { 200: z.object({ data: discountUsage }), ...refusals },
});

export const downloadDiscountUsage = endpoint({
  method: 'GET',
  path: '/api/discounts/:id/usage/file',
  permission: DISCOUNTS,
  file: true,
  tag: 'discounts',
  summary: 'Every week that holds a promo code as a line of a file',
  params,
  responses: { 200: z.undefined(), ...refusals },
});

export const discountFamily = z.object({
  user_id: id,
  full_name: z.string(),
  uses: z.number().int(),
  given_cents: cents,
  last_monday: dateOut,
});
export type DiscountFamily = z.infer<typeof discountFamily>;

export const listDiscountFamilies = endpoint({
  method: 'GET',
  path: '/api/discounts/:id/families',
  permission: { all: ['internal_dashboard:discounts', 'internal_dashboard:users'] },
  tag: 'discounts',
  summary: 'The families that used a promo code, the latest first',
  params,
  query: z.object({ page: idText.optional() }),
  responses: { 200: page(discountFamily), ...refusals },
});

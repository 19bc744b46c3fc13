import { MAX_LUNCHERS } from '@yay/domain/lunchers';
import { z } from 'zod';
import { orderSummary, savedSelections } from '../calendar/calls.ts';
import { DAY_REFUSAL_CODES, DISCOUNT_PROBLEMS } from '../codes.ts';
import { cents, date, dateOut, errorBody, flag, id, idText, monday, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

/** One day of a save. An empty entree removes what is ordered; a day that is not named stays as it is. */
export const submissionEntry = z.object({
  date,
  entreeId: id.nullable(),
  optionIds: z.array(id).max(60).default([]),
  extraIds: z.array(id).max(60).default([]),
  /** The late fee, in cents, that the person was shown. A higher one is not taken without asking. */
  lateFee: cents.min(0).max(1_000_000).optional(),
  /** The price of the whole line, in cents, that the person was shown. */
  expectedTotal: cents.min(0).max(10_000_000).optional(),
  /** If this is the week that the luncher repeats: what is saved here comes again from now on. */
  repeatSeed: z.boolean().optional(),
  /** Let the server pick one of the day’s specials that is safe for this luncher. */
  chooseRandomDailySpecial: z.boolean().optional(),
});
export type SubmissionEntry = z.infer<typeof submissionEntry>;

export const dayResult = z.object({
  luncher_id: id,
  date: dateOut,
  outcome: z.enum(['saved', 'removed', 'unchanged', 'refused']),
  code: z.enum(DAY_REFUSAL_CODES).nullable(),
  /** The cause of an allergy refusal: the property, and the item, option or extra that has it. */
  detail: z.object({ property: z.string(), part: z.string() }).nullable(),
});
export type DayResult = z.infer<typeof dayResult>;

export const weekState = z.object({
  mondayOfWeek: dateOut,
  version: z.number().int(),
  selections: savedSelections,
  discount_code: z.string().nullable(),
  order_summary: orderSummary,
});
export type WeekState = z.infer<typeof weekState>;

export const saveResult = z.object({
  data: weekState.extend({
    results: z.array(dayResult),
    /** Set when the week’s code no longer counts and was removed: for lunches taken back, or as allowed. */
    discount_problem: z.enum(DISCOUNT_PROBLEMS).nullable(),
  }),
});
export type SaveResult = z.infer<typeof saveResult>;

/**
 * 409: somebody else saved this week in between, the key was used for another save, or the promo code
 * no longer counts and the save does not do without: then what the week would cost without it. Nothing
 * was changed.
 */
export const saveConflict = errorBody.extend({
  week: weekState.optional(),
  discount_problem: z.enum(DISCOUNT_PROBLEMS).optional(),
  order_summary: orderSummary.optional(),
});
export type SaveConflict = z.infer<typeof saveConflict>;

const savedByKey = z.object({ 'idempotency-key': z.string().min(8).max(100).optional() });

export const updateOrdersBulk = endpoint({
  method: 'PUT',
  path: '/api/v2/users/:userId/orders-bulk',
  permission: { any: ['user:lunch_calendar'] },
  tag: 'orders',
  summary: 'Save a family’s week. Changes only the days that it names, all in one transaction',
  params: z.object({ userId: idText }),
  headers: savedByKey,
  body: z.object({
    mondayOfWeek: monday,
    version: z.number().int().min(0),
    lunchers: z
      .array(z.object({ id, selections: z.array(submissionEntry).max(5) }))
      .max(MAX_LUNCHERS),
    discounts: z
      .array(
        z.object({
          mondayOfDiscountedWeek: monday,
          discountCode: z.string().trim().max(200).nullable(),
          /** Save without the code if it no longer counts. Otherwise nothing is saved then. */
          saveWithout: z.boolean().default(false),
        }),
      )
      .max(1)
      .default([]),
    sendConfirmationEmail: flag.default(true),
  }),
  responses: { 200: saveResult, 409: saveConflict, ...refusals },
});

export const deleteOrdersBulk = endpoint({
  method: 'DELETE',
  path: '/api/v2/users/:userId/orders-bulk',
  permission: { any: ['user:lunch_calendar'] },
  tag: 'orders',
  summary: 'Clear a family’s week, or some days of it',
  params: z.object({ userId: idText }),
  headers: savedByKey,
  body: z.object({
    mondayOfWeek: monday,
    version: z.number().int().min(0),
    lunchers: z
      .array(z.object({ id, dates: z.object({ start: date, end: date }) }))
      .max(MAX_LUNCHERS),
    sendConfirmationEmail: flag.default(true),
  }),
  responses: { 200: saveResult, 409: saveConflict, ...refusals },
});

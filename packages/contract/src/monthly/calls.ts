import { z } from 'zod';
import { DAY_REFUSAL_CODES } from '../codes.ts';
import { cents, dateOut, id, idText, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { luncher } from '../lunchers/calls.ts';

export const monthDay = z.object({
  date: dateOut,
  state: z.enum(['blackout', 'no_menu', 'no_order', 'ordered']),
  orderable: z.boolean(),
  closed_code: z.enum(DAY_REFUSAL_CODES).nullable(),
  /** The reason for the closure, in its own words. */
  closed_for: z.string().nullable(),
  order: z
    .object({
      item_name: z.string(),
      status: z.enum(['placed', 'locked', 'served']),
      source: z.enum(['parent', 'staff', 'repeat', 'random']),
      total: cents,
    })
    .nullable(),
});
export type MonthDay = z.infer<typeof monthDay>;

export const monthlyPreorders = z.object({
  server_now: instantOut,
  user: z.object({ id, full_name: z.string() }),
  today: dateOut,
  /** This month and the next, each with its weekdays, in order. */
  months: z.array(
    z.object({
      /** YYYY-MM */
      month: z.string(),
      dates: z.array(dateOut),
      lunches: z.number().int(),
      /** Meals and late fees, before promo codes. */
      total: cents,
    }),
  ),
  lunchers: z.array(luncher),
  /** Luncher id to the weekdays of both months, in order. */
  days: z.record(z.string(), z.array(monthDay)),
});
export type MonthlyPreorders = z.infer<typeof monthlyPreorders>;

export const getMonthlyPreorders = endpoint({
  method: 'GET',
  path: '/api/v2/monthly-preorders',
  permission: { any: ['user:lunch_calendar'] },
  tag: 'calendar',
  summary: 'Monday to Friday of this month and the next for all children of a family',
  query: z.object({ userId: idText.optional() }),
  responses: { 200: monthlyPreorders, ...refusals },
});

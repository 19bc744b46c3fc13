import { z } from 'zod';
import { draftSelections, orderSummary } from '../calendar/calls.ts';
import { DISCOUNT_PROBLEMS } from '../codes.ts';
import { id, monday, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

const asked = z.object({
  code: z.string().trim().min(1).max(200),
  week: monday,
  selections: draftSelections,
  user: id.optional(),
});
const answer = z.object({
  valid: z.boolean(),
  code: z.string().nullable(),
  problem: z.enum(DISCOUNT_PROBLEMS).nullable(),
  order_summary: orderSummary,
});

export const checkDiscount = endpoint({
  method: 'POST',
  path: '/api/discounts/check',
  permission: { any: ['user:lunch_calendar'] },
  tag: 'discounts',
  summary: 'Would this promo code count for this week, and what would it take off',
  body: asked,
  responses: { 200: answer, ...refusals },
});

export const validDiscount = endpoint({
  method: 'POST',
  path: '/api/discounts/valid',
  permission: { any: ['user:lunch_calendar'] },
  tag: 'discounts',
  summary: 'Does a code that is already applied still count',
  body: asked,
  responses: { 200: answer, ...refusals },
});

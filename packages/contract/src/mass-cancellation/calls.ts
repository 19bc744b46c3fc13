import { z } from 'zod';
import { cents, dateOut, id, idText, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

export const RUN_REASONS = ['blackout', 'staff', 'substitution'] as const;
export type RunReason = (typeof RUN_REASONS)[number];

/** The effect of one act over many orders, before any of it is done. */
export const affected = z.object({
  /** Orders that would be cancelled. */
  orders: z.number().int(),
  families: z.number().int(),
  lunchers: z.number().int(),
  /** Letters that would be sent: one a family, none to an account that is closed. */
  mails: z.number().int(),
  /** The price of these lunches, before discounts. */
  total_cents: cents,
  /** The part that was charged already, and comes back at once. */
  paid_cents: cents,
  /** The orders of days whose count the kitchen has: they stay. */
  locked: z.object({
    orders: z.number().int(),
    families: z.number().int(),
    lunchers: z.number().int(),
  }),
  days: z.array(
    z.object({
      date: dateOut,
      orders: z.number().int(),
      families: z.number().int(),
      locked_orders: z.number().int(),
    }),
  ),
  schools: z.array(
    z.object({
      id,
      name: z.string(),
      orders: z.number().int(),
      families: z.number().int(),
      locked_orders: z.number().int(),
    }),
  ),
});
export type Affected = z.infer<typeof affected>;

export const cancellationRun = z.object({
  id: z.number().int(),
  state: z.enum(['queued', 'running', 'done']),
  reason: z.enum(RUN_REASONS),
  because: z.string(),
  families: z.number().int(),
  families_done: z.number().int(),
  /** Cancelled so far. */
  orders: z.number().int(),
  /** Given back so far. */
  returned_cents: cents,
  created_at: instantOut,
  finished_at: instantOut.nullable(),
});
export type CancellationRun = z.infer<typeof cancellationRun>;

export const readCancellationRun = endpoint({
  method: 'GET',
  path: '/api/v2/cancellation-runs/:id',
  permission: {
    any: [
      'internal_dashboard:routes',
      'internal_dashboard:schools',
      'internal_dashboard:menus',
      'internal_dashboard:meals',
      'internal_dashboard:items',
    ],
  },
  tag: 'cancellations',
  summary: 'How far a cancellation of many orders is',
  params: z.object({ id: idText }),
  responses: { 200: z.object({ data: cancellationRun }), ...refusals },
});

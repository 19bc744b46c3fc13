import { z } from 'zod';
import { cents, date, dateOut, idText, instantOut, page, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

const BILLING = { any: ['user:billing'] } as const;

/** Longer ones are asked for in parts. */
export const RECONCILIATION_DAYS = 92;

export const RECONCILIATION_STATES = [
  'waiting',
  'reading',
  'even',
  'under_way',
  'differs',
  'failed',
] as const;
export type ReconciliationState = (typeof RECONCILIATION_STATES)[number];

export const LINE_STATES = [
  'ledger_only',
  'provider_only',
  'amount',
  'dispute',
  'under_way',
] as const;
export type ReconciliationLineState = (typeof LINE_STATES)[number];

const sides = {
  /** Null until both are known. */
  provider_cents: cents.nullable(),
  ledger_cents: cents.nullable(),
};

export const reconciliationRun = z.object({
  id: z.number().int(),
  provider: z.enum(['builtin', 'stripe']),
  /** Days of the office by the real clock, both included. */
  first_day: dateOut,
  last_day: dateOut,
  status: z.enum(RECONCILIATION_STATES),
  /** A later comparison of the same days stands instead of this one. */
  is_superseded: z.boolean(),
  /** Null: by itself, in the night. */
  asked_by: z.object({ id: z.number().int(), full_name: z.string() }).nullable(),
  created_at: instantOut,
  finished_at: instantOut.nullable(),
  failure: z.enum(['no_answer', 'refused', 'unknown']).nullable(),
  /** The number of the provider's movements that were read so far. */
  movements: z.number().int(),
  ...sides,
  difference_cents: cents.nullable(),
  /** Payouts and the provider's own corrections, which are no part of the comparison. */
  other_cents: cents.nullable(),
  matched: z.number().int().nullable(),
  lines: z.number().int(),
});
export type ReconciliationRun = z.infer<typeof reconciliationRun>;

export const reconciliationLine = z.object({
  position: z.number().int(),
  state: z.enum(LINE_STATES),
  kind: z.enum(['payment', 'refund', 'dispute', 'other']),
  reference: z.string().nullable(),
  intent_id: z.string().nullable(),
  at: instantOut,
  family: z.object({ id: z.number().int(), full_name: z.string() }).nullable(),
  ...sides,
  difference_cents: cents,
});
export type ReconciliationLine = z.infer<typeof reconciliationLine>;

export const listReconciliations = endpoint({
  method: 'GET',
  path: '/api/reconciliations',
  permission: BILLING,
  tag: 'reconciliation',
  summary: 'Comparisons of the ledger with the payment provider, the newest first',
  query: z.object({
    state: z.enum(['even', 'under_way', 'differs', 'failed']).optional(),
    page: idText.optional(),
  }),
  responses: {
    /** `today`: the office's day by the real clock. `open`: days that differ or failed and were not compared since. */
    200: page(reconciliationRun).extend({ today: dateOut, open: z.number().int() }),
    ...refusals,
  },
});

export const countOpenReconciliations = endpoint({
  method: 'GET',
  path: '/api/reconciliations/open',
  permission: BILLING,
  tag: 'reconciliation',
  summary: 'How many comparisons differ or failed and were not made again since',
  responses: { 200: z.object({ data: z.object({ open: z.number().int() }) }), ...refusals },
});

export const startReconciliation = endpoint({
  method: 'POST',
  path: '/api/reconciliations',
  permission: BILLING,
  tag: 'reconciliation',
  summary: 'Compare some days; one that is under way for the same days is answered as it is',
  body: z.object({ first_day: date, last_day: date }),
  responses: { 200: z.object({ data: reconciliationRun }), ...refusals },
});

export const getReconciliation = endpoint({
  method: 'GET',
  path: '/api/reconciliations/:run',
  permission: BILLING,
  tag: 'reconciliation',
  summary: 'One comparison, with what does not match line by line',
  params: z.object({ run: idText }),
  query: z.object({ page: idText.optional() }),
  responses: {
    200: z.object({ data: reconciliationRun, lines: page(reconciliationLine) }),
    ...refusals,
  },
});

export const repeatReconciliation = endpoint({
  method: 'POST',
  path: '/api/reconciliations/:run/repeat',
  permission: BILLING,
  tag: 'reconciliation',
  summary: 'Compare the same days anew',
  params: z.object({ run: idText }),
  responses: { 200: z.object({ data: reconciliationRun }), ...refusals },
});

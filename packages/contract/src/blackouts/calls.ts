import { z } from 'zod';
import { date, dateOut, id, idText, instantOut, page, refusals } from '../common.ts';
import { targets } from '../discounts/calls.ts';
import { endpoint } from '../endpoint.ts';
import { affected, cancellationRun } from '../mass-cancellation/calls.ts';
import { BLACKOUT_REASONS } from './reasons.ts';
import { BLACKOUT_STATES } from './values.ts';

const CLOSERS = { any: ['internal_dashboard:routes', 'internal_dashboard:schools'] } as const;
/** The people besides them who close and lift days of their own school. */
const CLOSERS_AND_SCHOOLS = {
  any: ['internal_dashboard:routes', 'internal_dashboard:schools', 'school:portal'],
} as const;

const ONE_LINE = /^\P{Cc}*$/u;
/** A school year, and not a century. */
export const BLACKOUT_MOST_DAYS = 400;
export const BLACKOUT_NAME_MAX = 80;
/** The most closures that are lifted at once. */
export const BLACKOUTS_MOST_LIFTED = 2_000;

const madeByKey = z.object({ 'idempotency-key': z.string().min(8).max(100) });
const params = z.object({ id: idText });

const what = {
  reason: z.enum(BLACKOUT_REASONS),
  /** Both days belong to it. */
  starts_on: date,
  ends_on: date,
  targets,
};
export const blackoutPlan = z.strictObject(what);
export const blackoutBody = z.strictObject({
  /** The text that families read on the closed day and in their letter. */
  name: z.string().trim().min(1).max(BLACKOUT_NAME_MAX).regex(ONE_LINE),
  /** The name for families who read Spanish; they read the other where there is none. */
  name_es: z.string().trim().min(1).max(BLACKOUT_NAME_MAX).regex(ONE_LINE).nullable().default(null),
  ...what,
});
export type BlackoutBody = z.output<typeof blackoutBody>;
export type BlackoutPlan = z.output<typeof blackoutPlan>;

const place = z.object({ id, name: z.string() });

/** A market or a school; of a school it may be one grade, and of the grade some children alone. */
export const closedPlace = z.object({
  name: z.string(),
  /** Null: every grade. */
  grade: z.string().nullable(),
  /** The number of children of the grade; null: all of them. */
  children: z.number().int().nullable(),
});
export type ClosedPlace = z.infer<typeof closedPlace>;
const otherClosure = z.object({
  id,
  name: z.string(),
  starts_on: dateOut,
  ends_on: dateOut,
  where: closedPlace,
});

export const blackout = z.object({
  id,
  name: z.string(),
  type: z.string(),
  reason: z.enum(BLACKOUT_REASONS),
  date_type_reason: z.enum(BLACKOUT_REASONS),
  starts_on: dateOut,
  ends_on: dateOut,
  /** The closed market, or the market of the school. */
  market: place,
  /** Null: every school of the market. */
  destination: place.nullable(),
  /** Null: every grade. */
  grade: z.object({ id, label: z.string() }).nullable(),
  /** The number of children of the grade that it is for; null: all of them. */
  children: z.number().int().nullable(),
  state: z.enum(BLACKOUT_STATES),
  /** The batch that it was laid with, and the number of its closures. */
  batch: z.object({ id: z.number().int(), closures: z.number().int() }).nullable(),
  /** Cancelled because of it. */
  affected_orders: z.number().int(),
  created_at: instantOut,
  lifted_at: instantOut.nullable(),
});
export type Blackout = z.infer<typeof blackout>;

export const blackoutBatch = z.object({
  id: z.number().int(),
  kind: z.enum(['creation', 'removal']),
  name: z.string(),
  reason: z.enum(BLACKOUT_REASONS),
  starts_on: dateOut,
  ends_on: dateOut,
  state: z.enum(['queued', 'running', 'done']),
  schools: z.number().int(),
  schools_done: z.number().int(),
  /** The number of children for whom alone it is; null: for whole grades, schools or markets. */
  children: z.number().int().nullable(),
  /** The person who laid or lifted it. */
  by: z.string().nullable(),
  /** The orders that it cancels, once it is laid. */
  run: cancellationRun.nullable(),
  /** The families that a removal tells, and the number told so far. */
  families: z.number().int(),
  families_told: z.number().int(),
  created_at: instantOut,
  finished_at: instantOut.nullable(),
});
export type BlackoutBatch = z.infer<typeof blackoutBatch>;

export const listBlackouts = endpoint({
  method: 'GET',
  path: '/api/v2/blackouts',
  permission: CLOSERS_AND_SCHOOLS,
  tag: 'blackouts',
  summary: 'Closures, the latest days first',
  query: z.object({
    market_id: idText.optional(),
    /**
     * Keeps the closures of a school, with those of its market and of its grades. A school's staff
     * name their own.
     */
    destination_id: idText.optional(),
    reason: z.enum(BLACKOUT_REASONS).optional(),
    state: z.enum(BLACKOUT_STATES).optional(),
    from: date.optional(),
    to: date.optional(),
    page: idText.optional(),
    per_page: idText.pipe(z.number().max(200)).optional(),
  }),
  responses: { 200: page(blackout), ...refusals },
});

export const getBlackout = endpoint({
  method: 'GET',
  path: '/api/v2/blackouts/:id',
  permission: CLOSERS,
  tag: 'blackouts',
  summary: 'One closure',
  params,
  responses: { 200: z.object({ data: blackout }), ...refusals },
});

export const blackoutPreview = z.object({
  affected,
  /** Schools that would be closed, in whole or in part. */
  schools: z.number().int(),
  /** Days whose count a kitchen has: nothing of them can be changed any more. */
  locked_days: z.array(z.object({ date: dateOut, market: z.string() })),
  /** The closures that already cover some of these days. */
  overlapping: z.array(otherClosure),
});
export type BlackoutPreview = z.infer<typeof blackoutPreview>;

export const previewBlackout = endpoint({
  method: 'POST',
  path: '/api/v2/blackouts/preview',
  permission: CLOSERS_AND_SCHOOLS,
  tag: 'blackouts',
  summary: 'What a closure would cancel; nothing is done',
  body: blackoutPlan,
  responses: { 200: z.object({ data: blackoutPreview }), ...refusals },
});

const started = z.object({ data: blackoutBatch, queued: z.boolean(), message: z.string() });

export const createBlackout = endpoint({
  method: 'POST',
  path: '/api/v2/blackouts',
  permission: CLOSERS_AND_SCHOOLS,
  tag: 'blackouts',
  summary: 'Close markets, schools or grades on some days, and cancel what is ordered there',
  headers: madeByKey,
  body: blackoutBody,
  responses: { 201: started, ...refusals },
});

const lifted = z.strictObject({ blackouts: z.array(id).min(1).max(BLACKOUTS_MOST_LIFTED) });

export const removalPreview = z.object({
  blackouts: z.number().int(),
  /** Families that are told. */
  families: z.number().int(),
  /** Lunches that were cancelled and that their families can order again. */
  lunches: z.number().int(),
  /** Families and lunches whose ordering is over: those are told that no lunch comes. */
  families_over: z.number().int(),
  lunches_over: z.number().int(),
  /** Every place that opens, whatever page it is lifted from. */
  opens: z.array(
    closedPlace.extend({
      granularity: z.enum(['market', 'school', 'grade']),
      schools: z.number().int(),
      /** Names of the children that it opens for; empty for who may not read them. */
      child_names: z.array(z.string()),
    }),
  ),
  /** Days that stay closed because something else covers them. */
  still_closed: z.array(otherClosure),
});
export type RemovalPreview = z.infer<typeof removalPreview>;

export const previewRemoval = endpoint({
  method: 'POST',
  path: '/api/v2/blackouts/removals/preview',
  permission: CLOSERS_AND_SCHOOLS,
  tag: 'blackouts',
  summary: 'What lifting closures would open; nothing is done',
  body: lifted,
  responses: { 200: z.object({ data: removalPreview }), ...refusals },
});
export const removeBlackouts = endpoint({
  method: 'POST',
  path: '/api/v2/blackouts/removals',
  permission: CLOSERS_AND_SCHOOLS,
  tag: 'blackouts',
  summary: 'Lift closures; who lost an order by them is told that it can be ordered again',
  headers: madeByKey,
  body: lifted,
  responses: { 201: started, ...refusals },
});
export const removeBlackout = endpoint({
  method: 'DELETE',
  path: '/api/v2/blackouts/:id',
  permission: CLOSERS,
  tag: 'blackouts',
  summary: 'Lift one closure',
  params,
  responses: { 200: started, ...refusals },
});

export const listBlackoutBatches = endpoint({
  method: 'GET',
  path: '/api/v2/blackout-batches',
  permission: CLOSERS,
  tag: 'blackouts',
  summary: 'What was closed and lifted last, and how far it is',
  responses: { 200: z.object({ data: z.array(blackoutBatch) }), ...refusals },
});
export const getBlackoutBatch = endpoint({
  method: 'GET',
  path: '/api/v2/blackout-batches/:id',
  permission: CLOSERS_AND_SCHOOLS,
  tag: 'blackouts',
  summary: 'One deed of closing or lifting, and how far it is',
  params,
  responses: { 200: z.object({ data: blackoutBatch }), ...refusals },
});

import { PRICE_ROUNDINGS, PRICE_WARNINGS } from '@yay/domain/catalog';
import { z } from 'zod';
import { cents, date, dateOut, errorBody, id, idText, instantOut, refusals } from '../common.ts';
import { UPLOAD_MOST_CHARACTERS } from '../credit/values.ts';
import { endpoint } from '../endpoint.ts';
import { PRICE_MAX_CENTS } from '../items/values.ts';

const UPDATES = { any: ['credit:upload'] } as const;
const ONE_LINE = /^\P{Cc}*$/u;
const oneLine = (max: number) => z.string().trim().min(1).max(max).regex(ONE_LINE);

export const PRICE_FILE_MOST_ROWS = 50_000;
const MOST_PERCENT = 1_000;

export const priceRule = z.strictObject({
  vendor_ids: z.array(id).max(500).default([]),
  /** Any of these tags. */
  term_ids: z.array(id).max(100).default([]),
  kind: z.enum(['all', 'entree', 'extra']).default('all'),
  /** Percents, or cents; below zero is less. */
  step: z.discriminatedUnion('unit', [
    z.strictObject({
      unit: z.literal('percent'),
      value: z.number().min(-100).max(MOST_PERCENT).multipleOf(0.01),
    }),
    z.strictObject({
      unit: z.literal('amount'),
      value: z.number().int().min(-PRICE_MAX_CENTS).max(PRICE_MAX_CENTS),
    }),
  ]),
  rounding: z.enum(PRICE_ROUNDINGS).default('none'),
  applies_to: z.enum(['price', 'price_to_vendor', 'both']).default('price'),
});
export type PriceRule = z.output<typeof priceRule>;

const source = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rule'), rule: priceRule }),
  z.strictObject({
    kind: z.literal('file'),
    file_name: oneLine(200),
    text: z.string().max(UPLOAD_MOST_CHARACTERS),
  }),
]);
export type PriceSource = z.output<typeof source>;
export type PriceSourceInput = z.input<typeof source>;

export const PRICE_LINE_WARNINGS = [...PRICE_WARNINGS, 'also_scheduled'] as const;
export type PriceLineWarning = (typeof PRICE_LINE_WARNINGS)[number];

export const priceLine = z.object({
  item_id: id,
  name: z.string(),
  vendor: z.string(),
  price_before: cents,
  price: cents,
  price_to_vendor_before: cents,
  price_to_vendor: cents,
  warnings: z.array(z.enum(PRICE_LINE_WARNINGS)),
});
export type PriceLine = z.infer<typeof priceLine>;

export const PRICE_COLUMNS = ['item_id', 'name', 'price', 'price_to_vendor'] as const;
export type PriceColumn = (typeof PRICE_COLUMNS)[number];
export const PRICE_PROBLEMS = [
  'required',
  'invalid',
  'not_whole_cents',
  'amount_low',
  'amount_high',
  'formula',
  'unknown_item',
  'several_items',
  'other_item',
  'archived',
  'duplicate',
  'unknown_column',
] as const;
export type PriceProblem = (typeof PRICE_PROBLEMS)[number];
export const PRICE_FILE_PROBLEMS = ['no_head', 'no_rows', 'too_many_rows', 'unreadable'] as const;

export const priceProblem = z.object({
  /** The line of the file, its head line counted; null of a rule. */
  line: z.number().int().nullable(),
  column: z.enum(PRICE_COLUMNS),
  code: z.enum(PRICE_PROBLEMS),
  /** The text of the cell, or the item that the problem is about. */
  text: z.string(),
});
export type PriceProblemAt = z.infer<typeof priceProblem>;

export const pricePreview = z.object({
  lines: z.array(priceLine),
  /** Items that keep their prices. */
  unchanged: z.number().int(),
  problem: z.enum(PRICE_FILE_PROBLEMS).nullable(),
  problems: z.array(priceProblem),
  /** Names exactly these lines: it is sent with what is to be saved. */
  seen: z.string(),
});
export type PricePreview = z.infer<typeof pricePreview>;

export const previewPriceUpdate = endpoint({
  method: 'POST',
  path: '/api/price-updates/preview',
  permission: UPDATES,
  impersonating: 'refused',
  tag: 'price updates',
  summary: 'What a file or a rule would make of prices; nothing is changed',
  body: z.strictObject({ source }),
  responses: { 200: pricePreview, ...refusals },
});

export const PRICE_UPDATE_STATES = ['scheduled', 'applied', 'cancelled'] as const;

export const priceUpdate = z.object({
  id,
  name: z.string(),
  state: z.enum(PRICE_UPDATE_STATES),
  /** The day from whose midnight in New York the prices hold. */
  effective_on: dateOut,
  source: z.object({ kind: z.enum(['rule', 'file']), file_name: z.string().nullable() }),
  items: z.number().int(),
  /** Before it is applied: prices that are no longer what they were when it was made. After: left alone. */
  changed_meanwhile: z.number().int(),
  /** Prices that another update changes first, or has changed: left alone as well. */
  other_update: z.number().int(),
  archived: z.number().int(),
  created_at: instantOut,
  created_by: z.string(),
  applied_at: instantOut.nullable(),
});
export type PriceUpdate = z.infer<typeof priceUpdate>;

export const updateLine = priceLine.extend({
  /** The price at this moment. */
  price_now: cents,
  price_to_vendor_now: cents,
  /** The outcome, or what it would be if it were applied now. */
  outcome: z.enum(['applied', 'changed_meanwhile', 'other_update', 'archived']),
});
export type PriceUpdateLine = z.infer<typeof updateLine>;

export const createPriceUpdate = endpoint({
  method: 'POST',
  path: '/api/price-updates',
  permission: UPDATES,
  impersonating: 'refused',
  tag: 'price updates',
  summary: 'New prices from a day on, for all that was shown or for none',
  headers: z.object({ 'idempotency-key': z.string().min(8).max(100) }),
  body: z.strictObject({
    name: oneLine(120),
    effective_on: date,
    source,
    seen: z.string().max(100),
  }),
  responses: {
    201: z.object({ data: priceUpdate }),
    ...refusals,
    409: errorBody.extend({ preview: pricePreview.optional() }),
  },
});

export const listPriceUpdates = endpoint({
  method: 'GET',
  path: '/api/price-updates',
  permission: UPDATES,
  tag: 'price updates',
  summary: 'What is scheduled, and the latest of what was applied or cancelled',
  responses: { 200: z.object({ data: z.array(priceUpdate) }), ...refusals },
});

const params = z.object({ id: idText });

export const getPriceUpdate = endpoint({
  method: 'GET',
  path: '/api/price-updates/:id',
  permission: UPDATES,
  tag: 'price updates',
  summary: 'One price update, item by item',
  params,
  responses: {
    200: z.object({ data: priceUpdate.extend({ lines: z.array(updateLine) }) }),
    ...refusals,
  },
});

export const cancelPriceUpdate = endpoint({
  method: 'POST',
  path: '/api/price-updates/:id/cancel',
  permission: UPDATES,
  impersonating: 'refused',
  tag: 'price updates',
  summary: 'Call off a price update that is not applied yet',
  params,
  responses: { 200: z.object({ data: priceUpdate }), ...refusals, 409: errorBody },
});

/** Lists the vendors and tags that a rule can be about. */
export const priceChoices = endpoint({
  method: 'GET',
  path: '/api/price-updates/choices',
  permission: UPDATES,
  tag: 'price updates',
  summary: 'Vendors and tags that a rule may be about',
  responses: {
    200: z.object({
      vendors: z.array(z.object({ id, name: z.string() })),
      terms: z.array(z.object({ id, name: z.string() })),
    }),
    ...refusals,
  },
});

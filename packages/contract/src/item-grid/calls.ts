import { z } from 'zod';
import { cents, dateOut, errorBody, id, idText, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { itemFields } from '../items/calls.ts';
import { TINTS } from '../schedule/catalogue.ts';

const ITEMS = { any: ['internal_dashboard:items'] } as const;

/** One line of the grid of all items; flat, since there are thousands. */
export const gridItem = z.object({
  id,
  /** Grows with every change; a change names the one that it saw. */
  version: z.number().int(),
  name: z.string(),
  internal_name: z.string(),
  vendor_id: id,
  price: cents,
  price_to_vendor: cents,
  price_type: z.string(),
  is_units: z.boolean(),
  total_units: z.number().int(),
  daily_capacity: z.number().int().nullable(),
  is_extra: z.boolean(),
  preorder: z.boolean(),
  extra_type_id: id.nullable(),
  farthest_start_date: dateOut.nullable(),
  tint: z.enum(TINTS),
  picture: z.string(),
  tags: z.array(z.string()),
  archived_at: instantOut.nullable(),
});
export type GridItem = z.infer<typeof gridItem>;

export const GRID_PER_PAGE = 500;
const MOST_IDS = 500;

/** Rows follow each other by name; `after` is where the rows so far end. */
export const listGridItems = endpoint({
  method: 'GET',
  path: '/api/item-grid',
  permission: ITEMS,
  tag: 'items',
  summary: 'All items for the grid, page by page in the order of their names',
  query: z.object({
    after: z.string().max(200).optional(),
    after_id: idText.optional(),
    vendor: idText.optional(),
    /** Only these: comma-separated. */
    ids: z
      .string()
      .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,499}$/)
      .transform((text) => text.split(',').map(Number))
      .pipe(z.array(id).max(MOST_IDS))
      .optional(),
  }),
  responses: {
    200: z.object({
      data: z.array(gridItem),
      total: z.number().int(),
      /** Null when these are the last. */
      next: z.object({ after: z.string(), after_id: id }).nullable(),
    }),
    ...refusals,
  },
});

export const listItems = endpoint({ ...listGridItems, path: '/api/items' });

export const gridChoices = z.object({
  vendors: z.array(z.object({ id, name: z.string(), suspended: z.boolean() })),
  extra_types: z.array(z.object({ id, name: z.string() })),
});
export type GridChoices = z.infer<typeof gridChoices>;

export const listGridChoices = endpoint({
  method: 'GET',
  path: '/api/item-grid/choices',
  permission: ITEMS,
  tag: 'items',
  summary: 'What cells of the grid are chosen from: vendors and extra types',
  responses: { 200: gridChoices, ...refusals },
});

/** The changes of a row; a field that is left out stays. */
export const gridChanges = z
  .strictObject({
    name: itemFields.names.shape.primary,
    internal_name: itemFields.internal_name,
    vendor_id: itemFields.vendor_id,
    price: itemFields.price,
    price_to_vendor: itemFields.price_to_vendor,
    price_type: itemFields.price_type,
    is_units: itemFields.is_units,
    total_units: itemFields.total_units,
    daily_capacity: itemFields.daily_capacity,
    is_extra: z.boolean(),
    preorder: z.boolean(),
    extra_type_id: itemFields.extra_type_id,
    farthest_start_date: itemFields.farthest_start_date,
    tint: itemFields.tint,
  })
  .partial();
export type GridChanges = z.output<typeof gridChanges>;
export type GridField = keyof GridChanges;

export const MOST_GRID_ROWS = 10_000;
const changedRow = z.object({ id, version: z.number().int().min(1), changes: gridChanges });
export type ChangedRow = z.output<typeof changedRow>;

/**
 * All of them or none. Problems are at `rows.<place>.changes.<field>`; rows that somebody else changed
 * meanwhile come back as they are now.
 */
export const saveGridItems = endpoint({
  method: 'PUT',
  path: '/api/item-grid',
  permission: ITEMS,
  tag: 'items',
  summary: 'Change many items at once. Orders that are placed keep their prices',
  body: z.strictObject({ rows: z.array(changedRow).min(1).max(MOST_GRID_ROWS) }),
  responses: {
    200: z.object({ data: z.array(z.object({ id, version: z.number().int() })) }),
    ...refusals,
    409: errorBody.extend({
      conflicts: z.array(gridItem).optional(),
      /** The rows of them that no longer exist. */
      gone: z.array(id).optional(),
    }),
  },
});

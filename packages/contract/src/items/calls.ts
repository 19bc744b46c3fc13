import { z } from 'zod';
import { cents, date, dateOut, errorBody, id, idText, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { ordersAtRisk } from '../mass-cancellation/orders-at-risk.ts';
import { properties, TINTS } from '../schedule/catalogue.ts';
import {
  DESCRIPTION_MAX,
  GROUPS_MAX,
  ITEM_NAME_MAX,
  ITEM_TERMS_MAX,
  KITCHEN_NAME_MAX,
  OPTIONS_MAX,
  PART_NAME_MAX,
  PRICE_MAX_CENTS,
  PRICE_TYPES,
  UNITS_MAX,
} from './values.ts';

const ITEMS = { any: ['internal_dashboard:items'] } as const;

const ONE_LINE = /^\P{Cc}*$/u;
/** Several lines; nothing else that no one can see. */
const LINES = /^[\P{Cc}\n\r\t]*$/u;

const oneLine = (max: number) => z.string().trim().max(max).regex(ONE_LINE);
const partName = oneLine(PART_NAME_MAX).min(1);
/** Left out, it stays as it is; null is none. */
const partNameEs = partName.nullable().optional();

/** Whole cents from nothing to the most that there is; each fault by its own name. */
export const priceCents = z.number().superRefine((value, context) => {
  const message =
    !Number.isSafeInteger(value) && Math.abs(value) <= PRICE_MAX_CENTS
      ? 'not_whole_cents'
      : value < 0
        ? 'price_low'
        : value > PRICE_MAX_CENTS
          ? 'price_high'
          : null;
  if (message !== null) context.addIssue({ code: 'custom', message });
});
const counted = (least: number) => z.number().int().min(least).max(UNITS_MAX);

/** Each field of an item that is set by itself; what several of them mean together is asked later. */
export const itemFields = {
  names: z.object({ primary: oneLine(ITEM_NAME_MAX).min(1) }),
  /** The name for families who read Spanish, in place of the name; null is none. */
  name_es: oneLine(ITEM_NAME_MAX).min(1).nullable(),
  /** Empty is as the families read it. */
  internal_name: oneLine(ITEM_NAME_MAX),
  description: z.string().trim().max(DESCRIPTION_MAX).regex(LINES),
  description_es: z.string().trim().min(1).max(DESCRIPTION_MAX).regex(LINES).nullable(),
  vendor_id: id,
  price: priceCents,
  price_to_vendor: priceCents,
  price_type: z.enum(PRICE_TYPES),
  is_units: z.boolean(),
  /** The number of units in a pack. */
  total_units: counted(1),
  /** The number of units on one day; null is as many as are asked for. */
  daily_capacity: counted(0).nullable(),
  farthest_start_date: date.nullable(),
  meta: z.object({ is_extra: z.boolean(), preorder: z.boolean() }),
  /** The type of an extra; null of any other. */
  extra_type_id: id.nullable(),
  properties,
  tint: z.enum(TINTS),
  asset_id: id.nullable(),
  term_ids: z.array(id).max(ITEM_TERMS_MAX),
};

/** An option; without an id it is new. In the order in which they come. */
const optionInput = z.object({
  id: id.nullable().default(null),
  name: partName,
  name_es: partNameEs,
  price: priceCents.default(0),
  properties: properties.default({}),
  archived: z.boolean().default(false),
});
const groupInput = z.object({
  id: id.nullable().default(null),
  name: partName,
  name_es: partNameEs,
  min_choices: z.number().int().min(0).max(OPTIONS_MAX),
  max_choices: z.number().int().min(1).max(OPTIONS_MAX),
  archived: z.boolean().default(false),
  options: z.array(optionInput).max(OPTIONS_MAX),
});

/**
 * A whole item. Groups and options that are left out are archived, since orders may hold them; an
 * archived one comes back by being named. Without `option_groups` they stay as they are, and so does
 * what is said in Spanish where it is left out.
 */
export const itemBody = z.object({
  ...itemFields,
  name_es: itemFields.name_es.optional(),
  internal_name: itemFields.internal_name.default(''),
  description: itemFields.description.default(''),
  description_es: itemFields.description_es.optional(),
  price_to_vendor: priceCents.default(0),
  price_type: itemFields.price_type.default('Vendor'),
  is_units: z.boolean().default(false),
  total_units: itemFields.total_units.default(1),
  daily_capacity: itemFields.daily_capacity.default(null),
  farthest_start_date: itemFields.farthest_start_date.default(null),
  meta: itemFields.meta.default({ is_extra: false, preorder: true }),
  extra_type_id: itemFields.extra_type_id.default(null),
  properties: properties.default({}),
  tint: itemFields.tint.default('peach'),
  asset_id: itemFields.asset_id.default(null),
  term_ids: itemFields.term_ids.default([]),
  option_groups: z.array(groupInput).max(GROUPS_MAX).optional(),
});
export type ItemBody = z.output<typeof itemBody>;
export type ItemInput = z.input<typeof itemBody>;

const itemOption = z.object({
  id,
  name: z.string(),
  name_es: z.string().nullable(),
  price: cents,
  properties,
  archived_at: instantOut.nullable(),
});
const itemGroup = z.object({
  id,
  name: z.string(),
  name_es: z.string().nullable(),
  min_choices: z.number().int(),
  max_choices: z.number().int(),
  archived_at: instantOut.nullable(),
  options: z.array(itemOption),
});
export type ItemGroup = z.infer<typeof itemGroup>;

export const itemRecord = z.object({
  id,
  /** Grows with every change; a change names the one that it saw. */
  version: z.number().int(),
  names: z.object({ primary: z.string() }),
  name_es: z.string().nullable(),
  internal_name: z.string(),
  description: z.string(),
  description_es: z.string().nullable(),
  vendor: z.object({ id, display_name: z.string(), is_suspended: z.boolean() }),
  price: cents,
  price_to_vendor: cents,
  /** Cents with two decimals. */
  price_per_unit: z.string(),
  price_type: z.string(),
  is_units: z.boolean(),
  total_units: z.number().int(),
  daily_capacity: z.number().int().nullable(),
  farthest_start_date: dateOut.nullable(),
  meta: z.object({ is_extra: z.boolean(), preorder: z.boolean() }),
  extra_type: z.object({ id, name: z.string() }).nullable(),
  properties,
  tint: z.enum(TINTS),
  /** Address of the picture; empty while there is none. */
  picture: z.string(),
  asset_id: id.nullable(),
  terms: z.array(z.object({ id, name: z.string() })),
  option_groups: z.array(itemGroup),
  created_at: instantOut,
  updated_at: instantOut,
  archived_at: instantOut.nullable(),
});
export type ItemRecord = z.infer<typeof itemRecord>;

const itemAnswer = z.object({ data: itemRecord });
/** Somebody else was quicker, or it is archived: what it is now. Nothing was changed. */
const conflict = errorBody.extend({
  item: itemRecord.optional(),
  /** The ordered lunches that the change would make unsafe; it has to be confirmed. */
  at_risk: ordersAtRisk.optional(),
});
export type ItemConflict = z.infer<typeof conflict>;
const params = z.object({ id: idText });

export const getItem = endpoint({
  method: 'GET',
  path: '/api/items/:id',
  permission: ITEMS,
  tag: 'items',
  summary: 'One item with everything that the team keeps of it',
  params,
  responses: { 200: itemAnswer, ...refusals },
});

export const createItem = endpoint({
  method: 'POST',
  path: '/api/items',
  permission: ITEMS,
  tag: 'items',
  summary: 'Create an item',
  body: itemBody,
  responses: { 201: itemAnswer, ...refusals },
});

export const updateItem = endpoint({
  method: 'PUT',
  path: '/api/items/:id',
  permission: ITEMS,
  tag: 'items',
  summary: 'Change an item. Orders that are placed keep their prices',
  params,
  body: z.intersection(
    z.object({ version: z.number().int().min(1), confirm_orders: z.boolean().default(false) }),
    itemBody,
  ),
  responses: {
    /** The item with the run that takes lunches back, where some are no longer safe. */
    200: itemAnswer.extend({ cancellation_run_id: id.nullable() }),
    409: conflict,
    ...refusals,
  },
});

export const getUnsafeOrders = endpoint({
  method: 'GET',
  path: '/api/items/:id/unsafe-orders',
  permission: ITEMS,
  tag: 'items',
  summary: 'Lunches ahead with this item, or an option of it, that their children must not eat',
  params,
  responses: { 200: z.object({ data: ordersAtRisk }), ...refusals },
});

/** Lunches that are ordered from today on. */
const ordersAhead = z.object({
  orders: z.number().int(),
  first_on: dateOut.nullable(),
  last_on: dateOut.nullable(),
});
const inUse = errorBody.extend({ ahead: ordersAhead.optional() });
export type ItemInUse = z.infer<typeof inUse>;

export const archiveItem = endpoint({
  method: 'POST',
  path: '/api/items/:id/archive',
  permission: ITEMS,
  tag: 'items',
  summary: 'Take an item out of the offer; refused while it is ordered ahead',
  params,
  responses: { 200: itemAnswer, 409: inUse, ...refusals },
});

export const restoreItem = endpoint({
  method: 'POST',
  path: '/api/items/:id/restore',
  permission: ITEMS,
  tag: 'items',
  summary: 'Put an archived item into the offer again',
  params,
  responses: { 200: itemAnswer, ...refusals },
});

export const copyItem = endpoint({
  method: 'POST',
  path: '/api/items/:id/copy',
  permission: ITEMS,
  tag: 'items',
  summary: 'A new item with everything that this one has, on no menu yet',
  params,
  responses: { 201: itemAnswer, ...refusals },
});

export const itemUsage = z.object({
  menus: z.array(
    z.object({
      id,
      name: z.string(),
      last_day: dateOut,
      weight: z.number().int().nullable(),
      archived: z.boolean(),
    }),
  ),
  /** Days from today on whose special it is. */
  specials: z.number().int(),
  ahead: ordersAhead,
  /** The options that the lunches ahead have, those with the same choice together. */
  choices: z.array(z.object({ option_ids: z.array(id), orders: z.number().int() })),
});
export type ItemUsage = z.infer<typeof itemUsage>;

export const getItemUsage = endpoint({
  method: 'GET',
  path: '/api/items/:id/usage',
  permission: ITEMS,
  tag: 'items',
  summary: 'Which menus offer an item, and what is ordered of it',
  params,
  responses: { 200: z.object({ data: itemUsage }), ...refusals },
});

// Stock per day -----------------------------------------------------------------------------------

export const itemDay = z.object({
  date: dateOut,
  /** The number that counts on this day. */
  capacity: z.number().int(),
  /** Another number than usual; null is as usual. */
  override: z.number().int().nullable(),
  reserved: z.number().int(),
  left: z.number().int(),
});
export type ItemDay = z.infer<typeof itemDay>;

export const listItemDays = endpoint({
  method: 'GET',
  path: '/api/items/:id/days',
  permission: ITEMS,
  tag: 'items',
  summary:
    'How many there are of a counted item on the days from `from` on, and how many are taken',
  params,
  query: z.object({
    from: date.optional(),
    weeks: z.coerce.number().int().min(1).max(12).optional(),
  }),
  responses: { 200: z.object({ data: z.array(itemDay) }), ...refusals },
});

export const setItemDay = endpoint({
  method: 'PUT',
  path: '/api/items/:id/days/:date',
  permission: ITEMS,
  tag: 'items',
  summary: 'Another number of units on one day; 0 sells nothing more, null is as usual again',
  params: z.object({ id: idText, date }),
  body: z.object({ capacity: counted(0).nullable() }),
  responses: {
    200: z.object({ data: itemDay }),
    ...refusals,
    /** Fewer than are taken already. */
    422: errorBody.extend({ reserved: z.number().int().optional() }),
  },
});

// Combinations ------------------------------------------------------------------------------------

const combination = z.object({
  /** One of each group, ascending. */
  option_ids: z.array(id).min(1).max(GROUPS_MAX),
  kitchen_name: z.string(),
  is_offered: z.boolean(),
});
export type OptionCombination = z.infer<typeof combination>;

export const itemCombinations = z.object({
  /** Null: there would be more than anybody reads. */
  combinations: z.array(combination).nullable(),
  /** The number of combinations. */
  count: z.number().int(),
  version: z.number().int(),
});
export type ItemCombinations = z.infer<typeof itemCombinations>;

export const getOptionCombinations = endpoint({
  method: 'GET',
  path: '/api/items/:id/option-combinations',
  permission: ITEMS,
  tag: 'items',
  summary: 'Every combination of one option of each group',
  params,
  responses: { 200: z.object({ data: itemCombinations }), ...refusals },
});

/** Returns the combinations of the item in the query. */
export const getOptionCombinationsToo = endpoint({
  method: 'GET',
  path: '/api/option-combinations',
  permission: ITEMS,
  tag: 'items',
  summary: getOptionCombinations.summary,
  query: z.object({ item_id: idText }),
  responses: getOptionCombinations.responses,
});

export const saveOptionCombinations = endpoint({
  method: 'PUT',
  path: '/api/items/:id/option-combinations',
  permission: ITEMS,
  tag: 'items',
  summary: 'What the kitchen calls combinations, and which are not made',
  params,
  body: z.object({
    version: z.number().int().min(1),
    combinations: z
      .array(
        z.object({
          option_ids: z.array(id).min(1).max(GROUPS_MAX),
          kitchen_name: oneLine(KITCHEN_NAME_MAX).default(''),
          is_offered: z.boolean().default(true),
        }),
      )
      .max(1_000),
  }),
  responses: {
    200: z.object({ data: itemCombinations }),
    409: errorBody.extend({ combinations: itemCombinations.optional() }),
    ...refusals,
  },
});

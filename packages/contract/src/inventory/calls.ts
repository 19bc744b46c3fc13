import {
  COUNT_STATES,
  INVENTORY_REFUSALS,
  MAX_QUANTITY,
  MOVEMENT_KINDS,
  VARIANCE_REASONS,
  WASTE_REASONS,
} from '@yay/domain/inventory';
import { z } from 'zod';
import type { FieldCode } from '../codes.ts';
import { cents, errorBody, flagText, id, idText, instantOut, page, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { TINTS } from '../items/values.ts';
import {
  INVENTORY_NOTE_MAX,
  ITEM_CODE,
  MOST_ACTS,
  MOST_COUNT_DAYS,
  MOST_COUNTED,
  PACK_MAX,
  PACK_MIN,
  PLACE_NAME_MAX,
  PLACE_NOTE_MAX,
  UNIT_MAX,
} from './values.ts';

const LINE = /^\P{Cc}*$/u;
const tag = 'inventory';
/** A school's own people for their schools; the team for every place. */
const KEEPERS = {
  any: ['school:portal', 'internal_dashboard:schools', 'internal_dashboard:routes'],
} as const;
const TEAM = { any: ['internal_dashboard:routes'] } as const;
const MENUS = { any: ['internal_dashboard:menus'] } as const;

const uuid = z.uuid().toLowerCase();
/** Whole numbers alone, and one sentence for whatever else was typed. */
const whole = (code: FieldCode, least: number, most: number) =>
  z.number().int(code).min(least, code).max(most, code);
const quantity = whole('pieces_kept', 0, MAX_QUANTITY);
const version = z.string().regex(/^[0-9a-f]{32}$/);
const note = z.string().trim().max(INVENTORY_NOTE_MAX);
const pageOfList = idText.pipe(z.number().max(100_000)).optional();
const search = z.string().max(100).optional();

export const inventoryItem = z.object({
  id,
  name: z.string(),
  picture: z.string(),
  tint: z.enum(TINTS),
});
export type InventoryItem = z.infer<typeof inventoryItem>;

const countState = z.enum(COUNT_STATES);

const lastCount = z.object({
  number: id,
  at: instantOut,
  by: z.string(),
  state: countState,
});

const sublocation = z.object({
  id,
  /** The school; null in a warehouse. */
  location_id: id.nullable(),
  inventory_location_id: id,
  name: z.string(),
  /** The spot where it stands. */
  note: z.string(),
  /** Days after a count until the next one is due; null where nobody is reminded. */
  count_days: z.number().int().nullable(),
  last_count: lastCount.nullable(),
  /** True once the day of the next count has come, or a second person asked for another count. */
  is_due: z.boolean(),
});
export type Sublocation = z.infer<typeof sublocation>;

const held = z.object({
  sublocation_id: id,
  par_level: z.number().int(),
  unit: z.string(),
  /** Pieces of one pack; null where it comes by the piece. */
  pack: z.number().int().nullable(),
  on_hand: z.number().int(),
});

const stockedItem = inventoryItem.extend({
  /** Barcodes on a piece, as a scanner reads them. */
  codes: z.array(z.string()),
  unit_cost: cents,
  held: z.array(held),
  on_hand: z.number().int(),
  par_level: z.number().int(),
  /** Below half of par. */
  is_low: z.boolean(),
  /** Pieces that are to be ordered to stand at par again, whole packs where it comes in them. */
  to_order: z.number().int(),
});
export type StockedItem = z.infer<typeof stockedItem>;

const countRow = z.object({
  number: id,
  sublocation: z.object({ id, name: z.string() }),
  at: instantOut,
  /** The instant at which the server heard of it. */
  received_at: instantOut,
  by: z.object({ id, name: z.string() }),
  state: countState,
  items: z.number().int(),
  /** The number of lines that differ from the book. */
  differ: z.number().int(),
  /** Cost of all differences; negative where items are missing. */
  cost: cents,
});
export type CountRow = z.infer<typeof countRow>;

export const stock = z.object({
  location: z.object({
    id,
    kind: z.enum(['school', 'warehouse']),
    name: z.string(),
    destination_id: id.nullable(),
  }),
  time_zone: z.string(),
  server_now: instantOut,
  sublocations: z.array(sublocation),
  items: z.array(stockedItem),
  /** The latest. */
  counts: z.array(countRow),
  /** Counts that somebody has to settle or review. */
  waiting: z.number().int(),
  /** Whereto the reader may move something besides this place. */
  others: z.array(
    z.object({ id, name: z.string(), sublocations: z.array(z.object({ id, name: z.string() })) }),
  ),
});
export type Stock = z.infer<typeof stock>;

const stockAnswer = { 200: z.object({ data: stock }), ...refusals };

export const getSchoolStock = endpoint({
  method: 'GET',
  path: '/api/v2/inventory/schools/:school',
  permission: KEEPERS,
  tag,
  summary: 'What a school keeps, where, and when it was counted',
  params: z.object({ school: idText }),
  responses: stockAnswer,
});

const atLocation = { permission: KEEPERS, tag, params: z.object({ location: idText }) } as const;
const ofSublocation = {
  permission: KEEPERS,
  tag,
  params: z.object({ location: idText, sublocation: idText }),
} as const;

export const getStock = endpoint({
  ...atLocation,
  method: 'GET',
  path: '/api/v2/inventory/:location',
  summary: 'What a school or warehouse keeps, where, and when it was counted',
  responses: stockAnswer,
});

const place = z
  .object({
    name: z.string().trim().min(1).max(PLACE_NAME_MAX).regex(LINE),
    note: z.string().trim().max(PLACE_NOTE_MAX).regex(LINE),
    count_days: whole('days_between_counts', 1, MOST_COUNT_DAYS).nullable(),
  })
  .strict();
export type PlaceGiven = z.input<typeof place>;

export const createSublocation = endpoint({
  ...atLocation,
  method: 'POST',
  path: '/api/v2/inventory/:location/sublocations',
  summary: 'A new place, such as a fridge, a cart or a shelf',
  body: place,
  responses: { 201: z.object({ data: sublocation }), ...refusals },
});

export const updateSublocation = endpoint({
  ...ofSublocation,
  method: 'PUT',
  path: '/api/v2/inventory/:location/sublocations/:sublocation',
  summary: 'Name a place anew, or say where it stands and how often it is counted',
  body: place,
  responses: { 200: z.object({ data: sublocation }), ...refusals },
});

export const removeSublocation = endpoint({
  ...ofSublocation,
  method: 'DELETE',
  path: '/api/v2/inventory/:location/sublocations/:sublocation',
  summary: 'Take a place out of use; what was counted there stays on record',
  responses: { 204: z.undefined(), 409: errorBody, ...refusals },
});

const assignments = z.object({
  version,
  items: z.array(
    inventoryItem.extend({
      par_level: z.number().int(),
      unit: z.string(),
      pack: z.number().int().nullable(),
      on_hand: z.number().int(),
    }),
  ),
});
export type Assignments = z.infer<typeof assignments>;

export const getAssignments = endpoint({
  ...ofSublocation,
  method: 'GET',
  path: '/api/v2/inventory/:location/sublocations/:sublocation/items',
  summary: 'Which items a place keeps, and how many of each there should be',
  responses: { 200: z.object({ data: assignments }), ...refusals },
});

export const saveAssignments = endpoint({
  ...ofSublocation,
  method: 'PUT',
  path: '/api/v2/inventory/:location/sublocations/:sublocation/items',
  summary: 'Keep the items of a place as they are listed',
  body: z
    .object({
      version,
      items: z
        .array(
          z
            .object({
              item_id: id,
              par_level: quantity,
              unit: z.string().trim().max(UNIT_MAX).regex(LINE),
              pack: whole('pieces_in_pack', PACK_MIN, PACK_MAX).nullable(),
            })
            .strict(),
        )
        .max(MOST_COUNTED),
    })
    .strict(),
  responses: { 200: z.object({ data: assignments }), 409: errorBody, ...refusals },
});

export const findItems = endpoint({
  ...atLocation,
  method: 'GET',
  path: '/api/v2/inventory/:location/items',
  summary: 'Items that a place may keep, those of its grab-and-go menus first',
  query: z.object({ search }),
  responses: { 200: z.object({ data: z.array(inventoryItem) }), ...refusals },
});

const deviceInstant = z.iso
  .datetime({ offset: true })
  .refine((text) => text >= '1900' && text < '3000');
const moved = {
  /** Made on the device: the same id twice is one act. */
  id: uuid,
  sublocation_id: id,
  /** Time by the device's clock. */
  at: deviceInstant,
  item_id: id,
  quantity: whole('pieces_moved', 1, MAX_QUANTITY),
  note: note.default(''),
};
export const inventoryAct = z.discriminatedUnion('kind', [
  z
    .object({
      id: uuid,
      kind: z.literal('count'),
      sublocation_id: id,
      started_at: deviceInstant,
      at: deviceInstant,
      lines: z
        .array(z.object({ item_id: id, counted: quantity, at: deviceInstant }).strict())
        .min(1, 'required')
        .max(MOST_COUNTED)
        .refine((lines) => new Set(lines.map((line) => line.item_id)).size === lines.length, {
          message: 'duplicate',
        }),
    })
    .strict(),
  z.object({ ...moved, kind: z.literal('receipt') }).strict(),
  z.object({ ...moved, kind: z.literal('hand_out') }).strict(),
  z.object({ ...moved, kind: z.literal('waste'), reason: z.enum(WASTE_REASONS) }).strict(),
  z.object({ ...moved, kind: z.literal('transfer'), to_sublocation_id: id }).strict(),
]);
export type InventoryActGiven = z.input<typeof inventoryAct>;
export type InventoryActTaken = z.output<typeof inventoryAct>;

const actResult = z.object({
  id: z.string(),
  outcome: z.enum(['counted', 'refused']),
  refusal: z.enum(INVENTORY_REFUSALS).nullable(),
  /** Number and state of a count; null for any other act. */
  count: z.object({ number: id, state: countState }).nullable(),
});
export type InventoryActResult = z.infer<typeof actResult>;

export const sendInventoryActs = endpoint({
  ...atLocation,
  method: 'POST',
  path: '/api/v2/inventory/:location/acts',
  summary:
    'What was counted, came, left or was moved; each act counts once, however often it is sent',
  body: z
    .object({
      /**
       * The instant of sending, by the device's clock: an act that waited is placed by the
       * difference.
       */
      sent_at: deviceInstant,
      acts: z.array(inventoryAct).min(1, 'required').max(MOST_ACTS, 'too_many'),
    })
    .strict(),
  responses: { 200: z.object({ data: z.array(actResult) }), ...refusals },
});

const movement = z.object({
  id: z.number().int(),
  at: instantOut,
  received_at: instantOut,
  kind: z.enum(MOVEMENT_KINDS),
  item: inventoryItem,
  sublocation: z.string(),
  quantity: z.number().int(),
  reason: z.enum(WASTE_REASONS).nullable(),
  note: z.string(),
  /** Null: the product itself. */
  by: z.string().nullable(),
  /** The other place of a transfer; null for any other kind. */
  other: z.string().nullable(),
  count: id.nullable(),
});
export type Movement = z.infer<typeof movement>;

export const listMovements = endpoint({
  ...atLocation,
  method: 'GET',
  path: '/api/v2/inventory/:location/movements',
  summary: 'What came, left, was moved or counted, the latest first',
  query: z.object({ sublocation: idText.optional(), item: idText.optional(), page: pageOfList }),
  responses: { 200: page(movement), ...refusals },
});

const countItem = inventoryItem.extend({
  expected: z.number().int(),
  counted: z.number().int(),
  at: instantOut,
  unit_cost: cents,
  cost: cents,
  needs_reason: z.boolean(),
  reason: z.enum(VARIANCE_REASONS).nullable(),
  /** Another person's number of the same time. */
  other: z
    .object({ number: id, counted: z.number().int(), at: instantOut, by: z.string() })
    .nullable(),
  holds: z.enum(['this', 'other']).nullable(),
});
export type CountItem = z.infer<typeof countItem>;

export const count = countRow.extend({
  location: z.object({ id, name: z.string(), destination_id: id.nullable() }),
  started_at: instantOut,
  time_zone: z.string(),
  lines: z.array(countItem),
  reviewed_by: z.string().nullable(),
  reviewed_at: instantOut.nullable(),
  note: z.string(),
  /** False for one's own count: a second person reviews it. */
  may_review: z.boolean(),
  /** A difference that costs more than this needs a reason. */
  reason_over: cents,
});
export type Count = z.infer<typeof count>;

const ofCount = {
  permission: KEEPERS,
  tag,
  params: z.object({ location: idText, count: idText }),
} as const;
const countAnswer = { 200: z.object({ data: count }), 409: errorBody, ...refusals };

export const listCounts = endpoint({
  ...atLocation,
  method: 'GET',
  path: '/api/v2/inventory/:location/counts',
  summary: 'Counts of a school or warehouse, the latest first',
  query: z.object({ page: pageOfList }),
  responses: { 200: page(countRow), ...refusals },
});

export const getCount = endpoint({
  ...ofCount,
  method: 'GET',
  path: '/api/v2/inventory/:location/counts/:count',
  summary: 'One count, item by item beside what the book said',
  responses: countAnswer,
});

export const settleCount = endpoint({
  ...ofCount,
  method: 'POST',
  path: '/api/v2/inventory/:location/counts/:count/settlement',
  summary: 'Which of two numbers of the same time holds',
  body: z
    .object({
      holds: z
        .array(z.object({ item_id: id, holds: z.enum(['this', 'other']) }).strict())
        .max(MOST_COUNTED),
    })
    .strict(),
  responses: countAnswer,
});

export const reviewCount = endpoint({
  ...ofCount,
  method: 'POST',
  path: '/api/v2/inventory/:location/counts/:count/review',
  summary: 'A second person says why it differs, or asks for another count',
  body: z
    .object({
      verdict: z.enum(['reviewed', 'recount']),
      reasons: z
        .array(z.object({ item_id: id, reason: z.enum(VARIANCE_REASONS) }).strict())
        .max(MOST_COUNTED),
      note: note.default(''),
    })
    .strict(),
  responses: countAnswer,
});

export const downloadReorder = endpoint({
  ...atLocation,
  method: 'GET',
  path: '/api/v2/inventory/:location/reorder',
  file: true,
  summary: 'What is to be ordered to stand at par again, as CSV or PDF',
  query: z.object({ format: z.enum(['csv', 'pdf']) }),
  responses: { 200: z.undefined(), ...refusals },
});

const assignmentRow = z.object({
  location: z.object({ id, name: z.string(), destination_id: id.nullable() }),
  market: z.string(),
  sublocation: z.object({ id, name: z.string() }),
  item: inventoryItem,
  par_level: z.number().int(),
  unit: z.string(),
  on_hand: z.number().int(),
  is_low: z.boolean(),
});
export type AssignmentRow = z.infer<typeof assignmentRow>;

export const listAssignments = endpoint({
  method: 'GET',
  path: '/api/admin/inventory/assignments',
  permission: TEAM,
  tag,
  summary: 'What every school and warehouse keeps, and what there is of it',
  query: z.object({ search, low: flagText.optional(), page: pageOfList }),
  responses: {
    200: page(assignmentRow).extend({
      low: z.number().int(),
      warehouses: z.array(
        z.object({ id, name: z.string(), market: z.object({ id, name: z.string() }) }),
      ),
      markets: z.array(z.object({ id, name: z.string() })),
    }),
    ...refusals,
  },
});

const countRowOfAll = countRow.extend({
  location: z.object({ id, name: z.string(), destination_id: id.nullable() }),
  time_zone: z.string(),
});
export type CountRowOfAll = z.infer<typeof countRowOfAll>;

export const listAllCounts = endpoint({
  method: 'GET',
  path: '/api/admin/inventory/counts',
  permission: TEAM,
  tag,
  summary: 'Counts of every school and warehouse, the latest first',
  query: z.object({ search, state: countState.optional(), page: pageOfList }),
  responses: {
    200: page(countRowOfAll).extend({ to_settle: z.number().int(), to_review: z.number().int() }),
    ...refusals,
  },
});

const warehouse = z
  .object({ name: z.string().trim().min(1).max(PLACE_NAME_MAX).regex(LINE) })
  .strict();

export const createWarehouse = endpoint({
  method: 'POST',
  path: '/api/admin/inventory/warehouses',
  permission: TEAM,
  tag,
  summary: 'A new warehouse of a market',
  body: warehouse.extend({ market_id: id }),
  responses: { 201: z.object({ data: z.object({ id }) }), ...refusals },
});

export const renameWarehouse = endpoint({
  method: 'PUT',
  path: '/api/admin/inventory/warehouses/:location',
  permission: TEAM,
  tag,
  summary: 'Name a warehouse anew',
  params: z.object({ location: idText }),
  body: warehouse,
  responses: { 204: z.undefined(), ...refusals },
});

const codedItem = inventoryItem.extend({
  codes: z.array(z.object({ code: z.string(), kind: z.enum(['barcode', 'qr']) })),
});
export type CodedItem = z.infer<typeof codedItem>;
const codes = z.object({ items: z.array(codedItem) });
export type MenuCodes = z.infer<typeof codes>;
const ofMenu = { permission: MENUS, tag, params: z.object({ menu: idText }) } as const;

export const getMenuCodes = endpoint({
  ...ofMenu,
  method: 'GET',
  path: '/api/v2/inventory/menus/:menu/codes',
  summary: 'Barcodes and QR codes of the items of a grab-and-go menu',
  responses: { 200: z.object({ data: codes }), 409: errorBody, ...refusals },
});

export const makeQrCodes = endpoint({
  ...ofMenu,
  method: 'POST',
  path: '/api/v2/inventory/menus/:menu/qr-codes',
  summary: 'Make a QR code for each item of a grab-and-go menu that has no code',
  responses: {
    200: z.object({ data: z.object({ missing: z.number().int() }) }),
    409: errorBody,
    ...refusals,
  },
});

export const downloadQrCodes = endpoint({
  ...ofMenu,
  method: 'GET',
  path: '/api/v2/inventory/menus/:menu/qr-codes',
  file: true,
  summary: 'The QR codes of a grab-and-go menu as a PDF to print',
  responses: { 200: z.undefined(), 409: errorBody, ...refusals },
});

const ofItem = {
  permission: { any: ['internal_dashboard:items', 'internal_dashboard:menus'] },
  tag,
} as const;

export const addItemCode = endpoint({
  ...ofItem,
  method: 'POST',
  path: '/api/v2/inventory/items/:item/codes',
  summary: 'The barcode that its maker printed on an item',
  params: z.object({ item: idText }),
  body: z.object({ code: z.string().trim().toUpperCase().regex(ITEM_CODE) }).strict(),
  responses: { 200: z.object({ data: codedItem }), ...refusals },
});

export const removeItemCode = endpoint({
  ...ofItem,
  method: 'DELETE',
  path: '/api/v2/inventory/items/:item/codes/:code',
  summary: 'Take a code off an item',
  params: z.object({ item: idText, code: z.string().regex(ITEM_CODE) }),
  responses: { 204: z.undefined(), ...refusals },
});

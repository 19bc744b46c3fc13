import { MENU_KINDS, THEMES } from '@yay/domain/menus';
import { z } from 'zod';
import { cents, date, dateOut, errorBody, id, idText, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { MENU_ITEMS_MAX, menuName, weight } from './texts.ts';

const MENUS = { any: ['internal_dashboard:menus'] } as const;

export const menuBody = z.object({
  name: menuName,
  /**
   * The kind of menu: grab_and_go is kept ready at a school without ordering; it never changes
   * afterwards.
   */
  kind: z.enum(MENU_KINDS).default('calendar'),
  theme: z.enum(THEMES).nullable().default(null),
  last_day: date,
});
export type MenuBody = z.output<typeof menuBody>;

export const menuItem = z.object({
  id,
  name: z.string(),
  internal_name: z.string(),
  vendor: z.object({ id, name: z.string() }),
  /** The chance of being picked at random beside the others; 0 is never. */
  weight: z.number().int(),
  is_extra: z.boolean(),
  price_cents: cents,
  /** Neither archived nor of a suspended vendor. */
  available: z.boolean(),
  /** Meals ahead that somebody ordered by this menu. */
  ordered: z.number().int(),
});
export type MenuItem = z.infer<typeof menuItem>;

export const menuUse = z.object({
  /** Days ahead of a school and a group that eat by it. */
  days: z.number().int(),
  first: dateOut.nullable(),
  last: dateOut.nullable(),
  schools: z.array(
    z.object({
      id,
      name: z.string(),
      market_id: id,
      groups: z.array(z.string()),
      days: z.number().int(),
      first: dateOut,
      last: dateOut,
    }),
  ),
  /** The last place and day of one that is not used any more. */
  before: z
    .object({ market_id: id, destination_id: id, group: z.string(), date: dateOut })
    .nullable(),
});
export type MenuUse = z.infer<typeof menuUse>;

export const menuRecord = z.object({
  id,
  name: z.string(),
  kind: z.enum(MENU_KINDS),
  theme: z.enum(THEMES).nullable(),
  last_day: dateOut,
  /** Grows with every change, also of its items; a change names the one that it saw. */
  version: z.number().int(),
  created_at: instantOut,
  archived_at: instantOut.nullable(),
  items: z.array(menuItem),
  use: menuUse,
});
export type MenuRecord = z.infer<typeof menuRecord>;

/** Meals that would lose what was ordered. */
export const orderedMeals = z.object({
  orders: z.number().int(),
  families: z.number().int(),
  lunchers: z.number().int(),
  days: z.array(z.object({ date: dateOut, orders: z.number().int() })),
});
export type OrderedMeals = z.infer<typeof orderedMeals>;

const menuAnswer = z.object({ data: menuRecord });
/** Somebody was quicker, it is archived, days ahead use it, or what is taken away is ordered. */
const conflict = errorBody.extend({
  menu: menuRecord.optional(),
  ordered: orderedMeals.optional(),
});
export type MenuConflict = z.infer<typeof conflict>;
const params = z.object({ id: idText });
const itemParams = z.object({ id: idText, item: idText });
const version = z.number().int().min(1);

export const getMenuRecord = endpoint({
  method: 'GET',
  path: '/api/menus/:id',
  permission: MENUS,
  tag: 'menus',
  summary: 'One menu as the team keeps it: its items and where it is used',
  params,
  responses: { 200: menuAnswer, ...refusals },
});

export const listMenuExtras = endpoint({
  method: 'GET',
  path: '/api/menus/:id/extras',
  permission: MENUS,
  tag: 'menus',
  summary: 'What a menu offers beside a meal',
  params,
  responses: { 200: z.object({ data: z.array(menuItem) }), ...refusals },
});

export const createMenu = endpoint({
  method: 'POST',
  path: '/api/menus',
  permission: MENUS,
  tag: 'menus',
  summary: 'Create a menu, empty or with the items and weights of another one',
  body: menuBody.extend({
    /** The menu whose items it begins with. */
    items_of: id.nullable().default(null),
  }),
  responses: { 201: menuAnswer, ...refusals },
});

export const updateMenu = endpoint({
  method: 'PUT',
  path: '/api/menus/:id',
  permission: MENUS,
  tag: 'menus',
  summary: 'Change the name, theme or last day of a menu',
  params,
  body: menuBody.omit({ kind: true }).extend({ version }),
  responses: { 200: menuAnswer, 409: conflict, ...refusals },
});

export const copyMenu = endpoint({
  method: 'POST',
  path: '/api/menus/:id/copy',
  permission: MENUS,
  tag: 'menus',
  summary: 'A new menu with the items and weights of this one',
  params,
  body: z.object({ name: menuName, last_day: date.optional() }),
  responses: { 201: menuAnswer, ...refusals },
});

export const archiveMenu = endpoint({
  method: 'POST',
  path: '/api/menus/:id/archive',
  permission: MENUS,
  tag: 'menus',
  summary: 'Take a menu out of use; refused while days ahead use it',
  params,
  responses: { 200: menuAnswer, 409: conflict, ...refusals },
});

export const restoreMenu = endpoint({
  method: 'POST',
  path: '/api/menus/:id/restore',
  permission: MENUS,
  tag: 'menus',
  summary: 'Put an archived menu into use again',
  params,
  responses: { 200: menuAnswer, 409: conflict, ...refusals },
});

/** An item that a menu could have, with the weight that it begins with. */
export const menuChoice = z.object({
  id,
  name: z.string(),
  vendor: z.object({ id, name: z.string() }),
  is_extra: z.boolean(),
  weight: z.number().int(),
});
export type MenuChoice = z.infer<typeof menuChoice>;

export const listMenuChoices = endpoint({
  method: 'GET',
  path: '/api/menus/:id/choices',
  permission: MENUS,
  tag: 'menus',
  summary: 'Items on offer that a menu lacks: all, those of another menu, or of a day of a school',
  params,
  query: z.object({
    menu_id: idText.optional(),
    destination_id: idText.optional(),
    date: date.optional(),
    group: z.string().min(1).max(60).optional(),
  }),
  responses: {
    200: z.object({
      data: z.object({
        items: z.array(menuChoice),
        /** Grade groups that eat by a menu on that day. */
        groups: z.array(z.string()),
      }),
    }),
    ...refusals,
  },
});

/** All or nothing. What the menu has already keeps its weight. */
export const addMenuItems = endpoint({
  method: 'POST',
  path: '/api/menus/:id/items',
  permission: MENUS,
  tag: 'menus',
  summary: 'Put several items on a menu at once',
  params,
  body: z.object({
    version,
    items: z
      .array(z.object({ item_id: id, weight }))
      .min(1)
      .max(MENU_ITEMS_MAX),
  }),
  responses: { 200: menuAnswer, 409: conflict, ...refusals },
});

export const saveMenuItem = endpoint({
  method: 'PUT',
  path: '/api/menus/:id/items/:item',
  permission: MENUS,
  tag: 'menus',
  summary: 'Put an item on a menu, or give it another weight',
  params: itemParams,
  body: z.object({ version, weight }),
  responses: { 200: menuAnswer, 409: conflict, ...refusals },
});

export const removeMenuItem = endpoint({
  method: 'DELETE',
  path: '/api/menus/:id/items/:item',
  permission: MENUS,
  tag: 'menus',
  summary: 'Take an item off a menu; refused with the meals when it is ordered ahead',
  params: itemParams,
  query: z.object({ version: idText }),
  responses: { 200: menuAnswer, 409: conflict, ...refusals },
});

import { THEMES } from '@yay/domain/menus';
import { z } from 'zod';
import { DAY_REFUSAL_CODES, DISCOUNT_PROBLEMS } from '../codes.ts';
import {
  cents,
  date,
  dateOut,
  flagText,
  id,
  idText,
  instantOut,
  monday,
  refusals,
} from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { luncher } from '../lunchers/calls.ts';
import { item, itemMenu, option, optionGroup } from '../schedule/catalogue.ts';

/** A luncher's saved order of one date. Prices are those fixed when it was saved. */
export const savedSelection = z.object({
  order_id: z.number().int(),
  status: z.enum(['placed', 'locked', 'served']),
  source: z.enum(['parent', 'staff', 'repeat', 'random']),
  item_id: id,
  option_ids: z.array(id),
  extra_ids: z.array(id),
  /** Late fee in cents that this order carries. */
  late_surcharge: cents,
  /**
   * The price of the entree as it was saved, and of each option and extra, in the order of their
   * ids.
   */
  entree_price: cents,
  option_prices: z.array(cents),
  extra_prices: z.array(cents),
  /** Entree, options and extras, without the late fee. */
  meal_total: cents,
  total: cents,
});
export type SavedSelection = z.infer<typeof savedSelection>;

/** Luncher id to date to selection. */
export const savedSelections = z.record(z.string(), z.record(z.string(), savedSelection));
export type SavedSelections = z.infer<typeof savedSelections>;

export const summaryLuncher = z.object({
  luncher_id: id,
  lunches: z.number().int(),
  /** Meals without their late fees, which are a row of their own. */
  total: cents,
});
export const orderSummary = z.object({
  /**
   * The price of the week: the meals of all lunchers, the late fees and grab-and-go, less the
   * discount.
   */
  grand_total: cents,
  discount_total: cents,
  meals_total: cents,
  late_fee_total: cents,
  late_fee_count: z.number().int(),
  /** Grab-and-go lunches as they are ordered, with their late fees. */
  go_total: cents,
  go_count: z.number().int(),
  lunchers: z.array(summaryLuncher),
  discount_code: z.string().nullable(),
  /** Set when the code that was sent does not count. */
  discount_problem: z.enum(DISCOUNT_PROBLEMS).nullable(),
});
export type OrderSummary = z.infer<typeof orderSummary>;

export const dayBlackout = z.object({ isActive: z.boolean(), name: z.string() });

/**
 * The acts that are possible for one luncher on one date. Decided by the server at `server_now`.
 */
export const calendarDay = z.object({
  date: dateOut,
  destination_day_grade_id: id.nullable(),
  menu_id: id.nullable(),
  blackout: dayBlackout.nullable(),
  blackout_reason: z.string().nullable(),
  /** There is no school either on a closed day. */
  no_school: z.boolean(),
  orderable: z.boolean(),
  removable: z.boolean(),
  /** The reason why nothing can be chosen; null while it can. */
  closed_code: z.enum(DAY_REFUSAL_CODES).nullable(),
  /** The moment at which ordering, as it is open now, closes; null when it is closed. */
  closes_at: instantOut.nullable(),
  /** The instant at which it opens again, if it is closed now and will. */
  opens_at: instantOut.nullable(),
  /** The last moment this day could be ordered or changed. */
  last_close: instantOut.nullable(),
  /** The instant from which a new or changed entree carries the late fee. */
  late_from: instantOut,
  /** The fee that a new or changed entree carries now. */
  late_fee: cents,
  /** The theme of a themed food day. */
  theme: z.enum(THEMES).optional(),
  specials: z.array(z.object({ id, item_id: id, weight: z.number().int() })),
  /** The lunch was replaced; open as long as the family has not chosen. */
  replaced: z.object({ choice_id: id, is_open: z.boolean() }).nullable(),
});
export type CalendarDay = z.infer<typeof calendarDay>;

export const destinationDayGrade = z.object({
  id,
  destination_day_id: id,
  destination_id: id,
  date: dateOut,
  group: z.string(),
  menu: z.object({ id, name: z.string() }).nullable(),
  menu_id: id.nullable(),
  menu_end: dateOut.nullable(),
  blackout: dayBlackout.nullable(),
  blackout_type: z.string().nullable(),
  blackout_reason: z.string().nullable(),
});

export const lunchCalendar = z.object({
  server_now: instantOut,
  /** The family whose week this is. */
  user: z.object({ id, full_name: z.string() }),
  /** True once this family has ordered a lunch. */
  has_ordered: z.boolean(),
  mondayOfWeek: dateOut,
  /** Grows with every save of this family's week; a save names the one it saw. */
  version: z.number().int(),
  window: z.enum(['staff', 'customer']),
  lunchers: z.array(luncher),
  /** Luncher id to the five days of the week, Monday first. */
  days: z.record(z.string(), z.array(calendarDay)),
  lastDayOfMenu: dateOut.nullable(),
  /**
   * Revision of what the menus of this week say by themselves (`menus-part.ts`), which a client that
   * keeps it names when it asks again. Null while the family has an option that its menu offers no
   * longer: such a week is always told whole.
   */
  menus_revision: z.string().nullable(),
  selections: savedSelections,
  items: z.array(item),
  option_groups: z.array(optionGroup),
  options: z.array(option),
  /** Options that are not made with each other: no order has all of one entry. */
  not_together: z.array(z.array(id)),
  destination_day_grades: z.array(destinationDayGrade),
  /** Ids of the items that can be added to an entree, per menu. */
  allPossibleExtras: z.array(id),
  itemMenus: z.array(itemMenu),
  /** Units left, for items of which a day has only so many. */
  stock: z.array(z.object({ item_id: id, date: dateOut, left: z.number().int() })),
  order_summary: orderSummary,
  discount_code: z.string().nullable(),
  /** Present when asked for by includeGrabAndGoOrders. */
  grab_and_go: savedSelections.optional(),
});
export type LunchCalendar = z.infer<typeof lunchCalendar>;

/**
 * The week, whole or without the menus that the client has. Without them, `allPossibleExtras` and
 * `itemMenus` are missing, and `items`, `option_groups`, `options` and `not_together` tell only of
 * the items that are on none of these menus, such as a special.
 */
export const lunchCalendarAnswer = lunchCalendar.partial({
  allPossibleExtras: true,
  itemMenus: true,
});
export type LunchCalendarAnswer = z.infer<typeof lunchCalendarAnswer>;

export const getLunchCalendar = endpoint({
  method: 'GET',
  path: '/api/lunch-calendar',
  permission: { any: ['user:lunch_calendar'] },
  tag: 'calendar',
  summary: 'A family’s week: lunchers, days, menus, what is ordered and what it costs',
  query: z.object({
    mondayOfWeek: monday.optional(),
    userId: idText.optional(),
    includeGrabAndGoOrders: flagText.optional(),
    /** Values of `menus_revision` whose menus the client keeps, separated by commas. */
    knownMenus: z
      .string()
      .max(300)
      .transform((text) => text.split(','))
      .optional(),
  }),
  responses: { 200: lunchCalendarAnswer, ...refusals },
});

/** A choice that is not saved yet, as the browser holds it. */
export const draftSelection = z.object({
  item_id: id,
  option_ids: z.array(id).max(60),
  extra_ids: z.array(id).max(60),
});
export const draftSelections = z.record(
  z.string().regex(/^[1-9]\d{0,9}$/),
  z.record(z.string(), draftSelection),
);

export const getOrderSummary = endpoint({
  method: 'POST',
  path: '/api/order-summary',
  permission: { any: ['user:lunch_calendar'] },
  tag: 'calendar',
  summary: 'What a week would cost as it stands in the browser',
  body: z.object({
    mondayOfWeek: monday,
    selections: draftSelections,
    discount: z.string().trim().max(200).nullish(),
    user: id.optional(),
  }),
  responses: { 200: orderSummary, ...refusals },
});

export const getLunchMenuWithItems = endpoint({
  method: 'GET',
  path: '/api/lunch-menu-with-items',
  permission: { any: ['user:lunch_calendar'] },
  tag: 'calendar',
  summary: 'What one luncher can choose from on one date',
  query: z.object({ luncher_id: idText, date }),
  responses: {
    200: z.object({
      menu: z.object({ id, name: z.string() }).nullable(),
      items: z.array(item),
      option_groups: z.array(optionGroup),
      options: z.array(option),
      not_together: z.array(z.array(id)),
      extra_ids: z.array(id),
      special_ids: z.array(id),
    }),
    ...refusals,
  },
});

export const mealsSummary = z.object({
  start_date: dateOut,
  lunches: z.number().int(),
  total: cents,
  lunchers: z.array(z.object({ luncher_id: id, lunches: z.number().int() })),
});
export const getMealsSummaries = endpoint({
  method: 'GET',
  path: '/api/meals/summaries',
  permission: { any: ['user:lunch_calendar'] },
  tag: 'calendar',
  summary: 'How many lunches are ordered in each of some weeks',
  query: z.object({
    /** Mondays, separated by commas. */
    start_dates: z
      .string()
      .max(11 * 60)
      .transform((text) => text.split(','))
      .pipe(z.array(monday).min(1).max(60)),
    userId: idText.optional(),
  }),
  responses: { 200: z.object({ data: z.array(mealsSummary) }), ...refusals },
});

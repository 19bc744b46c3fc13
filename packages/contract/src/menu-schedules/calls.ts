import { PROPERTIES, PROPERTY_VALUES } from '@yay/domain/allergy';
import { COPY_UNITS, OUTCOMES, SPECIAL_OUTCOMES, THEMES } from '@yay/domain/menus';
import { z } from 'zod';
import { cents, date, dateOut, errorBody, id, idText, monday, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { TINTS } from '../schedule/catalogue.ts';

const READ = { any: ['internal_dashboard:schedules'] } as const;
const WRITE = { any: ['internal_dashboard:menus'] } as const;

export const SCHEDULE_WEEKS_MAX = 6;

const idsText = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,499}$/)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(id));

/** The schools of a question: a market's, or some of them; without either, none. */
const scope = z.object({
  market_id: idText.optional(),
  destination_ids: idsText.optional(),
  group: z.string().min(1).max(60),
});

const closure = z.object({ name: z.string(), reason: z.string(), schools: z.number().int() });
const dayItem = z.object({
  id,
  name: z.string(),
  weight: z.number().int(),
  is_extra: z.boolean(),
  /** Something about it is unverified. */
  unverified: z.boolean(),
  available: z.boolean(),
});
export type ScheduleItem = z.infer<typeof dayItem>;
const dayMenu = z.object({
  id,
  schools: z.number().int(),
  meals: z.number().int(),
  specials: z.array(z.object({ item_id: id, name: z.string(), schools: z.number().int() })),
});
const scheduleDay = z.object({
  date: dateOut,
  /** Over, or with the kitchens, in every market that is shown. */
  locked: z.boolean(),
  meals: z.number().int(),
  /** Schools that have no menu, and are not closed. */
  without: z.number().int(),
  /** Closed for all that are shown. */
  closed: z.boolean(),
  closures: z.array(closure),
  menus: z.array(dayMenu),
});
export type ScheduleDay = z.infer<typeof scheduleDay>;

export const menuSchedule = z.object({
  today: dateOut,
  markets: z.array(z.object({ id, name: z.string() })),
  /** All of the market, of which the days show those that were asked for. */
  schools: z.array(z.object({ id, name: z.string() })),
  /** Groups of these schools, with their first and last grade. */
  groups: z.array(z.object({ name: z.string(), first: z.string(), last: z.string() })),
  market_id: id.nullable(),
  group: z.string().nullable(),
  shown: z.number().int(),
  days: z.array(scheduleDay),
  menus: z.array(
    z.object({
      id,
      name: z.string(),
      theme: z.enum(THEMES).nullable(),
      items: z.array(dayItem),
    }),
  ),
});
export type MenuSchedule = z.infer<typeof menuSchedule>;

export const getMenuSchedule = endpoint({
  method: 'GET',
  path: '/api/menu-schedules',
  permission: READ,
  tag: 'menu schedules',
  summary: 'What a grade group of a market or of some schools eats, week by week',
  query: z.object({
    market_id: idText.optional(),
    destination_ids: idsText.optional(),
    group: z.string().min(1).max(60).optional(),
    menu_id: idText.optional(),
    monday,
    weeks: z
      .string()
      .regex(/^[1-6]$/)
      .transform(Number)
      .optional(),
  }),
  responses: { 200: z.object({ data: menuSchedule }), ...refusals },
});

export const scheduleDayItem = z.object({
  item: z.object({
    id,
    /** Grows with every change of the item. */
    version: z.number().int(),
    name: z.string(),
    vendor: z.string(),
    price_cents: cents,
    picture: z.string(),
    tint: z.enum(TINTS),
    is_extra: z.boolean(),
    available: z.boolean(),
    properties: z.partialRecord(z.enum(PROPERTIES), z.enum(PROPERTY_VALUES)),
    options: z.array(z.object({ group: z.string(), options: z.array(z.string()) })),
  }),
  /** Null where it is a special that is not on the menu. */
  weight: z.number().int().nullable(),
  menu: z.object({ id, name: z.string(), version: z.number().int() }),
  /** Meals of it on this day, of the schools and the group that are shown. */
  ordered: z.number().int(),
  /** The number of units on this day for everybody, and the rest of them; null is no end. */
  units: z.number().int().nullable(),
  left: z.number().int().nullable(),
  /**
   * The properties that nobody has checked, and the children for whom it counts as not safe by
   * that.
   */
  unverified: z.array(z.enum(PROPERTIES)),
  shut_out: z.number().int(),
  /** Days ahead of all schools and groups that have it by this menu. */
  days_ahead: z.number().int(),
  locked: z.boolean(),
  /** The shown schools with a group that eats by the menu on this day. */
  schools: z.array(
    z.object({ id, name: z.string(), specials: z.array(z.object({ id, item_id: id })) }),
  ),
  /** The day of one school only. */
  day: z.object({ id, specials: z.array(z.object({ id, item_id: id })) }).nullable(),
});
export type ScheduleDayItem = z.infer<typeof scheduleDayItem>;

export const getScheduleItem = endpoint({
  method: 'GET',
  path: '/api/menu-schedules/item',
  permission: READ,
  tag: 'menu schedules',
  summary: 'One item of one day: what is ordered and left of it, and for whom it is not safe',
  query: scope.extend({ date, menu_id: idText, item_id: idText }),
  responses: { 200: z.object({ data: scheduleDayItem }), ...refusals },
});

const targets = {
  destination_ids: z.array(id).min(1).max(500),
  /** Names of grade groups; schools without such a group are left out. */
  groups: z.array(z.string().min(1).max(60)).min(1).max(12),
};
const DATES_MAX = 70;

/** The menu that a grade group eats by on a weekday, Monday being 1. */
const weekdayMenu = z.object({
  group: z.string().min(1).max(60),
  weekday: z.number().int().min(1).max(5),
  menu_id: id,
});

/** The plan for days: of each school that is named, for each group. */
export const schedulePlan = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('assign'),
    ...targets,
    menu_id: id,
    dates: z.array(date).min(1).max(DATES_MAX),
  }),
  z.object({ kind: z.literal('clear'), ...targets, dates: z.array(date).min(1).max(DATES_MAX) }),
  /** Copies a week or a month; any day of it says which. */
  z.object({
    kind: z.literal('copy'),
    ...targets,
    unit: z.enum(COPY_UNITS),
    from: date,
    to: z.array(date).min(1).max(DATES_MAX),
  }),
  /** Each weekday of these dates has its own menu, for each group. */
  z.object({
    kind: z.literal('weekdays'),
    ...targets,
    dates: z.array(date).min(1).max(DATES_MAX),
    menus: z.array(weekdayMenu).min(1).max(60),
  }),
]);
export type SchedulePlan = z.output<typeof schedulePlan>;

const plannedCell = z.object({
  destination: z.object({ id, name: z.string() }),
  group: z.string(),
  date: dateOut,
  outcome: z.enum(OUTCOMES),
  /** The menu that has it now, and the one that is to have it. */
  now: z.object({ id, name: z.string() }).nullable(),
  wanted: z.object({ id, name: z.string() }).nullable(),
  /** Meals that are ordered on it, and those of them that would lose what was ordered. */
  meals: z.number().int(),
  losing: z.number().int(),
  closure: z.object({ name: z.string(), reason: z.string() }).nullable(),
});
export type PlannedCell = z.infer<typeof plannedCell>;

const plannedSpecial = z.object({
  destination: z.object({ id, name: z.string() }),
  date: dateOut,
  item: z.object({ id, name: z.string() }),
  outcome: z.enum(SPECIAL_OUTCOMES),
});

export const planned = z.object({
  counts: z.object(
    Object.fromEntries(OUTCOMES.map((outcome) => [outcome, z.number().int()])) as Record<
      (typeof OUTCOMES)[number],
      z.ZodNumber
    >,
  ),
  /** Days with nothing to copy: they leave their targets as they are. */
  nothing: z.number().int(),
  /**
   * The gaps of copied months: days that the other month has no day for, a fifth Tuesday where it
   * has four. One `from` the month that is copied has a menu there and goes nowhere, one of the
   * month that it is copied `to` stays as it is. `month` is the first of the month that lacks it.
   */
  gaps: z.array(z.object({ side: z.enum(['from', 'to']), date: dateOut, month: dateOut })),
  /** Whatever is not simply set, by day; not all of very many. */
  cells: z.array(plannedCell),
  cells_left_out: z.number().int(),
  /** Daily specials of what is copied: each of a menu on a day of a school. */
  specials: z.object({
    counts: z.object(
      Object.fromEntries(SPECIAL_OUTCOMES.map((outcome) => [outcome, z.number().int()])) as Record<
        (typeof SPECIAL_OUTCOMES)[number],
        z.ZodNumber
      >,
    ),
    /** The specials that do not come along; not all of very many. */
    left: z.array(plannedSpecial),
  }),
  /** Menus that run longer by it. */
  extended: z.array(z.object({ id, name: z.string(), last_day: dateOut, until: dateOut })),
});
export type Planned = z.infer<typeof planned>;

export const previewSchedule = endpoint({
  method: 'POST',
  path: '/api/menu-schedules/preview',
  permission: WRITE,
  tag: 'menu schedules',
  summary: 'What would become of each day; nothing is changed',
  body: z.object({ plan: schedulePlan }),
  responses: { 200: z.object({ data: planned }), ...refusals },
});

/**
 * One transaction: all of it or nothing. A day that another menu has is refused unless `taken` says
 * what to do; one with meals that would lose something never changes: the whole is refused, or with
 * `ordered: 'keep'` that day stays as it is. Closed and locked days are left as they are. What is
 * copied brings its daily specials, where the day has room for them; none of those there goes.
 */
export const saveSchedule = endpoint({
  method: 'POST',
  path: '/api/menu-schedules',
  permission: WRITE,
  tag: 'menu schedules',
  summary: 'Give days a menu, clear them, or copy a day, a week or a month',
  body: z.object({
    plan: schedulePlan,
    taken: z.enum(['refuse', 'keep', 'overwrite']).default('refuse'),
    ordered: z.enum(['refuse', 'keep']).default('refuse'),
  }),
  responses: {
    200: z.object({ data: planned }),
    409: errorBody.extend({ planned: planned.optional() }),
    ...refusals,
  },
});

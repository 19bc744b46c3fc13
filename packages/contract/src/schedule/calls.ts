import { z } from 'zod';
import { destinationDayGrade } from '../calendar/calls.ts';
import { date, dateOut, id, idText, page, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { item } from './catalogue.ts';

const special = z.object({
  id,
  menu: z.object({ id, name: z.string() }),
  day: z.object({ id, destination_id: id, date: dateOut }),
  item,
  vendorItem: item,
  weight: z.number().int(),
});

export const destinationDay = z.object({
  id,
  destination_id: id,
  date: dateOut,
  destinationDayGrades: z.array(destinationDayGrade),
  /** Grades that are closed by themselves; of one grade that is asked for, its group says so. */
  closed_grades: z.array(
    z.object({
      id,
      label: z.string(),
      /**
       * The number of children of the grade that it is for, told to the team; null: all of them.
       */
      children: z.number().int().nullable(),
      name: z.string(),
      reason: z.string(),
    }),
  ),
  specials: z.array(z.object({ id, menu_id: id, item_id: id, weight: z.number().int() })),
});

const MOST_DATES = 60;
const dates = z
  .string()
  .max(11 * MOST_DATES)
  .transform((text) => text.split(','))
  .pipe(z.array(date).min(1).max(MOST_DATES));

/** Weekdays within 12 days of the week's start are what a calendar loads. */
export const listDestinationDays = endpoint({
  method: 'GET',
  path: '/api/v2/destination-days',
  permission: { any: ['user:lunch_calendar', 'school:portal', 'internal_dashboards'] },
  tag: 'schedule',
  summary: 'The days of a school with their grade groups, menus, closures and specials',
  query: z
    .object({
      destination_id: idText,
      /** From a day to a day, or */
      start: date.optional(),
      end: date.optional(),
      /** these alone, with commas between them. */
      date: dates.optional(),
      grade_id: idText.optional(),
    })
    .refine(({ start, end, date: some }) => (start && end) || some, {
      error: 'required',
      path: ['start'],
    }),
  responses: { 200: z.object({ data: z.array(destinationDay) }), ...refusals },
});

export const listDailySpecials = endpoint({
  method: 'GET',
  path: '/api/v2/daily-specials',
  permission: { any: ['user:lunch_calendar', 'vendor:portal', 'internal_dashboards'] },
  tag: 'schedule',
  summary: 'Daily specials of a menu, a day, or both',
  query: z.object({ menu_id: idText.optional(), destination_day_id: idText.optional() }),
  responses: { 200: z.object({ data: z.array(special) }), ...refusals },
});

const menu = z.object({ id, name: z.string(), lastDayOfMenu: dateOut });

export const listMenus = endpoint({
  method: 'GET',
  path: '/api/v2/menus',
  permission: { any: ['user:lunch_calendar', 'vendor:portal', 'internal_dashboards'] },
  tag: 'schedule',
  summary: 'Menus, newest last day first',
  query: z.object({ page: idText.optional() }),
  responses: { 200: page(menu), ...refusals },
});

export const getMenu = endpoint({
  method: 'GET',
  path: '/api/v2/menus/:id',
  permission: { any: ['user:lunch_calendar', 'vendor:portal', 'internal_dashboards'] },
  tag: 'schedule',
  summary: 'One menu with its items',
  params: z.object({ id: idText }),
  responses: { 200: z.object({ data: menu.extend({ items: z.array(item) }) }), ...refusals },
});

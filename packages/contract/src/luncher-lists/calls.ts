import { PROPERTIES } from '@yay/domain/allergy';
import { z } from 'zod';
import { date, dateOut, id, idText, page, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { LIST_SORTS, LIST_SPANS, LIST_TABS } from './values.ts';

/** A reader sees the lists of her schools; names need more of the team (decision 0055). */
const READERS = { any: ['school:portal'] } as const;

const meal = z.object({
  order_id: z.number().int(),
  kind: z.enum(['calendar', 'grab_and_go']),
  item: z.string(),
  options: z.array(z.string()),
  extras: z.array(z.string()),
});
export type ListedMeal = z.infer<typeof meal>;

export const listedLuncher = z.object({
  luncher_id: id,
  first: z.string(),
  last: z.string(),
  /** Grade of the lunch, where the child has moved to another school since. */
  grade: z.string(),
  room: z.string().nullable(),
  strict: z.array(z.enum(PROPERTIES)),
  /** Has never eaten before the week of the date. */
  is_first_week: z.boolean(),
  /** The hand-out says of a lunch of the date that the child was not here. */
  is_absent: z.boolean(),
  /** The child is at this school now; false for one who ate here on the date and has left. */
  is_here: z.boolean(),
  /** Not in a grade that the school has. */
  no_grade: z.boolean(),
  /** The child is in no room of a school that has rooms. */
  no_room: z.boolean(),
  meals: z.array(meal),
});
export type ListedLuncher = z.infer<typeof listedLuncher>;

const filters = {
  destination_id: idText,
  /** The date; without one, today at the school, on a weekend the Monday after. */
  date: date.optional(),
  tab: z.enum(LIST_TABS).optional(),
  grade_id: idText.optional(),
  room_id: idText.optional(),
  /** Grades of one group eat in one period. */
  group: z.string().min(1).max(40).optional(),
  search: z.string().trim().max(200).optional(),
  sort: z.enum(LIST_SORTS).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
};

const counts = z.object({
  everyone: z.number().int(),
  lunch: z.number().int(),
  strict: z.number().int(),
  first_week: z.number().int(),
  absent: z.number().int(),
  needs_you: z.number().int(),
});

const about = {
  date: dateOut,
  /** Today in the school's zone. */
  today: dateOut,
  /** Numbers of lunchers that the filters find, in every tab. */
  counts,
  /** Meals of the lunchers on the list. */
  meals: z.array(z.object({ name: z.string(), units: z.number().int() })),
};

export const luncherList = page(
  listedLuncher.extend({
    /** Monday to Friday of the date's week. */
    week: z.array(z.enum(['lunch', 'none', 'closed'])),
    /** Names of the meals of each of these days, where the week is asked for. */
    week_meals: z.array(z.array(z.string())).optional(),
  }),
).extend({
  ...about,
  grades: z.array(z.object({ id, label: z.string(), group: z.string() })),
  rooms: z.array(z.object({ id, name: z.string() })),
  periods: z.array(z.object({ group: z.string(), name: z.string() })),
});
export type LuncherList = z.infer<typeof luncherList>;

export const listLunchersOfSchool = endpoint({
  method: 'GET',
  path: '/api/v2/luncher-lists',
  permission: READERS,
  tag: 'luncher lists',
  summary: 'Who eats what at a school on a date',
  query: z.object({ ...filters, span: z.enum(LIST_SPANS).optional(), page: idText.optional() }),
  responses: { 200: luncherList, ...refusals },
});

export const luncherSheet = z.object({
  data: z.object({ ...about, rows: z.array(listedLuncher) }),
});
export type LuncherSheet = z.infer<typeof luncherSheet>['data'];

export const getLuncherSheet = endpoint({
  method: 'GET',
  path: '/api/v2/luncher-lists/sheet',
  permission: READERS,
  tag: 'luncher lists',
  summary: 'The whole list of a date, for paper',
  query: z.object(filters),
  responses: { 200: luncherSheet, ...refusals },
});

const file = z.object({ ...filters, span: z.enum(LIST_SPANS).optional() });

export const downloadLuncherCsv = endpoint({
  method: 'GET',
  path: '/api/v2/luncher-lists/csv',
  permission: READERS,
  fresh: true,
  file: true,
  tag: 'luncher lists',
  summary: 'The list of a date or a week as CSV, streamed',
  query: file,
  responses: { 200: z.undefined(), ...refusals },
});

export const downloadLuncherPdf = endpoint({
  method: 'GET',
  path: '/api/v2/luncher-lists/pdf',
  permission: READERS,
  fresh: true,
  file: true,
  tag: 'luncher lists',
  summary: 'The list of a date or a week as PDF, streamed',
  query: file,
  responses: { 200: z.undefined(), ...refusals },
});

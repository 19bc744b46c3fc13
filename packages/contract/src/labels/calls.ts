import { PROPERTIES } from '@yay/domain/allergy';
import {
  LABEL_FIELDS,
  LABEL_SORTS,
  LABEL_STATES,
  MOST_SHIFT,
  SHEET_NAMES,
} from '@yay/domain/labels';
import { z } from 'zod';
import { date, dateOut, errorBody, id, idText, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { MOST_COPIES, PRINT_KINDS, PRINT_STATES } from './values.ts';

const SCHOOL = { any: ['school:portal', 'internal_dashboard:schools'] } as const;
const tag = 'labels';
const ofSchool = z.object({ destination: idText });
const ofPrint = z.object({ destination: idText, print: idText });
const count = z.number().int();
const notNow = { 409: errorBody } as const;

const sheet = z.enum(SHEET_NAMES);
const sort = z.enum(LABEL_SORTS);
const shift = z.number().int().min(-MOST_SHIFT).max(MOST_SHIFT);
const place = z.number().int().min(1).max(30);

const settings = z
  .object({
    sheet,
    sort,
    /** Offset of the printer, in hundredths of an inch. */
    shift: z.object({ across: shift, down: shift }).strict(),
  })
  .strict();
export type LabelSettings = z.infer<typeof settings>;

const weekday = z.number().int().min(1).max(5);

const label = z.object({
  allergies: z.array(z.enum(PROPERTIES)),
  /** The property that makes the lunch unsafe, by today's knowledge of the food. */
  notSafe: z.enum(PROPERTIES).nullable().optional(),
  first: z.string(),
  last: z.string(),
  grade: z.string(),
  room: z.string().nullable(),
  period: z.string().nullable(),
  item: z.string(),
  parts: z.array(z.string()),
  vendor: z.string(),
});

const print = z.object({
  id,
  date: dateOut,
  kind: z.enum(PRINT_KINDS),
  sheet,
  sort,
  start_place: count,
  /** The print whose changes it is about. */
  since: z.object({ id, taken_at: instantOut.nullable() }).nullable(),
  status: z.enum(PRINT_STATES),
  /** The instant at which the orders were read. */
  taken_at: instantOut.nullable(),
  labels: count,
  labels_done: count,
  /** Labels that its slip says to throw away. */
  canceled: count,
  pages: count,
  /** The place where the next print goes on with the last sheet. */
  next_place: count,
  created_at: instantOut,
  ready_at: instantOut.nullable(),
  /** Name of the person who asked for the print; null where it was mailed on schedule. */
  by: z.string().nullable(),
});
export type LabelPrint = z.infer<typeof print>;

const day = z.object({
  date: dateOut,
  /** Bags of it, as the orders stand now. */
  lunches: count,
  /** Kinds of grab-and-go that the school keeps ready. */
  go_items: count,
  /** Nothing of it can change any more. */
  final: z.boolean(),
  /** The instant from which that is so. */
  final_at: instantOut,
  /** The instant at which its labels are mailed; null where they are not. */
  mailed_at: instantOut.nullable(),
});

const changed = z.object({
  order_id: id,
  change: z.enum(['added', 'changed', 'canceled']),
  /** The label as it is now; the printed one where the lunch is canceled. */
  label,
  before: label.nullable(),
  fields: z.array(z.enum(LABEL_FIELDS)),
});
export type ChangedLabelOut = z.infer<typeof changed>;

const board = z.object({
  school: z.object({ id, name: z.string(), slug: z.string(), timezone: z.string() }),
  today: dateOut,
  server_now: instantOut,
  settings,
  subscription: z.object({
    days: z.array(weekday),
    contacts: z.array(z.object({ id, name: z.string(), email: z.string() })),
    last: z.object({ date: dateOut, sent_at: instantOut.nullable(), sent_to: count }).nullable(),
  }),
  /** Today and the days with lunches after it. */
  days: z.array(day),
  /** The newest first. */
  prints: z.array(print),
  /**
   * The changes since a print: the one that was asked about, else the newest of the first day that
   * has one.
   */
  since: z.object({ print_id: id, changes: z.array(changed) }).nullable(),
});
export type LabelBoard = z.infer<typeof board>;

export const getLabels = endpoint({
  method: 'GET',
  path: '/api/v2/destinations/:destination/labels',
  permission: SCHOOL,
  tag,
  summary: "A school's labels: its days, what was printed, its paper and what is mailed",
  params: ofSchool,
  query: z.object({ since_print_id: idText.optional() }),
  responses: { 200: z.object({ data: board }), ...refusals },
});

export const previewLabels = endpoint({
  method: 'GET',
  path: '/api/v2/destinations/:destination/labels/preview',
  permission: SCHOOL,
  tag,
  summary: 'The first sheet of a day as it would be printed now',
  params: ofSchool,
  query: z.object({ date, sort: sort.optional() }),
  responses: {
    200: z.object({ data: z.object({ total: count, labels: z.array(label) }) }),
    ...refusals,
  },
});

export const saveLabelSettings = endpoint({
  method: 'PUT',
  path: '/api/v2/destinations/:destination/labels/settings',
  permission: SCHOOL,
  tag,
  summary: 'Paper and printer of a school',
  params: ofSchool,
  body: settings,
  responses: { 200: z.object({ data: settings }), ...refusals },
});

export const saveLabelSubscription = endpoint({
  method: 'PUT',
  path: '/api/v2/destinations/:destination/labels/subscription',
  permission: SCHOOL,
  fresh: true,
  tag,
  summary: 'The days whose labels are mailed the evening before',
  params: ofSchool,
  body: z.object({ days: z.array(weekday).max(5) }).strict(),
  responses: { 200: z.object({ data: z.object({ days: z.array(weekday) }) }), ...refusals },
});

const printed = z.object({ data: print, message: z.string().optional() });

export const printLabels = endpoint({
  method: 'POST',
  path: '/api/v2/destinations/:destination/labels/prints',
  permission: SCHOOL,
  tag,
  summary: 'Make the labels of a day, or of what changed since a print, in the background',
  params: ofSchool,
  body: z
    .object({
      date,
      kind: z.enum(PRINT_KINDS).default('student'),
      sheet: sheet.optional(),
      sort: sort.optional(),
      shift: settings.shape.shift.optional(),
      start_place: place.default(1),
      copies: z.number().int().min(1).max(MOST_COPIES).default(1),
      since_print_id: id.nullable().default(null),
    })
    .strict(),
  responses: { 202: printed, ...refusals },
});

export const regenerateLabels = endpoint({
  method: 'POST',
  path: '/api/v2/destinations/:destination/labels/prints/:print/regenerate',
  permission: SCHOOL,
  tag,
  summary: "Make a print anew, from the orders and the school's paper as they stand now",
  params: ofPrint,
  body: z.object({ start_place: place.default(1) }).strict(),
  responses: { 202: printed, ...notNow, ...refusals },
});

export const stopLabels = endpoint({
  method: 'DELETE',
  path: '/api/v2/destinations/:destination/labels/prints/:print',
  permission: SCHOOL,
  tag,
  summary: 'Stop a print that is being made',
  params: ofPrint,
  responses: { 200: printed, ...refusals },
});

export const downloadLabels = endpoint({
  method: 'GET',
  path: '/api/v2/destinations/:destination/labels/prints/:print/file',
  permission: SCHOOL,
  fresh: true,
  file: true,
  tag,
  summary: 'The labels of a print as a PDF',
  params: ofPrint,
  responses: { 200: z.undefined(), ...notNow, ...refusals },
});

export const scanLabel = endpoint({
  method: 'POST',
  path: '/api/v2/destinations/:destination/labels/scan',
  permission: SCHOOL,
  tag,
  summary: 'Whether a printed label still tells the truth',
  params: ofSchool,
  body: z.object({ code: z.string().trim().min(1).max(200) }).strict(),
  responses: {
    200: z.object({
      data: z.object({
        /** Void: its lunch changed since. Canceled: there is no such lunch any more. */
        state: z.enum(LABEL_STATES),
        kind: z.enum(PRINT_KINDS),
        date: dateOut,
        order_id: id.nullable(),
        luncher_id: id.nullable(),
        label,
        /** The lunch as it stands now. */
        now: label.nullable(),
        fields: z.array(z.enum(LABEL_FIELDS)),
      }),
    }),
    ...refusals,
  },
});

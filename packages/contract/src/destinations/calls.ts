import { z } from 'zod';
import { BLACKOUT_REASONS } from '../blackouts/reasons.ts';
import { date, dateOut, id, idText, instantOut, page, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { invalidWithAhead } from '../markets/calls.ts';
import { DESTINATION_STATUSES } from './values.ts';

const READERS = { any: ['school:portal', 'internal_dashboard:schools'] } as const;

export const destination = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  abbreviation: z.string(),
  city: z.string(),
  status: z.enum(['active', 'suspended', 'archived']),
  market: z.object({
    id,
    name: z.string(),
    abbreviation: z.string(),
    timezone: z.string(),
  }),
});
export type Destination = z.infer<typeof destination>;

export const gradeOfSchool = z.object({
  id,
  label: z.string(),
  /** Grades of one group share a menu and a lunch break. */
  group: z.string(),
  /** Lunchers who are in it now. */
  lunchers: z.number().int(),
});
export type GradeOfSchool = z.infer<typeof gradeOfSchool>;

/** A school with everything that is set about it. */
export const destinationRecord = destination.extend({
  contact_email: z.string().nullable(),
  /** The grades in the school's own order, without the one of those who do not know theirs. */
  grades: z.array(gradeOfSchool),
  lunchers: z.number().int(),
  families: z.number().int(),
  /** Grows with every change; a change names the one that it saw. */
  version: z.number().int(),
});
export type DestinationRecord = z.infer<typeof destinationRecord>;

const ONE_LINE = /^\P{Cc}*$/u;
const line = (max: number) => z.string().trim().max(max).regex(ONE_LINE);
const MOST_GRADES = 40;

export const destinationBody = z
  .object({
    name: line(120).min(1),
    /** Kept in capitals, however it is typed. */
    abbreviation: line(10).toUpperCase().min(2),
    city: line(80).default(''),
    market_id: id,
    status: z.enum(DESTINATION_STATUSES).default('active'),
    contact_email: z
      .string()
      .trim()
      .toLowerCase()
      .max(254)
      .pipe(z.union([z.literal(''), z.email()]))
      .transform((text) => text || null)
      .nullable()
      .default(null),
    /** The grades in their order. One that is there already and not named is archived. */
    grades: z
      .array(
        z
          .object({
            id: id.nullable().default(null),
            label: line(60).min(1),
            group: line(40).min(1),
          })
          .strict(),
      )
      .max(MOST_GRADES)
      .default([]),
  })
  .strict();
export type DestinationBody = z.output<typeof destinationBody>;

/** The schools that the caller may see: her own, or all for those who look after them. */
export const listDestinations = endpoint({
  method: 'GET',
  path: '/api/v2/destinations',
  permission: READERS,
  tag: 'destinations',
  summary: 'Schools',
  query: z.object({ page: idText.optional() }),
  responses: { 200: page(destination), ...refusals },
});

export const listDestinationsToo = endpoint({ ...listDestinations, path: '/api/destinations' });

export const getDestination = endpoint({
  method: 'GET',
  path: '/api/destinations/:destination',
  permission: READERS,
  tag: 'destinations',
  summary: 'One school',
  params: z.object({ destination: idText }),
  responses: { 200: z.object({ data: destinationRecord }), ...refusals },
});

const SCHOOLS = { any: ['internal_dashboard:schools'] } as const;
const schoolAnswer = z.object({ data: destinationRecord });
const conflict = invalidWithAhead.extend({ destination: destinationRecord.optional() });
export type DestinationConflict = z.infer<typeof conflict>;

export const createDestination = endpoint({
  method: 'POST',
  path: '/api/destinations',
  permission: SCHOOLS,
  tag: 'destinations',
  summary: 'Open a school, with its grades',
  body: destinationBody,
  responses: { 201: schoolAnswer, ...refusals },
});

export const updateDestination = endpoint({
  method: 'PUT',
  path: '/api/destinations/:destination',
  permission: SCHOOLS,
  tag: 'destinations',
  summary: 'Change a school and its grades. What would move or stop ordered lunches is refused',
  params: z.object({ destination: idText }),
  body: destinationBody.extend({ version: z.number().int().min(1) }),
  responses: { 200: schoolAnswer, 409: conflict, ...refusals, 422: invalidWithAhead },
});

const lunches = z.number().int();

/** A school's week: who eats, on which days nobody does and why, and how long families can order. */
export const schoolWeek = z.object({
  destination,
  mondayOfWeek: dateOut,
  /** Today in the school's zone. */
  today: dateOut,
  server_now: instantOut,
  days: z.array(
    z.object({
      date: dateOut,
      lunches,
      has_menu: z.boolean(),
      /** The count can no longer change. */
      final: z.boolean(),
      /**
       * The instant from which families can no longer order; null once that is past, and where
       * nothing can be.
       */
      order_until: instantOut.nullable(),
      closures: z.array(
        z.object({
          name: z.string(),
          reason: z.enum(BLACKOUT_REASONS),
          /** The grade that it is for; null is the whole school. */
          grade: z.string().nullable(),
          /** The number of children of the grade that it is for; null: all of them. */
          children: z.number().int().nullable(),
        }),
      ),
    }),
  ),
  /** The grades in the school's own order, each with its lunches by day. */
  grades: z.array(z.object({ grade_id: id, label: z.string(), lunches: z.array(lunches) })),
  /** The next moment at which something of the week closes for families, and what. */
  next_cut_off: z.object({ at: instantOut, dates: z.array(dateOut) }).nullable(),
});
export type SchoolWeek = z.infer<typeof schoolWeek>;

export const getSchoolWeek = endpoint({
  method: 'GET',
  path: '/api/destinations/:destination/week',
  permission: READERS,
  tag: 'destinations',
  summary: "A school's week: lunches by day and grade, closures, and the next cut-off",
  params: z.object({ destination: idText }),
  query: z.object({ mondayOfWeek: date.optional() }),
  responses: { 200: z.object({ data: schoolWeek }), ...refusals },
});

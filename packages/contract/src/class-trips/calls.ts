import { PROPERTIES } from '@yay/domain/allergy';
import { z } from 'zod';
import { blackoutPreview } from '../blackouts/calls.ts';
import { cents, date, dateOut, id, idText, instantOut, personName, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import {
  TRIP_CHILD_MAX,
  TRIP_CHILDREN_MAX,
  TRIP_NOTE_MAX,
  TRIP_PLACE_MAX,
  TRIP_STATES,
} from './values.ts';

export { TRIP_STATES, type TripState } from './values.ts';

const OFFICE = { any: ['school:portal', 'internal_dashboard:schools'] } as const;
const ONE_LINE = /^\P{Cc}*$/u;
/** Several lines, and nothing else that can't be seen. */
const LINES = /^(?:\P{Cc}|[\n\r\t])*$/u;
const words = z.string().trim().max(TRIP_NOTE_MAX).regex(LINES);
const place = z.string().trim().min(1).max(TRIP_PLACE_MAX).regex(ONE_LINE);
const atSchool = z.object({ destination: idText });

// The office ---------------------------------------------------------------------------------------
const link = z.object({
  id,
  teacher: z.string(),
  ends_on: dateOut,
  state: z.enum(['open', 'over', 'revoked']),
  trips: z.number().int(),
  created_at: instantOut,
});
export type TripLink = z.infer<typeof link>;

export const listTripLinks = endpoint({
  method: 'GET',
  path: '/api/destinations/:destination/trip-links',
  permission: OFFICE,
  tag: 'class-trips',
  summary: 'Links by which teachers ask for class trips',
  params: atSchool,
  responses: { 200: z.object({ data: z.array(link) }), ...refusals },
});

export const createTripLink = endpoint({
  method: 'POST',
  path: '/api/destinations/:destination/trip-links',
  permission: OFFICE,
  fresh: true,
  tag: 'class-trips',
  summary: 'Make a link for a teacher; it is told once',
  params: atSchool,
  body: z.strictObject({ teacher: personName, ends_on: date }),
  responses: { 201: z.object({ data: link, token: z.string() }), ...refusals },
});

export const revokeTripLink = endpoint({
  method: 'DELETE',
  path: '/api/destinations/:destination/trip-links/:link',
  permission: OFFICE,
  tag: 'class-trips',
  summary: 'End a link; what was asked by it stays',
  params: atSchool.extend({ link: idText }),
  responses: { 200: z.object({ data: link }), ...refusals },
});

const listedTrip = z.object({
  id,
  date: dateOut,
  grade: z.object({ id, label: z.string() }),
  place: z.string(),
  teacher: z.string(),
  state: z.enum(TRIP_STATES),
  /** The number of children of the grade who go; null: all of it. */
  children: z.number().int().nullable(),
  /**
   * The lunches ordered for the grade on that day; null where some children go, and nobody has said
   * who.
   */
  lunches: z.number().int().nullable(),
  /** The instant until which it can be agreed to. */
  lock_at: instantOut,
  is_locked: z.boolean(),
  asked_at: instantOut,
});
export type ListedTrip = z.infer<typeof listedTrip>;

export const listTrips = endpoint({
  method: 'GET',
  path: '/api/destinations/:destination/trips',
  permission: OFFICE,
  tag: 'class-trips',
  summary: 'Class trips of a school: those of today and later, and what was asked last',
  params: atSchool,
  responses: { 200: z.object({ data: z.array(listedTrip) }), ...refusals },
});

const tripChild = z.object({ id, name: z.string(), room: z.string().nullable() });

export const classTrip = listedTrip.extend({
  /** The meant and possible children of a trip of some children that waits. */
  naming: z
    .object({
      /** The names as the teacher typed them, each with the children of that name. */
      names: z.array(z.object({ name: z.string(), matches: z.array(id) })),
      /** The children of the grade. */
      children: z.array(tripChild),
      /**
       * The lunchers for whom the day would be closed: as asked, or those whose name is theirs
       * alone.
       */
      chosen: z.array(id),
    })
    .nullable(),
  note: z.string(),
  answer: z.string(),
  decided_by: z.string().nullable(),
  decided_at: instantOut.nullable(),
  /** Consequences of agreeing; null once the trip is answered or too late to agree to. */
  preview: blackoutPreview.nullable(),
  /** The closure that the agreed trip made. */
  batch_id: id.nullable(),
  /** Lunches of the grade on that day, by name. */
  orders: z.array(
    z.object({
      id,
      luncher_id: id,
      luncher: z.string(),
      room: z.string().nullable(),
      strict: z.array(z.enum(PROPERTIES)),
      item: z.string(),
      total_cents: cents,
      /** Charged already, which comes back. */
      paid_cents: cents,
      cancelled: z.boolean(),
    }),
  ),
  /** The money of the lunches that agreeing takes off, or took; null where it takes none. */
  money: z
    .object({
      /** Goes back to families, whatever they owe. */
      credit_cents: cents,
      yay_bucks_cents: cents,
      /** The sum that was not charged, and never will be. */
      unpaid_cents: cents,
      unpaid_orders: z.number().int(),
    })
    .nullable(),
  /** The others who hear of it when it is agreed to; null once it can't be. */
  told: z
    .object({
      kitchens: z.array(z.object({ name: z.string(), orders: z.number().int() })),
      /** Lunches whose label is printed, and to be thrown away. */
      labels: z.number().int(),
    })
    .nullable(),
  /** Children of the grade who have none ordered. */
  without: z.number().int(),
});
export type ClassTrip = z.infer<typeof classTrip>;

const oneTrip = atSchool.extend({ trip: idText });

export const getTrip = endpoint({
  method: 'GET',
  path: '/api/destinations/:destination/trips/:trip',
  permission: OFFICE,
  tag: 'class-trips',
  summary: 'A class trip and what agreeing to it would take',
  params: oneTrip,
  query: z.object({
    /** The lunchers for whom a trip of some children would be agreed to. */
    lunchers: z
      .string()
      .max(700)
      .regex(/^(?:[1-9]\d{0,9}(?:,[1-9]\d{0,9})*)?$/)
      .transform((text) => (text === '' ? [] : text.split(',').map(Number)))
      .pipe(z.array(id).max(TRIP_CHILDREN_MAX))
      .optional(),
  }),
  responses: { 200: z.object({ data: classTrip }), ...refusals },
});

export const answerTrip = endpoint({
  method: 'POST',
  path: '/api/destinations/:destination/trips/:trip/answer',
  permission: OFFICE,
  tag: 'class-trips',
  summary: 'Agree to a class trip, which closes its day for its grade, or decline it',
  params: oneTrip,
  body: z.strictObject({
    answer: z.enum(['agreed', 'declined']),
    words: words.default(''),
    /** Names the closure for families who read Spanish, in place of where the class goes. */
    name_es: place.nullable().default(null),
    /** The lunchers of a trip of some children that is agreed to. */
    lunchers: z.array(id).max(TRIP_CHILDREN_MAX).default([]),
  }),
  responses: { 200: z.object({ data: classTrip }), ...refusals },
});

// The teacher --------------------------------------------------------------------------------------
const token = z
  .string()
  .min(20)
  .max(200)
  .regex(/^[\w-]+$/);

const askedTrip = z.object({
  id,
  date: dateOut,
  grade: z.string(),
  place: z.string(),
  state: z.enum(TRIP_STATES),
  answer: z.string(),
  children: z.number().int().nullable(),
  /** Null where some children go: a link tells of no child whether it eats. */
  lunches: z.number().int().nullable(),
  lock_at: instantOut,
  is_locked: z.boolean(),
  asked_at: instantOut,
});
export type AskedTrip = z.infer<typeof askedTrip>;

/** Counts and no names: whoever has the link is nobody the product knows. */
export const teachersTrips = z.object({
  school: z.string(),
  timezone: z.string(),
  teacher: z.string(),
  ends_on: dateOut,
  today: dateOut,
  grades: z.array(z.object({ id, label: z.string() })),
  days: z.array(
    z.object({
      date: dateOut,
      state: z.enum(['open', 'locked', 'closed']),
      /** Grades for which it is closed, or asked for already. */
      taken: z.array(z.object({ grade_id: id, by: z.enum(['closure', 'trip']) })),
      lunches: z.array(z.object({ grade_id: id, count: z.number().int() })),
    }),
  ),
  trips: z.array(askedTrip),
});
export type TeachersTrips = z.infer<typeof teachersTrips>;
const told = { 200: z.object({ data: teachersTrips }), ...refusals };

export const openTripLink = endpoint({
  method: 'POST',
  path: '/api/class-trips/open',
  permission: 'anyone',
  tag: 'class-trips',
  summary: "What a teacher's link opens: days, grades and their counts, and what was asked by it",
  body: z.strictObject({ token }),
  responses: told,
});

export const proposeTrip = endpoint({
  method: 'POST',
  path: '/api/class-trips/propose',
  permission: 'anyone',
  tag: 'class-trips',
  summary: "Ask for a class trip by a teacher's link; nothing is closed until the office agrees",
  body: z.strictObject({
    token,
    grade_id: id,
    date,
    place,
    note: words.default(''),
    /** Children who go, as the teacher knows them; null: everybody in the grade. */
    children: z
      .array(z.string().trim().min(1).max(TRIP_CHILD_MAX).regex(ONE_LINE))
      .min(1)
      .max(TRIP_CHILDREN_MAX)
      .transform((names) => [...new Set(names)])
      .nullable()
      .default(null),
    email: z
      .string()
      .trim()
      .toLowerCase()
      .max(254)
      .pipe(z.union([z.literal(''), z.email()]))
      .default(''),
  }),
  responses: told,
});

export const withdrawTrip = endpoint({
  method: 'POST',
  path: '/api/class-trips/withdraw',
  permission: 'anyone',
  tag: 'class-trips',
  summary: 'Take back what was asked, as long as nobody has answered',
  body: z.strictObject({ token, trip: id }),
  responses: told,
});

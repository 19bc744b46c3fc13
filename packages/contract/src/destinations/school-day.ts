import { PROPERTIES } from '@yay/domain/allergy';
import { LUNCHER_COLORS } from '@yay/domain/lunchers';
import { z } from 'zod';
import { BLACKOUT_REASONS } from '../blackouts/reasons.ts';
import { date, dateOut, id, idText, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { destination } from './calls.ts';

const lunches = z.number().int();
const color = z.enum(LUNCHER_COLORS);

/** A child at the school. The name is null for team members who may not see people. */
const child = z.object({
  luncher_id: id,
  name: z.string().nullable(),
  color,
  grade: z.string(),
  room: z.string().nullable(),
});
export type ChildAtSchool = z.infer<typeof child>;

/** A day of a school as its office needs it in the morning. */
export const schoolDay = z.object({
  destination,
  date: dateOut,
  /** Today in the school's zone. */
  today: dateOut,
  server_now: instantOut,
  has_menu: z.boolean(),
  /** The counts can no longer change. */
  final: z.boolean(),
  /** The instant at which they are final, while they are not. */
  final_at: instantOut.nullable(),
  closures: z.array(
    z.object({
      name: z.string(),
      reason: z.enum(BLACKOUT_REASONS),
      grade: z.string().nullable(),
      children: z.number().int().nullable(),
    }),
  ),
  lunches,
  items: z.array(z.object({ item_id: id, name: z.string(), lunches })),
  /** The kitchens, each with the number of lunches that it brings, and of what. */
  kitchens: z.array(
    z.object({
      vendor_id: id,
      name: z.string(),
      lunches,
      /**
       * The time at which the first of the grades that it cooks for eats, HH:MM; null while none
       * has a lunch period.
       */
      needed_by: z.string().nullable(),
      items: z.array(z.object({ item_id: id, name: z.string(), lunches })),
    }),
  ),
  grades: z.array(
    z.object({
      grade_id: id,
      label: z.string(),
      rooms: z.array(z.string()),
      /** The lunch period, as clocks at the school show it: HH:MM. */
      period: z.object({ name: z.string(), starts_at: z.string(), ends_at: z.string() }).nullable(),
      lunches,
      /** The lunches among these of children who avoid something strictly. */
      strict: lunches,
      /** The lunches among these of children in their first week. */
      new: lunches,
    }),
  ),
  /** Lunches of children who avoid something strictly, by grade, room and name. */
  allergies: z.array(
    child.extend({
      order_id: id,
      avoids: z.array(z.enum(PROPERTIES)),
      item: z.string(),
      /** The property that must not be in it, if there is one. */
      unsafe: z
        .object({ property: z.enum(PROPERTIES), part: z.string(), verified: z.boolean() })
        .nullable(),
    }),
  ),
  /** Children whose first lunch here is in this week. */
  newcomers: z.array(child.extend({ first_lunch_on: dateOut })),
  /** The rooms where children can be seated, in the school's own order. */
  rooms: z.array(z.object({ id, name: z.string() })),
  /** Children whom the office has to place: without a valid grade, or without a room. */
  unplaced: z.array(child.extend({ missing: z.enum(['grade', 'room']), has_lunch: z.boolean() })),
  unplaced_total: z.number().int(),
  /** The instant at which the changes below begin. */
  changed_since: instantOut,
  /** The number of changes, however many are named. */
  changes_total: z.number().int(),
  changes: z.array(
    child.extend({
      order_id: id,
      at: instantOut,
      kind: z.enum(['added', 'changed', 'canceled']),
      item: z.string(),
      /** The meal before, where it is another one. */
      was: z.string().nullable(),
    }),
  ),
  closures_ahead: z.array(
    z.object({
      blackout_id: id,
      name: z.string(),
      reason: z.enum(BLACKOUT_REASONS),
      starts_on: dateOut,
      ends_on: dateOut,
      /** The grades that it is for; null is the whole school. */
      grades: z.array(z.string()).nullable(),
      /** The number of children of its one grade that it is for; null: all of them. */
      children: z.number().int().nullable(),
    }),
  ),
});
export type SchoolDay = z.infer<typeof schoolDay>;

export const getSchoolDay = endpoint({
  method: 'GET',
  path: '/api/destinations/:destination/day',
  permission: { any: ['school:portal', 'internal_dashboard:schools'] },
  tag: 'destinations',
  summary:
    "A school's day: lunches by grade and item, strict allergies, newcomers, changes and closures",
  params: z.object({ destination: idText }),
  /** The date; without one, the day that runs, on a weekend the Monday after it. */
  query: z.object({
    date: date.optional(),
    /** The latest 50 changes are named unless all are asked for. */
    changes: z.enum(['all']).optional(),
  }),
  responses: { 200: z.object({ data: schoolDay }), ...refusals },
});

const MOST_SEATED = 500;

export const seatLunchers = endpoint({
  method: 'PUT',
  path: '/api/destinations/:destination/seats',
  permission: { any: ['school:portal', 'internal_dashboard:schools'] },
  tag: 'destinations',
  summary: 'Seat children in a room of their school, or in none',
  params: z.object({ destination: idText }),
  body: z.strictObject({
    room_id: id.nullable(),
    luncher_ids: z.array(id).min(1).max(MOST_SEATED),
  }),
  responses: { 204: z.undefined(), ...refusals },
});

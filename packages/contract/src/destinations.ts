import { z } from 'zod';
import { BLACKOUT_REASONS } from './blackouts.ts';
import { date, dateOut, id, idText, instantOut, page, refusals } from './common.ts';
import { endpoint } from './endpoint.ts';

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

export const getDestination = endpoint({
  method: 'GET',
  path: '/api/destinations/:destination',
  permission: READERS,
  tag: 'destinations',
  summary: 'One school',
  params: z.object({ destination: idText }),
  responses: { 200: z.object({ data: destination }), ...refusals },
});

const lunches = z.number().int();

/** A school's week: who eats, on which days nobody does and why, and how long families can order. */
export const schoolWeek = z.object({
  destination,
  mondayOfWeek: dateOut,
  /** Where the school is. */
  today: dateOut,
  server_now: instantOut,
  days: z.array(
    z.object({
      date: dateOut,
      lunches,
      has_menu: z.boolean(),
      /** The count can no longer change. */
      final: z.boolean(),
      /** When families can no longer order; null once that is past, and where nothing can be. */
      order_until: instantOut.nullable(),
      closures: z.array(
        z.object({
          name: z.string(),
          reason: z.enum(BLACKOUT_REASONS),
          /** The grade that it is for; null is the whole school. */
          grade: z.string().nullable(),
        }),
      ),
    }),
  ),
  /** In the school's own order, each with its lunches by day. */
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

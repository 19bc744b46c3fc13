import { z } from 'zod';
import { ACTIVITY_ACTIONS } from '../actions.ts';
import { date, id, idText, instantOut, page, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

export { ACTIVITY_ACTIONS, type ActivityAction } from '../actions.ts';

const person = z.object({ id, full_name: z.string() });
const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Fields whose names end in `_cents` are money; texts that are ISO instants are instants. */
const change = z.object({ field: z.string(), before: value, after: value });
export type ActivityChange = z.infer<typeof change>;

export const activityEntry = z.object({
  id: z.number().int(),
  at: instantOut,
  action: z.enum(ACTIVITY_ACTIONS),
  /** The person who did it; null is the product itself. */
  who: person.nullable(),
  /** The other person, where somebody acted as somebody else. */
  as_whom: person.nullable(),
  /** The person whose page it belongs on. */
  about: person.nullable(),
  /** The label is the record's name at the time; of an order, the luncher's. */
  subject: z.object({ type: z.string(), id: z.number().int().nullable(), label: z.string() }),
  /** The day of an order. */
  date: z.string().nullable(),
  changes: z.array(change),
  ip: z.string().nullable(),
  /** Browser and system, in words. */
  device: z.string().nullable(),
  request_id: z.string().nullable(),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

const filters = z.object({
  /** People's own deeds, or what the product did by itself. */
  by: z.enum(['people', 'product']).optional(),
  action: z.enum(ACTIVITY_ACTIONS).optional(),
  /** Days of the office, New York: both are included. */
  from: date.optional(),
  to: date.optional(),
  search: z.string().max(200).optional(),
  page: idText.optional(),
  per_page: idText.pipe(z.number().max(100)).optional(),
});

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/logs',
  permission: { any: ['internal_dashboard:logs'] },
  tag: 'activity',
  summary: 'Who did what, the newest first',
  query: filters.extend({
    /** Hers, whether she acted as herself, as somebody else, or somebody as her. */
    actor: idText.optional(),
    as_whom: idText.optional(),
    about: idText.optional(),
    subject_type: z
      .string()
      .regex(/^[a-z_]{1,40}$/)
      .optional(),
    subject_id: idText.optional(),
  }),
  responses: { 200: page(activityEntry), ...refusals },
});

export const listUserActivity = endpoint({
  method: 'GET',
  path: '/api/users/:id/logs',
  permission: { any: ['internal_dashboard:users'] },
  tag: 'activity',
  summary: 'What was done to one person and her family, the newest first',
  params: z.object({ id: idText }),
  query: filters,
  responses: { 200: page(activityEntry), ...refusals },
});

import { z } from 'zod';
import { closedPlace } from '../blackouts/calls.ts';
import { cents, dateOut, id, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

/** A school day of a market that is not served yet. */
const deskDay = z.object({
  market: z.object({ id, name: z.string() }),
  timezone: z.string(),
  date: dateOut,
  meals: z.number().int(),
  /** The last moment at which families order; null once it has passed. */
  closes_at: instantOut.nullable(),
  locks_at: instantOut,
  is_locked: z.boolean(),
});
export type DeskDay = z.infer<typeof deskDay>;

const meals = z.object({ date: dateOut, meals: z.number().int() });

/** Each part is null for a reader who may not open the page that it leads to. */
export const desk = z.object({
  lunches: z
    .object({
      /** The next school day and the same weekday a week earlier; null when no school day is ahead. */
      next: meals.extend({ before: meals }).nullable(),
      /** The two next school days of each market, by the moment at which they lock. */
      days: z.array(deskDay),
    })
    .nullable(),
  dunning: z.object({ families: z.number().int(), owed_cents: cents }).nullable(),
  approvals: z.object({ waiting: z.number().int() }).nullable(),
  reconciliations: z.object({ open: z.number().int() }).nullable(),
  jobs: z.object({ failed: z.number().int() }).nullable(),
  /** Requests of visitors, of the kinds that the reader answers. */
  requests: z.object({ new: z.number().int(), open: z.number().int() }).nullable(),
  /** Terms and privacy that still say what the product brought. */
  own_texts: z.object({ missing: z.number().int() }).nullable(),
  choices: z
    .object({
      open: z.number().int(),
      /** Substitutions with the most urgent choices, no more than fit on the page. */
      substitutions: z.array(
        z.object({
          id,
          menu_id: id,
          from_item: z.string(),
          to_item: z.string(),
          open: z.number().int(),
          first_date: dateOut,
        }),
      ),
    })
    .nullable(),
  closures: z
    .object({
      /** Closures of the next two weeks; those laid in one deed count once. */
      total: z.number().int(),
      data: z.array(
        z.object({
          id,
          name: z.string(),
          starts_on: dateOut,
          ends_on: dateOut,
          where: closedPlace,
          /** Further places that the same deed closes. */
          others: z.number().int(),
        }),
      ),
    })
    .nullable(),
  /** Families that the reader opened, the latest first. */
  families: z
    .array(
      z.object({
        id,
        full_name: z.string(),
        opened_at: instantOut,
        lunchers: z.array(
          z.object({ id, first: z.string(), color: z.enum(['green', 'red', 'blue', 'yellow']) }),
        ),
      }),
    )
    .nullable(),
});
export type Desk = z.infer<typeof desk>;

export const getDesk = endpoint({
  method: 'GET',
  path: '/api/admin/desk',
  permission: { any: ['internal_dashboards'] },
  tag: 'lists',
  summary: 'What waits for the team and what comes next, as far as the reader may see it',
  responses: { 200: z.object({ data: desk }), ...refusals },
});

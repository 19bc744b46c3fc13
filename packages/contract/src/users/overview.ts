import { z } from 'zod';
import { card } from '../billing/calls.ts';
import { cents, dateOut, id, idText, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

const overviewLuncher = z.object({
  id,
  first: z.string(),
  full_name: z.string(),
  color: z.enum(['green', 'red', 'blue', 'yellow']),
  grade: z.string(),
  school: z.string(),
  tolerances: z.record(z.string(), z.enum(['avoid_strictly', 'avoid', 'prefers'])),
});
export type OverviewLuncher = z.infer<typeof overviewLuncher>;

const overviewDay = z.object({
  date: dateOut,
  /** Lunches that are ordered, and lunchers for whom lunch is offered. */
  ordered: z.number().int(),
  offered: z.number().int(),
});

export const familyOverview = z.object({
  lunchers: z.array(overviewLuncher),
  /** This week and the next one, Monday to Friday; none without lunchers. */
  weeks: z.array(z.object({ monday: dateOut, days: z.array(overviewDay) })),
  /** Null for a reader who may not see billing. */
  money: z
    .object({
      /** Account credit: the family's own and what was given. */
      credit: cents,
      /** The yay bucks with their bonus. */
      yay_bucks: cents,
      owed: cents,
      default_card: card.nullable(),
    })
    .nullable(),
  cases: z.object({
    /** The instant since which a card has not paid; null without such a case. */
    dunning_since: instantOut.nullable(),
    /** Replaced lunches that wait for an answer of the family. */
    choices: z.number().int(),
    /** Credit and refunds that wait for a second person. */
    approvals: z.number().int(),
  }),
  /** The last entry of the record about the family; `by` is null for the product itself. */
  last_change: z.object({ at: instantOut, by: z.string().nullable() }).nullable(),
});
export type FamilyOverview = z.infer<typeof familyOverview>;

export const getFamilyOverview = endpoint({
  method: 'GET',
  path: '/api/users/:id/overview',
  permission: { any: ['internal_dashboard:users'] },
  tag: 'users',
  summary: 'A family at a glance: children, two weeks, money, open cases, last change',
  params: z.object({ id: idText }),
  responses: { 200: z.object({ data: familyOverview }), ...refusals },
});

import { z } from 'zod';
import { dateOut, id, idText, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

const OFFICE = { any: ['school:portal', 'internal_dashboard:schools'] } as const;
const params = z.object({ destination: idText });
const count = z.number().int();

export const ROLL_OVER_STATES = ['moving', 'done', 'undoing', 'undone'] as const;

export const rollOver = z.object({
  /** The year in which the school year begins that is rolled into. */
  school_year: count,
  /** The day from which the year after it is prepared; null where the one rolled into is ahead. */
  next_from: dateOut.nullable(),
  /**
   * The grades in the school's own order; the last goes to the one of those who do not know theirs.
   */
  grades: z.array(
    z.object({
      id,
      label: z.string(),
      lunchers: count,
      next: id.nullable(),
      is_known: z.boolean(),
    }),
  ),
  lunchers: z.array(
    z.object({
      id,
      name: z.string(),
      grade_id: id,
      /** Came from another school by its roll-over of this school year, and stays. */
      has_come: z.boolean(),
    }),
  ),
  /** Other schools of the market, as far as the reader looks after them, with what may be gone to. */
  elsewhere: z.array(
    z.object({ id, name: z.string(), grades: z.array(z.object({ id, label: z.string() })) }),
  ),
  /** Lunches that are ordered ahead, which are checked again. */
  orders_ahead: count,
  /** The run of this school year, or the one that was undone last. */
  run: z
    .object({
      state: z.enum(ROLL_OVER_STATES),
      by: z.string().nullable(),
      started_at: instantOut,
      lunchers: count,
      done: count,
      skipped: count,
      /** Nothing was ordered in a new grade yet. */
      can_undo: z.boolean(),
    })
    .nullable(),
});
export type RollOver = z.infer<typeof rollOver>;
const answer = z.object({ data: rollOver });

export const getRollOver = endpoint({
  method: 'GET',
  path: '/api/destinations/:destination/roll-over',
  permission: OFFICE,
  tag: 'roll-over',
  summary: 'What moving the grades of a school up would do, or has done; nothing is done',
  params,
  responses: { 200: answer, ...refusals },
});

export const startRollOver = endpoint({
  method: 'POST',
  path: '/api/destinations/:destination/roll-over',
  permission: OFFICE,
  tag: 'roll-over',
  summary: 'Move every luncher of a school one grade up, once a school year',
  params,
  body: z.strictObject({
    /**
     * The school year that was shown: a plan that was looked at for another year starts nothing.
     */
    school_year: count.min(2000).max(2100),
    /** The grade of another school to which the last one goes; null: its families are asked. */
    last_to: id.nullable().default(null),
    /** Lunchers who go another way: to this grade of this school or another, their own to stay. */
    exceptions: z
      .array(z.strictObject({ luncher_id: id, grade_id: id }))
      .max(2_000)
      .default([]),
  }),
  responses: { 200: answer, ...refusals },
});

export const undoRollOver = endpoint({
  method: 'POST',
  path: '/api/destinations/:destination/roll-over/undo',
  permission: OFFICE,
  tag: 'roll-over',
  summary:
    'Put every luncher back into the grade of before, until something is ordered in a new one',
  params,
  responses: { 200: answer, ...refusals },
});

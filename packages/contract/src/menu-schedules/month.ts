import { z } from 'zod';
import { date, dateOut, id, idText, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

/** A month of a school as it could be, by what the weekdays before it had. */
export const monthProposal = z.object({
  destination: z.object({ id, name: z.string() }),
  /**
   * The first day of the month, and its school days that can still change, after those of the
   * month before that nobody has a menu for.
   */
  month: dateOut,
  dates: z.array(dateOut),
  /** Days of a group, and those of them that have a menu already. */
  cells: z.number().int(),
  planned: z.number().int(),
  groups: z.array(
    z.object({
      name: z.string(),
      first: z.string(),
      last: z.string(),
      weekdays: z.array(
        z.object({
          weekday: z.number().int(),
          menu: z.object({ id, name: z.string() }).nullable(),
          /** The day that had it last. */
          from: dateOut.nullable(),
        }),
      ),
    }),
  ),
});
export type MonthProposal = z.infer<typeof monthProposal>;

export const proposeMonth = endpoint({
  method: 'GET',
  path: '/api/menu-schedules/month',
  permission: { any: ['internal_dashboard:menus'] },
  tag: 'menu schedules',
  summary:
    'A menu for each weekday and grade group of a school in a month, from the weeks before it',
  query: z.object({
    destination_id: idText,
    /** Any day of the month; without it, the first month that is planned less than half. */
    month: date.optional(),
  }),
  responses: { 200: z.object({ data: monthProposal }), ...refusals },
});

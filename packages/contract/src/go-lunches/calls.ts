import { isWeekday } from '@yay/domain/calendar';
import { z } from 'zod';
import { cents, date, dateOut, id, idText, monday, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { dayResult } from '../orders/calls.ts';
import { item } from '../schedule/catalogue.ts';

export const goLunches = z.object({
  /** The go-menu. */
  id,
  destination: z.object({ id, name: z.string() }),
  /** Children of the family who are at that school. */
  luncher_ids: z.array(id),
  menu: z.object({ id, name: z.string() }),
  starts_on: dateOut,
  ends_on: dateOut.nullable(),
  items: z.array(item),
});
export type GoLunches = z.infer<typeof goLunches>;

export const getGoLunches = endpoint({
  method: 'GET',
  path: '/api/v2/go-lunches',
  permission: { any: ['user:lunch_calendar'] },
  tag: 'calendar',
  summary: 'What is kept ready in a week at the schools of a family’s children',
  query: z.object({ userId: idText.optional(), mondayOfWeek: monday }),
  responses: { 200: z.object({ data: z.array(goLunches) }), ...refusals },
});

export const saveGoLunch = endpoint({
  method: 'PUT',
  path: '/api/v2/go-lunches',
  permission: { any: ['user:lunch_calendar'] },
  tag: 'calendar',
  summary: 'Order a grab-and-go lunch for a child’s day, change it, or take it back',
  body: z
    .object({
      userId: id.optional(),
      luncher_id: id,
      date: date.refine(isWeekday),
      /** Null takes it back. */
      item_id: id.nullable(),
      /** The late fee that was shown; more than that is refused. */
      lateFee: cents.min(0).max(1_000_000).optional(),
      /** The price that was shown; more than that is refused. */
      expectedTotal: cents.min(0).max(10_000_000).optional(),
    })
    .strict(),
  responses: { 200: z.object({ data: dayResult }), ...refusals },
});

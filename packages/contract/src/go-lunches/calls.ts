import { z } from 'zod';
import { dateOut, id, idText, monday, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
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

import { REPEAT_PROBLEMS } from '@yay/domain/ordering';
import { z } from 'zod';
import { DAY_REFUSAL_CODES } from '../codes.ts';
import { cents, dateOut, id, idText, monday, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

export const luncherRepeat = z.object({
  luncher_id: id,
  is_repeating: z.boolean(),
  /** Repeats can be turned on from the week that was asked about. */
  canRepeat: z.boolean(),
  why_not: z.enum(REPEAT_PROBLEMS).nullable(),
  /** The week whose lunches come again. */
  seed_monday: dateOut.nullable(),
  /** The last day that its menus reach to. */
  ends_on: dateOut.nullable(),
  /** Days ahead on which nothing could be ordered. */
  skipped: z.array(z.object({ date: dateOut, code: z.enum(DAY_REFUSAL_CODES) })),
  /** The orders that would be taken back if it were turned off now. */
  removable: z.object({ orders: z.number().int(), total: cents, weeks: z.array(dateOut) }),
});
export type LuncherRepeat = z.infer<typeof luncherRepeat>;

export const getRepeats = endpoint({
  method: 'GET',
  path: '/api/v2/repeats',
  permission: { any: ['user:lunch_calendar'] },
  tag: 'lunchers',
  summary: 'What repeats for each luncher of a family, and whether it can from a week',
  query: z.object({ userId: idText.optional(), mondayOfWeek: monday }),
  responses: {
    /** `paused`: something is owed, and until then nothing is placed. */
    200: z.object({ data: z.array(luncherRepeat), paused: z.boolean() }),
    ...refusals,
  },
});

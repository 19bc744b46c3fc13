import type { PlainDate } from '@yay/domain/calendar';
import { z } from 'zod';
import { cents, date, dateOut, id, idText, page, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { MEAL_TYPES } from '../meals/values.ts';

const OWN = { any: ['user:account'] } as const;
const tag = 'account';

export const historyOrder = z.object({
  id: z.number().int(),
  date: dateOut,
  kind: z.enum(MEAL_TYPES),
  luncher: z.object({ id, first: z.string(), color: z.string() }),
  school: z.string(),
  item_id: id,
  item: z.string(),
  options: z.array(z.string()),
  extras: z.array(z.string()),
  status: z.enum(['placed', 'locked', 'served', 'cancelled']),
  cancel_reason: z.enum(['parent', 'staff', 'blackout', 'substitution', 'unpaid']).nullable(),
  /** The bag was left at the school. */
  not_picked_up: z.boolean(),
  total_cents: cents,
  late_fee_cents: cents,
});
export type HistoryOrder = z.infer<typeof historyOrder>;

const WHEN = z.enum(['upcoming', 'past']);
export type HistoryWhen = z.infer<typeof WHEN>;

/** Both days count; either may be left open. */
const days = { from: date.optional(), to: date.optional() };
export type HistoryDays = { readonly from?: PlainDate; readonly to?: PlainDate };

const inOrder = ({ from, to }: HistoryDays) => !from || !to || from <= to;
const OUT_OF_ORDER = { error: 'invalid', path: ['to'] };

export const listOrderHistory = endpoint({
  method: 'GET',
  path: '/api/account/orders',
  permission: OWN,
  tag,
  summary: 'One’s own family’s orders: what is to come, or what was',
  query: z
    .object({ when: WHEN.optional(), page: idText.optional(), ...days })
    .refine(inOrder, OUT_OF_ORDER),
  responses: { 200: page(historyOrder), ...refusals },
});

/** A file, not JSON. */
export const downloadOrderHistory = endpoint({
  method: 'GET',
  path: '/api/account/orders.csv',
  permission: OWN,
  tag,
  summary: 'The orders of one’s own family, as a file',
  query: z.object(days).refine(inOrder, OUT_OF_ORDER),
  responses: { 200: z.undefined(), ...refusals },
});

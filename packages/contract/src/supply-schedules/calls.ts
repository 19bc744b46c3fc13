import { z } from 'zod';
import { date, dateOut, errorBody, flagText, id, idText, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

const READ = { any: ['internal_dashboard:schedules'] } as const;
const WRITE = { any: ['internal_dashboard:menus'] } as const;

const ONE_LINE = /^\P{Cc}*$/u;
const LINES = /^[\P{Cc}\n\r\t]*$/u;
const weekdays = z.number().int().min(1).max(5);

const fields = z.object({
  destination_id: id,
  name: z.string().trim().min(1).max(120).regex(ONE_LINE),
  quantity: z.number().int().min(1).max(100_000),
  unit: z.string().trim().max(40).regex(ONE_LINE).default(''),
  /** 1 is Monday, 5 Friday. */
  weekdays: z
    .array(weekdays)
    .min(1, 'required')
    .max(5)
    .transform((days) => [...new Set(days)].sort((a, b) => a - b)),
  starts_on: date,
  /** The last day; null is until further notice. */
  ends_on: date.nullable().default(null),
  note: z.string().trim().max(500).regex(LINES).default(''),
});
const inOrder = (
  { starts_on, ends_on }: { starts_on: string; ends_on: string | null },
  context: z.RefinementCtx,
) => {
  if (ends_on !== null && ends_on < starts_on) {
    context.addIssue({ code: 'custom', path: ['ends_on'], message: 'ends_before_start' });
  }
};
export const supplyBody = fields.superRefine(inOrder);
export type SupplyBody = z.output<typeof supplyBody>;

export const supplySchedule = z.object({
  id,
  destination: z.object({ id, name: z.string(), market: z.string() }),
  name: z.string(),
  quantity: z.number().int(),
  unit: z.string(),
  weekdays: z.array(z.number().int()),
  starts_on: dateOut,
  ends_on: dateOut.nullable(),
  note: z.string(),
  version: z.number().int(),
  archived_at: instantOut.nullable(),
});
export type SupplySchedule = z.infer<typeof supplySchedule>;

const supplyAnswer = z.object({ data: supplySchedule });
const conflict = errorBody.extend({ supply: supplySchedule.optional() });
export type SupplyConflict = z.infer<typeof conflict>;
const params = z.object({ id: idText });
const query = z.object({
  market_id: idText.optional(),
  destination_id: idText.optional(),
  archived: flagText.optional(),
});
/** The week whose closed days are told; without one it is the current one. */
const week = query.extend({ monday: date.optional() });

export const listSupplySchedules = endpoint({
  method: 'GET',
  path: '/api/supply-schedules',
  permission: READ,
  tag: 'supply schedules',
  summary: 'What besides lunch goes to schools, by school',
  query: week,
  responses: {
    200: z.object({
      data: z.array(supplySchedule),
      /** There are more than are told. */
      more: z.boolean(),
      /** Days of that week on which such a school is closed as a whole. */
      closed: z.array(z.object({ destination_id: id, date: dateOut, name: z.string() })),
      today: dateOut,
      markets: z.array(z.object({ id, name: z.string() })),
    }),
    ...refusals,
  },
});

export const exportSupplySchedules = endpoint({
  method: 'GET',
  path: '/api/supply-schedules/export',
  permission: READ,
  file: true,
  tag: 'supply schedules',
  summary: 'The same as CSV',
  query,
  responses: { 200: z.undefined(), ...refusals },
});

export const createSupplySchedule = endpoint({
  method: 'POST',
  path: '/api/supply-schedules',
  permission: WRITE,
  tag: 'supply schedules',
  summary: 'Send something to a school on some weekdays',
  body: supplyBody,
  responses: { 201: supplyAnswer, ...refusals },
});

export const updateSupplySchedule = endpoint({
  method: 'PUT',
  path: '/api/supply-schedules/:id',
  permission: WRITE,
  tag: 'supply schedules',
  summary: 'Change what goes to a school',
  params,
  body: fields.extend({ version: z.number().int().min(1) }).superRefine(inOrder),
  responses: { 200: supplyAnswer, 409: conflict, ...refusals },
});

export const archiveSupplySchedule = endpoint({
  method: 'POST',
  path: '/api/supply-schedules/:id/archive',
  permission: WRITE,
  tag: 'supply schedules',
  summary: 'It no longer goes there',
  params,
  responses: { 200: supplyAnswer, ...refusals },
});

export const restoreSupplySchedule = endpoint({
  method: 'POST',
  path: '/api/supply-schedules/:id/restore',
  permission: WRITE,
  tag: 'supply schedules',
  summary: 'It goes there again',
  params,
  responses: { 200: supplyAnswer, ...refusals },
});

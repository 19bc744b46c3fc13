import { z } from 'zod';
import { id, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

/** Mails and outgoing webhooks hang on these. */
export const USER_EVENTS = [
  'signed_up',
  'first_order',
  'week_forgotten',
  'payment_failed',
  'payment_recovered',
  'referral_shared',
  'pay_ahead_viewed',
  'app_installed',
  'intro_finished',
] as const;
export type UserEvent = (typeof USER_EVENTS)[number];

/** Events that people report about themselves. The others are facts that only the product or the team knows. */
export const OWN_USER_EVENTS = [
  'referral_shared',
  'pay_ahead_viewed',
  'app_installed',
  'intro_finished',
] as const satisfies readonly UserEvent[];

const KEY = /^[a-z][a-z0-9_]{0,39}$/;
const MOST_DATA = 20;
const data = z
  .record(z.string().regex(KEY), z.union([z.string().max(500), z.number(), z.boolean(), z.null()]))
  .refine((values) => Object.keys(values).length <= MOST_DATA, { error: 'too_many' });
export type UserEventData = z.infer<typeof data>;

export const triggerEvent = endpoint({
  method: 'POST',
  path: '/api/v2/trigger-event',
  permission: 'signed_in',
  tag: 'users',
  summary: 'Record an event of the catalogue for somebody; for oneself unless another is named',
  body: z
    .object({
      user_id: id.optional(),
      event: z
        .string()
        .max(60)
        .pipe(z.enum(USER_EVENTS, { error: 'unknown_event' })),
      data: data.optional(),
    })
    .strict(),
  responses: { 202: z.object({ data: z.object({ id: z.number().int() }) }), ...refusals },
});

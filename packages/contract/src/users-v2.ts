import { ROLES } from '@yay/domain/access';
import { z } from 'zod';
import { id, idText, instantOut, page, refusals } from './common.ts';
import { endpoint } from './endpoint.ts';

const USERS = { any: ['internal_dashboard:users'] } as const;

/** All that are given must match. `first`: how it begins; the others: anywhere. */
const search = z.object({
  first: z.string().trim().max(80).optional(),
  email: z.string().trim().max(254).optional(),
  name_or_email: z.string().trim().max(200).optional(),
  page: idText.optional(),
});
export type UserSearch = z.output<typeof search>;

const found = z.object({
  id,
  first: z.string(),
  last: z.string(),
  full_name: z.string(),
  email: z.string(),
});
export type FoundUser = z.infer<typeof found>;

export const searchUsers = endpoint({
  method: 'GET',
  path: '/api/v2/users',
  permission: USERS,
  tag: 'users',
  summary: 'Find people by first name, by e-mail, or by either',
  query: search,
  responses: { 200: page(found), ...refusals },
});

const account = found.extend({
  phone: z.string().nullable(),
  locale: z.enum(['en', 'es']),
  roles: z.array(z.enum(ROLES)),
  suspended_on: instantOut.nullable(),
  suspension_reason: z.enum(['payment', 'admin']).nullable(),
  delinquent: z.union([z.literal(0), z.literal(1)]),
  reboard: z.boolean(),
  lunchers_count: z.number().int(),
  created_at: instantOut,
  last_seen_at: instantOut.nullable(),
});
export type UserAccount = z.infer<typeof account>;

export const listUserAccounts = endpoint({
  method: 'GET',
  path: '/api/v2/user-accounts',
  permission: USERS,
  tag: 'users',
  summary: 'The same people with what their accounts say',
  query: search,
  responses: { 200: page(account), ...refusals },
});

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

/** What somebody tells of herself. The others are facts that only the product or the team knows. */
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

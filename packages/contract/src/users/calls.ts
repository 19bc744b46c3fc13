import { ROLES } from '@yay/domain/access';
import { z } from 'zod';
import {
  errorBody,
  id,
  idText,
  instantOut,
  page,
  personName,
  phoneNumber,
  refusals,
  seenPhoneNumber,
} from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { luncher } from '../lunchers/calls.ts';
import { MEAL_TYPES } from '../meals/values.ts';

/**
 * The acts that the reader may do with this account; the interface draws from it and derives
 * nothing.
 */
export const userAbilities = z.object({
  update: z.boolean(),
  /** Asked for like impersonation: a person who decides where the mail goes can sign in as her. */
  change_email: z.boolean(),
  suspend: z.boolean(),
  delete: z.boolean(),
  impersonate: z.boolean(),
  /** Shown when impersonation is allowed, product.md 6. */
  reset_password: z.boolean(),
  /**
   * For somebody of the team alone: a family removes its own factors by the link of its mailbox.
   */
  reset_second_factor: z.boolean(),
  /** Possible while she has not signed in for the first time. */
  send_invitation: z.boolean(),
  send_welcome_school: z.boolean(),
  send_welcome_vendor: z.boolean(),
  send_weekly_preview: z.boolean(),
  add_selection: z.boolean(),
  see_billing: z.boolean(),
  issue_credit: z.boolean(),
  see_logs: z.boolean(),
  /** The roles that the reader may give to and take from this account. */
  assignable_roles: z.array(z.enum(ROLES)),
});
export type UserAbilities = z.infer<typeof userAbilities>;

const place = z.object({ id, name: z.string() });

export const user = z.object({
  id,
  first: z.string(),
  last: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  locale: z.enum(['en', 'es']),
  suspended_on: instantOut.nullable(),
  suspension_reason: z.enum(['payment', 'admin']).nullable(),
  deleted_at: instantOut.nullable(),
  /** The instant until which her first sign-in is waited for; null once she was there. */
  invited_until: instantOut.nullable(),
  delinquent: z.union([z.literal(0), z.literal(1)]),
  reboard: z.boolean(),
  roles: z.array(z.enum(ROLES)),
  roleStrings: z.array(z.string()),
  permissions: z.array(z.string()),
  school_user: z.boolean(),
  vendor_user: z.boolean(),
  created_at: instantOut,
  last_seen_at: instantOut.nullable(),
  second_factor: z.boolean(),
  destinations: z.array(place),
  vendors: z.array(place),
  lunchers_count: z.number().int(),
  upcoming_orders_count: z.number().int(),
  notify_week_preview: z.boolean(),
  notify_nothing_chosen: z.boolean(),
  /** An address that waits for the code mailed to it; until then `email` stays. */
  email_waiting: z.string().nullable(),
  abilities: userAbilities,
});
export type User = z.infer<typeof user>;
const userRow = user.omit({ abilities: true, permissions: true, email_waiting: true });
export type UserRow = z.infer<typeof userRow>;

const USERS = { any: ['internal_dashboard:users'] } as const;
const params = z.object({ id: idText });
const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
const userAnswer = z.object({ data: user });
/** The message is what is shown as success. */
const done = z.object({ message: z.string() });

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  permission: USERS,
  tag: 'users',
  summary: 'People, by name',
  query: z.object({ search: z.string().max(200).optional(), page: idText.optional() }),
  responses: { 200: page(userRow), ...refusals },
});

export const getUser = endpoint({
  method: 'GET',
  path: '/api/users/:id',
  permission: USERS,
  tag: 'users',
  summary: 'One person',
  params,
  responses: { 200: userAnswer, ...refusals },
});

export const openUser = endpoint({
  method: 'POST',
  path: '/api/users/:id/opened',
  permission: USERS,
  tag: 'users',
  summary: 'Remember that the reader has opened a family, for the start page',
  params,
  responses: { 204: z.undefined(), ...refusals },
});

const settings = z.object({
  first: personName,
  last: personName,
  email,
  phone: phoneNumber.nullable(),
  locale: z.enum(['en', 'es']),
  roles: z.array(z.enum(ROLES)).max(ROLES.length),
  destination_ids: z.array(id).max(200),
  vendor_ids: z.array(id).max(200),
  reboard: z.boolean(),
  notify_week_preview: z.boolean(),
  notify_nothing_chosen: z.boolean(),
});

/**
 * Changes only what is named. What the reader saw of it, as `was`, is compared with what it is now,
 * so that two people do not undo each other; without it, the last one wins.
 */
export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/users/:id',
  permission: USERS,
  fresh: { with: ['email', 'roles', 'destination_ids', 'vendor_ids'] },
  impersonating: 'refused',
  tag: 'users',
  summary: 'Change somebody’s settings, roles and access',
  params,
  body: settings
    .partial()
    .extend({
      was: settings.extend({ phone: seenPhoneNumber.nullable() }).partial().strict().optional(),
    })
    .strict(),
  responses: { 200: userAnswer, ...refusals },
});

/** No password: the new person gets a letter with a link to set one. */
export const createUser = endpoint({
  method: 'POST',
  path: '/api/users',
  permission: USERS,
  fresh: true,
  impersonating: 'refused',
  tag: 'users',
  summary: 'Open an account for somebody',
  body: settings
    .pick({ first: true, last: true, email: true, roles: true })
    .extend(
      settings
        .pick({ phone: true, locale: true, destination_ids: true, vendor_ids: true })
        .partial().shape,
    )
    .strict(),
  responses: { 201: userAnswer, ...refusals },
});

const act = <Path extends `/api/users/:id/${string}`>(path: Path, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    permission: USERS,
    impersonating: 'refused',
    tag: 'users',
    summary,
    params,
    responses: { 200: done, ...refusals },
  });

export const suspendUser = act(
  '/api/users/:id/suspend',
  'Suspend: every open session ends; the reason is payment if delinquent is 1, otherwise admin',
);
export const unsuspendUser = act('/api/users/:id/unsuspend', 'Lift a suspension');
export const restoreUser = act('/api/users/:id/restore', 'Bring a deleted account back');
export const sendPasswordReset = act(
  '/api/users/:id/reset_password',
  'Send a letter with a link to set a new password',
);

export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/api/users/:id/reset_second_factor',
  permission: USERS,
  fresh: true,
  impersonating: 'refused',
  tag: 'users',
  summary:
    'Remove every second factor of somebody of the team who lost hers; she sets up another at her next sign-in',
  params,
  responses: { 200: done, ...refusals },
});

export const sendInvitation = act(
  '/api/users/:id/invitation',
  'Send the link for the first password again; it works for another day',
);

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/users/:id',
  permission: USERS,
  fresh: true,
  impersonating: 'refused',
  tag: 'users',
  summary: 'Delete an account; it can be restored',
  params,
  responses: { 200: done, ...refusals },
});

export const sendWelcome = endpoint({
  method: 'POST',
  path: '/api/users/:id/send_welcome/:type',
  permission: {
    any: ['internal_dashboard:users', 'internal_dashboard:schools', 'internal_dashboard:vendors'],
  },
  impersonating: 'refused',
  tag: 'users',
  summary: 'Send the welcome letter of the school or vendor portal',
  params: z.object({ id: idText, type: z.enum(['school', 'vendor']) }),
  responses: { 200: done, ...refusals },
});

export const sendUserEmail = endpoint({
  method: 'POST',
  path: '/api/users/:id/send-email',
  permission: { any: ['user:send_email'] },
  impersonating: 'refused',
  tag: 'users',
  summary: 'Send the weekly order preview: next week, Monday to Friday',
  params,
  query: z.object({ email: z.enum(['weekly_preview']) }),
  responses: { 200: done, ...refusals },
});

const signedIn = z.object({ token: z.string(), expiration_date_utc: instantOut });

/**
 * The actor’s own token becomes the impersonator token; the new one replaces it. Browsers have both
 * as cookies; other clients send the first as `impersonator-token`.
 */
export const impersonate = endpoint({
  method: 'POST',
  path: '/api/users/:id/impersonate',
  permission: { any: ['internal_user'] },
  fresh: true,
  impersonating: 'once',
  tag: 'users',
  summary: 'Act as somebody else',
  params,
  responses: {
    200: signedIn.extend({ impersonator_token: z.string() }),
    ...refusals,
    409: errorBody,
  },
});

export const switchBack = endpoint({
  method: 'POST',
  path: '/api/account/switch-back',
  permission: 'signed_in',
  enrolling: 'allowed',
  tag: 'users',
  summary: 'End the impersonation and be oneself again',
  responses: { 200: signedIn, ...refusals },
});

export const listRoles = endpoint({
  method: 'GET',
  path: '/api/roles/all',
  permission: { any: ['internal_user'] },
  tag: 'users',
  summary: 'Every role, what it may do, and whether the caller may give it',
  responses: {
    200: z.object({
      data: z.array(
        z.object({
          name: z.enum(ROLES),
          permissions: z.array(z.string()),
          assignable: z.boolean(),
        }),
      ),
    }),
    ...refusals,
  },
});

const luncherSummary = luncher.omit({ name: true, grade_id: true }).extend({
  grade: z.object({ id, label: z.string() }),
  destination: z.object({ id, name: z.string() }),
  tolerances: z.record(z.string(), z.enum(['avoid_strictly', 'avoid', 'prefers'])),
  upcoming_orders_count: z.number().int(),
});
export type UserLuncher = z.infer<typeof luncherSummary>;

export const listUserLunchers = endpoint({
  method: 'GET',
  path: '/api/users/:id/lunchers',
  /** A family’s own, or one that staff look after; checked by the call itself. */
  permission: { any: ['user:account'] },
  tag: 'users',
  summary: 'The lunchers of a family',
  params,
  responses: { 200: z.object({ data: z.array(luncherSummary) }), ...refusals },
});

const selection = z.object({
  order_id: z.number().int(),
  date: z.string(),
  kind: z.enum(MEAL_TYPES),
  luncher: z.object({ id, first: z.string(), color: z.string() }),
  school: z.string(),
  item: z.string(),
  options: z.array(z.string()),
  extras: z.array(z.string()),
  status: z.enum(['placed', 'locked', 'served', 'cancelled']),
  cancel_reason: z.string().nullable(),
  total_cents: z.number().int(),
  late_fee_cents: z.number().int(),
  source: z.string(),
});
export type UserSelection = z.infer<typeof selection>;

/** `upcoming`: the next day first; `past` and `recent`, which has today and nothing cancelled: the last day first. */
export const listUserSelections = endpoint({
  method: 'GET',
  path: '/api/users/:id/selections',
  permission: USERS,
  tag: 'users',
  summary: 'What a family has ordered',
  params,
  query: z.object({
    when: z.enum(['upcoming', 'past', 'recent']).optional(),
    page: idText.optional(),
  }),
  responses: { 200: page(selection), ...refusals },
});

const week = z.object({
  monday: z.string(),
  orders_count: z.number().int(),
  /** Meals with their options and extras, without late fees. */
  lunches_cents: z.number().int(),
  late_fee_cents: z.number().int(),
  discount_code: z.string().nullable(),
  discount_cents: z.number().int(),
  total_cents: z.number().int(),
});
export type UserWeek = z.infer<typeof week>;

/** Lists the total of each of a family's weeks, the newest first. */
export const listUserWeeks = endpoint({
  method: 'GET',
  path: '/api/users/:id/weeks',
  permission: { all: ['internal_dashboard:users', 'user:billing'] },
  tag: 'users',
  summary: 'What each week of a family comes to',
  params,
  query: z.object({ page: idText.optional() }),
  responses: { 200: page(week), ...refusals },
});

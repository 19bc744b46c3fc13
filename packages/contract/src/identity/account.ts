import { z } from 'zod';
import { id, idText, instantOut, personName, phoneNumber, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
/** One that exists: judged by whether it is right, not by today's rules. */
const password = z.string().min(1).max(200);
const newPassword = z.string().min(10).max(200);
const token = z.string().min(1).max(200);
const message = z.object({ message: z.string() });

const OWN = { any: ['user:account'] } as const;
const tag = 'account';

// A password that was forgotten, or the first one ------------------------------------------------
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/forgot-password',
  permission: 'anyone',
  tag,
  summary: 'Ask for a letter with a link to set a password',
  body: z.object({ email }),
  /** The same answer, after the same work, whether or not there is such an account. */
  responses: { 202: message, ...refusals },
});

/** The factors of an account besides its password, as the owner of its mailbox may see them. */
export const linkFactors = z.object({
  totp: z.object({ added_at: instantOut, last_used_at: instantOut.nullable() }).nullable(),
  passkeys: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      added_at: instantOut,
      last_used_at: instantOut.nullable(),
    }),
  ),
  /**
   * `each`: any of them can be removed with the new password. `by_code`: that takes a code of the
   * app or a recovery code as well. `all`: every one goes, since they were added before anybody had
   * proved the address.
   */
  removal: z.enum(['each', 'by_code', 'all']),
});
export type LinkFactors = z.infer<typeof linkFactors>;

/** Asked before a new password is typed; does not use the link up. */
export const checkPasswordLink = endpoint({
  method: 'POST',
  path: '/api/reset-password/check',
  permission: 'anyone',
  tag,
  summary: 'Whose link it is, if it still works',
  body: z.object({ token }),
  responses: {
    200: z.object({
      data: z.object({
        email: z.string(),
        first_password: z.boolean(),
        second_factor: linkFactors,
      }),
    }),
    ...refusals,
  },
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  permission: 'anyone',
  tag,
  summary: 'Set a password by the link of a letter; every session ends',
  body: z.object({
    email: email.optional(),
    token,
    password: newPassword,
    /** The factors that are no longer to sign in; one that is not named stays. */
    remove_totp: z.boolean().optional(),
    remove_passkeys: z.array(id).max(20).optional(),
    /** The code of the app, or a recovery code: where removing takes one. */
    code: z
      .string()
      .max(40)
      .transform((text) => text.replace(/\s/g, ''))
      .optional(),
  }),
  responses: { 200: message.extend({ first_password: z.boolean() }), ...refusals },
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/account/password',
  permission: OWN,
  impersonating: 'refused',
  tag,
  summary: 'Change one’s password; every other session ends',
  body: z.object({ current_password: password, password: newPassword }).strict(),
  responses: { 200: message, ...refusals },
});

// The account itself -------------------------------------------------------------------------------
export const account = z.object({
  id,
  first: z.string(),
  last: z.string(),
  full_name: z.string(),
  email: z.string(),
  /** The address that waits for its code; until it is given, `email` stays. */
  email_change: z.object({ email: z.string(), by_team: z.boolean() }).nullable(),
  phone: z.string().nullable(),
  locale: z.enum(['en', 'es']),
  notify_week_preview: z.boolean(),
  notify_nothing_chosen: z.boolean(),
  notify_not_picked_up: z.boolean(),
  created_at: instantOut,
  password_changed_at: instantOut.nullable(),
  abilities: z.object({
    /** Address, password, sessions and deletion: the owner's own, never those of who acts as her. */
    change_sign_in: z.boolean(),
    /** Somebody has to stay superadmin. */
    delete: z.boolean(),
    order: z.boolean(),
  }),
});
export type Account = z.infer<typeof account>;

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  permission: OWN,
  enrolling: 'allowed',
  owing: 'allowed',
  tag,
  summary: 'One’s own account',
  responses: { 200: z.object({ data: account }), ...refusals },
});

/**
 * Changes only what is named. Another address takes the password, and effect by the code that is
 * mailed to it; the answer is the same whether or not it has an account.
 */
export const updateAccount = endpoint({
  method: 'PUT',
  path: '/api/account',
  permission: OWN,
  tag,
  summary: 'Change one’s own account',
  body: z
    .object({
      first: personName,
      last: personName,
      email,
      current_password: password,
      phone: phoneNumber.nullable(),
      locale: z.enum(['en', 'es']),
      notify_week_preview: z.boolean(),
      notify_nothing_chosen: z.boolean(),
      notify_not_picked_up: z.boolean(),
    })
    .partial()
    .strict(),
  responses: { 200: z.object({ data: account }), ...refusals },
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  permission: OWN,
  impersonating: 'refused',
  tag,
  summary: 'Delete one’s own account; what the kitchen has not counted yet is cancelled',
  body: z.object({ password }).strict(),
  responses: { 200: z.object({ cancelled: z.number().int() }), ...refusals },
});

export const permittedDestIds = endpoint({
  method: 'GET',
  path: '/api/account/permittedDestIds',
  permission: 'signed_in',
  tag,
  summary: 'Schools and vendors whose records the caller sees',
  responses: {
    200: z.object({ data: z.object({ destinations: z.array(id), vendors: z.array(id) }) }),
    ...refusals,
  },
});

// Sessions -------------------------------------------------------------------------------------------
export const ownSession = z.object({
  id: z.number().int(),
  current: z.boolean(),
  /** Null where the browser did not say, or said something that nobody knows. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['desktop', 'mobile', 'tablet', 'other']),
  ip: z.string().nullable(),
  created_at: instantOut,
  last_seen_at: instantOut,
  /** Hours without a request after which it ends. */
  idle_hours: z.number(),
  /** The instant at which it ends however busy it is. */
  ends_at: instantOut,
  /** The name of whom she acts as in it. */
  acting_as: z.string().nullable(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  permission: OWN,
  impersonating: 'refused',
  tag,
  summary: 'Where one is signed in',
  responses: { 200: z.object({ data: z.array(ownSession) }), ...refusals },
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  permission: OWN,
  impersonating: 'refused',
  tag,
  summary: 'Sign out somewhere else',
  params: z.object({ id: idText }),
  responses: { 204: z.undefined(), ...refusals },
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  permission: OWN,
  impersonating: 'refused',
  tag,
  summary: 'Sign out everywhere else',
  responses: { 200: z.object({ ended: z.number().int() }), ...refusals },
});

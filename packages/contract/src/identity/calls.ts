import { PERMISSIONS, ROLES } from '@yay/domain/access';
import { z } from 'zod';
import { id, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { addressStep } from './address-step.ts';
import { secondStep } from './passkeys.ts';

export const me = z.object({
  id,
  first: z.string(),
  last: z.string(),
  full_name: z.string(),
  email: z.string(),
  locale: z.enum(['en', 'es']),
  suspended_on: instantOut.nullable(),
  roles: z.array(z.enum(ROLES)),
  roleStrings: z.array(z.string()),
  permissions: z.array(z.enum(PERMISSIONS)),
  school_user: z.boolean(),
  vendor_user: z.boolean(),
  /** 1 means a payment problem. */
  delinquent: z.union([z.literal(0), z.literal(1)]),
  reboard: z.boolean(),
  impersonator: z.object({ id, full_name: z.string() }).nullable(),
  /** A second factor is asked of her and she has none: until then there is nothing else for her. */
  must_enrol: z.boolean(),
  /** Suspended until she pays what she owes: until then there is nothing else for her. */
  must_pay: z.boolean(),
});
export type Me = z.infer<typeof me>;

const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
/** Long enough to hash a sentence, short enough that hashing can't be used to tire the server. */
const password = z.string().min(1).max(200);

export const signedIn = z.object({
  token: z.string(),
  expiration_date_utc: instantOut,
  user: me,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  permission: 'anyone',
  tag: 'identity',
  summary: 'Sign in with e-mail and password',
  body: z.object({ email, password, standalone: z.boolean().optional() }),
  /**
   * 202: the password was right. The second step is at /api/login/second-factor, or at
   * /api/register/code for an address that is not proved yet.
   */
  responses: { 200: signedIn, 202: z.union([secondStep, addressStep]), ...refusals },
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  permission: 'anyone',
  tag: 'identity',
  summary: 'End this session',
  responses: { 204: z.undefined(), ...refusals },
});

export const refreshAccount = endpoint({
  method: 'POST',
  path: '/api/account/refresh',
  permission: 'signed_in',
  enrolling: 'allowed',
  owing: 'allowed',
  tag: 'identity',
  summary: 'Mark the session as used and read the profile anew',
  /** The token goes to clients that sent it in a header alone: scripts of a page never see theirs. */
  responses: { 200: signedIn.partial({ token: true }), ...refusals },
});

export const getMe = endpoint({
  method: 'GET',
  path: '/api/me',
  permission: 'signed_in',
  enrolling: 'allowed',
  owing: 'allowed',
  tag: 'identity',
  summary: 'Who is signed in',
  responses: { 200: z.object({ data: me }), ...refusals },
});

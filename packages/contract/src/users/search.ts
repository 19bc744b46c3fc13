import { ROLES } from '@yay/domain/access';
import { z } from 'zod';
import { id, idText, instantOut, page, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

const USERS = { any: ['internal_dashboard:users'] } as const;

/** All that are given must match: how `first` begins, the whole `email`, `name_or_email` anywhere. */
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

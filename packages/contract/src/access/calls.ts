import { z } from 'zod';
import { id, idText, instantOut, personName, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

/** Somebody who may enter the portal of a school or a vendor. */
const holder = z.object({
  id,
  full_name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  suspended: z.boolean(),
  last_seen_at: instantOut.nullable(),
  abilities: z.object({ revoke: z.boolean(), send_welcome: z.boolean(), open_user: z.boolean() }),
});
export type AccessHolder = z.infer<typeof holder>;

const list = z.object({
  data: z.object({
    place: z.object({ id, name: z.string(), detail: z.string() }),
    holders: z.array(holder),
  }),
});
export type AccessList = z.infer<typeof list>;

const email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/**
 * Whoever has no account with this address yet gets one, and a letter with a link to set her
 * password; whoever has one keeps the name that she has.
 */
const grant = z.object({ email, first: personName, last: personName }).strict();

const SCHOOLS = { any: ['internal_dashboard:schools'] } as const;
const VENDORS = { any: ['internal_dashboard:vendors'] } as const;

const place = z.object({ id: idText });
const person = z.object({ id: idText, user: idText });

export const listSchoolAccess = endpoint({
  method: 'GET',
  path: '/api/destinations/:id/access',
  permission: SCHOOLS,
  tag: 'access',
  summary: 'Who may enter a school’s portal',
  params: place,
  responses: { 200: list, ...refusals },
});
export const grantSchoolAccess = endpoint({
  method: 'POST',
  path: '/api/destinations/:id/access',
  permission: SCHOOLS,
  fresh: true,
  impersonating: 'refused',
  tag: 'access',
  summary: 'Let somebody into a school’s portal',
  params: place,
  body: grant,
  responses: { 200: list, ...refusals },
});
export const revokeSchoolAccess = endpoint({
  method: 'DELETE',
  path: '/api/destinations/:id/access/:user',
  permission: SCHOOLS,
  fresh: true,
  impersonating: 'refused',
  tag: 'access',
  summary: 'Take somebody’s access to a school’s portal away',
  params: person,
  responses: { 200: list, ...refusals },
});

export const listVendorAccess = endpoint({
  method: 'GET',
  path: '/api/vendors/:id/access',
  permission: VENDORS,
  tag: 'access',
  summary: 'Who may enter a vendor’s portal',
  params: place,
  responses: { 200: list, ...refusals },
});
export const grantVendorAccess = endpoint({
  method: 'POST',
  path: '/api/vendors/:id/access',
  permission: VENDORS,
  fresh: true,
  impersonating: 'refused',
  tag: 'access',
  summary: 'Let somebody into a vendor’s portal',
  params: place,
  body: grant,
  responses: { 200: list, ...refusals },
});
export const revokeVendorAccess = endpoint({
  method: 'DELETE',
  path: '/api/vendors/:id/access/:user',
  permission: VENDORS,
  fresh: true,
  impersonating: 'refused',
  tag: 'access',
  summary: 'Take somebody’s access to a vendor’s portal away',
  params: person,
  responses: { 200: list, ...refusals },
});

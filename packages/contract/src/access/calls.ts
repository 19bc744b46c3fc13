import { z } from 'zod';
import { id, idText, instantOut, personName, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

/** Somebody who may enter the portal of a school or a vendor. */
const holder = z.object({
  id,
  email: z.string(),
  /** The account behind it; null to a reader who may not see users. */
  person: z
    .object({
      full_name: z.string(),
      roles: z.array(z.string()),
      suspended: z.boolean(),
      last_seen_at: instantOut.nullable(),
    })
    .nullable(),
  abilities: z.object({ revoke: z.boolean(), send_welcome: z.boolean(), open_user: z.boolean() }),
});
export type AccessHolder = z.infer<typeof holder>;

/** Somebody who was asked by mail and has not answered yet; whether she has an account is not told. */
const invitation = z.object({
  id,
  email: z.string(),
  /** The name that the team typed. */
  full_name: z.string(),
  /** The instant at which the link of the mail ends. */
  expires_at: instantOut,
});
export type AccessInvitation = z.infer<typeof invitation>;

const list = z.object({
  data: z.object({
    place: z.object({ id, name: z.string(), detail: z.string() }),
    holders: z.array(holder),
    invitations: z.array(invitation),
  }),
});
export type AccessList = z.infer<typeof list>;

const email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/**
 * The owner of the address is asked by mail, whether or not there is an account; the answer is the
 * same. An account that there is keeps the name that it has.
 */
const grant = z.object({ email, first: personName, last: personName }).strict();

const SCHOOLS = { any: ['internal_dashboard:schools'] } as const;
const VENDORS = { any: ['internal_dashboard:vendors'] } as const;

const place = z.object({ id: idText });
const person = z.object({ id: idText, user: idText });
const asked = z.object({ id: idText, invitation: idText });

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
  summary: 'Ask somebody by mail into a school’s portal',
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
  summary: 'Ask somebody by mail into a vendor’s portal',
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

export const sendSchoolInvitation = endpoint({
  method: 'POST',
  path: '/api/destinations/:id/access/invitations/:invitation/send',
  permission: SCHOOLS,
  impersonating: 'refused',
  tag: 'access',
  summary: 'Send the invitation to a school’s portal again; the link of the former mail ends',
  params: asked,
  responses: { 200: list, ...refusals },
});
export const takeBackSchoolInvitation = endpoint({
  method: 'DELETE',
  path: '/api/destinations/:id/access/invitations/:invitation',
  permission: SCHOOLS,
  impersonating: 'refused',
  tag: 'access',
  summary: 'Take an invitation to a school’s portal back',
  params: asked,
  responses: { 200: list, ...refusals },
});

export const sendVendorInvitation = endpoint({
  method: 'POST',
  path: '/api/vendors/:id/access/invitations/:invitation/send',
  permission: VENDORS,
  impersonating: 'refused',
  tag: 'access',
  summary: 'Send the invitation to a vendor’s portal again; the link of the former mail ends',
  params: asked,
  responses: { 200: list, ...refusals },
});
export const takeBackVendorInvitation = endpoint({
  method: 'DELETE',
  path: '/api/vendors/:id/access/invitations/:invitation',
  permission: VENDORS,
  impersonating: 'refused',
  tag: 'access',
  summary: 'Take an invitation to a vendor’s portal back',
  params: asked,
  responses: { 200: list, ...refusals },
});

const token = z.string().min(1).max(200);

/** The reader's next step towards accepting. */
export const INVITATION_STEPS = ['password', 'sign_in', 'accept', 'other_account'] as const;

const openInvitation = z.object({
  portal: z.enum(['school', 'vendor']),
  place: z.string(),
  email: z.string(),
  /**
   * `password`: choose a first one. `sign_in`: the address has an account. `accept`: signed in as
   * that account. `other_account`: signed in as another one.
   */
  step: z.enum(INVITATION_STEPS),
});
export type OpenInvitation = z.infer<typeof openInvitation>;

/** Asked with the token of the mail, so the reader is the owner of the mailbox. */
export const checkInvitation = endpoint({
  method: 'POST',
  path: '/api/access-invitations/check',
  permission: 'anyone',
  tag: 'access',
  summary: 'What an invitation is for, and what is left to accept it',
  body: z.object({ token }).strict(),
  responses: { 200: z.object({ data: openInvitation }), ...refusals },
});
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/access-invitations/accept',
  permission: 'anyone',
  impersonating: 'refused',
  tag: 'access',
  summary: 'Accept an invitation, signed in or with a first password',
  body: z.object({ token, password: z.string().min(1).max(200).optional() }).strict(),
  responses: {
    200: z.object({
      data: z.object({ portal: z.enum(['school', 'vendor']), signed_in: z.boolean() }),
    }),
    ...refusals,
  },
});

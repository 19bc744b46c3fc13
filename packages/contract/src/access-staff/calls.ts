import { z } from 'zod';
import { id, idText, instantOut, personName, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

/** Her own school alone, decided by whose it is; the team reaches all through the same calls. */
const PEOPLE = { any: ['school:portal'] } as const;

const colleague = z.object({
  id,
  full_name: z.string(),
  email: z.string(),
  last_seen_at: instantOut.nullable(),
  is_you: z.boolean(),
  abilities: z.object({ remove: z.boolean(), send_welcome: z.boolean() }),
});
export type Colleague = z.infer<typeof colleague>;

const invited = z.object({
  id,
  full_name: z.string(),
  email: z.string(),
  expires_at: instantOut,
});
export type InvitedColleague = z.infer<typeof invited>;

const staff = z.object({
  data: z.object({ people: z.array(colleague), invitations: z.array(invited) }),
});
export type SchoolStaff = z.infer<typeof staff>['data'];

const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
const school = z.object({ school: idText });
const person = z.object({ school: idText, user: idText });
const asked = z.object({ school: idText, invitation: idText });
const about = { permission: PEOPLE, tag: 'school staff' } as const;

export const listSchoolStaff = endpoint({
  ...about,
  method: 'GET',
  path: '/api/v2/school-staff/:school',
  summary: 'Who may enter the portal of a school, for its own people',
  params: school,
  responses: { 200: staff, ...refusals },
});

export const inviteColleague = endpoint({
  ...about,
  method: 'POST',
  path: '/api/v2/school-staff/:school',
  fresh: true,
  impersonating: 'refused',
  summary: 'Ask a colleague by mail into the portal of one’s school',
  params: school,
  body: z.object({ email, first: personName, last: personName }).strict(),
  responses: { 200: staff, ...refusals },
});

export const removeColleague = endpoint({
  ...about,
  method: 'DELETE',
  path: '/api/v2/school-staff/:school/people/:user',
  fresh: true,
  impersonating: 'refused',
  summary: 'Take a colleague’s access to one’s school away',
  params: person,
  responses: { 200: staff, ...refusals },
});

export const welcomeColleague = endpoint({
  ...about,
  method: 'POST',
  path: '/api/v2/school-staff/:school/people/:user/welcome',
  impersonating: 'refused',
  summary: 'Mail a colleague again how to use the portal',
  params: person,
  responses: { 200: staff, ...refusals },
});

export const sendColleagueInvitation = endpoint({
  ...about,
  method: 'POST',
  path: '/api/v2/school-staff/:school/invitations/:invitation/send',
  fresh: true,
  impersonating: 'refused',
  summary: 'Mail an invitation again; the link of the former mail ends',
  params: asked,
  responses: { 200: staff, ...refusals },
});

export const takeBackColleagueInvitation = endpoint({
  ...about,
  method: 'DELETE',
  path: '/api/v2/school-staff/:school/invitations/:invitation',
  impersonating: 'refused',
  summary: 'Take an invitation into one’s school back',
  params: asked,
  responses: { 200: staff, ...refusals },
});

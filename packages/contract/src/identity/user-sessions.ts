import { z } from 'zod';
import { idText, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { ownSession } from './account.ts';

const USERS = { any: ['internal_dashboard:users'] } as const;
const tag = 'users';
const params = z.object({ id: idText });
const ended = z.object({ ended: z.number().int() });

/** A session of that person, whoever sits in it, or one in which that person acts as somebody else. */
const userSession = ownSession.omit({ current: true }).extend({
  /** The name of who acts as that person in it. */
  impersonator: z.string().nullable(),
});
export type UserSession = z.infer<typeof userSession>;

export const listUserSessions = endpoint({
  method: 'GET',
  path: '/api/users/:id/sessions',
  permission: USERS,
  tag,
  summary: 'Where somebody is signed in',
  params,
  responses: {
    200: z.object({
      data: z.array(userSession),
      /** False for people who rank as high, and for one's own here. */
      abilities: z.object({ end: z.boolean() }),
    }),
    ...refusals,
  },
});

export const endUserSession = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/sessions/:session',
  permission: USERS,
  impersonating: 'refused',
  tag,
  summary: 'Sign somebody out in one place',
  params: params.extend({ session: idText }),
  responses: { 200: ended, ...refusals },
});

export const endUserSessions = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/sessions',
  permission: USERS,
  impersonating: 'refused',
  tag,
  summary: 'Sign somebody out everywhere',
  params,
  responses: { 200: ended, ...refusals },
});

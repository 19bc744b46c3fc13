import { z } from 'zod';
import { refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { account } from './account.ts';
import { mailedCode } from './mailed-code.ts';

const OWN = { any: ['user:account'] } as const;
const tag = 'account';
const accountAnswer = z.object({ data: account });
const token = z.string().min(1).max(200);

/** The change is asked for with PUT /api/account, or by the team with PUT /api/users/{id}. */
export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/api/account/email-change/code',
  permission: OWN,
  impersonating: 'refused',
  tag,
  summary: 'Move the account to the new address by the mailed code',
  body: z.object({ code: mailedCode }),
  responses: { 200: accountAnswer, ...refusals },
});

export const sendEmailChangeAgain = endpoint({
  method: 'POST',
  path: '/api/account/email-change/code/again',
  permission: OWN,
  impersonating: 'refused',
  tag,
  summary: 'Mail another code to the new address; the former one ends',
  responses: { 200: accountAnswer, ...refusals },
});

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/account/email-change',
  permission: OWN,
  impersonating: 'refused',
  tag,
  summary: 'Keep the address and give up the change that waits',
  responses: { 200: accountAnswer, ...refusals },
});

/** Asked before anything is done; does not use the link up. */
export const checkWayBack = endpoint({
  method: 'POST',
  path: '/api/account/way-back/check',
  permission: 'anyone',
  tag,
  summary: 'Which address a way back would put back, if it still works',
  body: z.object({ token }),
  responses: { 200: z.object({ data: z.object({ email: z.string() }) }), ...refusals },
});

export const takeEmailBack = endpoint({
  method: 'POST',
  path: '/api/account/way-back',
  permission: 'anyone',
  tag,
  summary: 'Put the address before back; every session and the password end',
  body: z.object({ token }),
  responses: {
    200: z.object({
      /** The token sets a new password; null where the account is suspended. */
      data: z.object({ email: z.string(), password_token: z.string().nullable() }),
    }),
    ...refusals,
  },
});

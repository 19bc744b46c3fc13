import { z } from 'zod';
import { refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { passkeyAnswer, passkeyQuestion } from './passkeys.ts';

/*
 * A call that is `fresh` answers 403 `fresh_sign_in_needed` to whoever signed in too long ago. These
 * are how she shows again who she is, as herself or as the person behind an impersonation. After it,
 * the same request with the same idempotency key goes through.
 */
const SHARED = {
  permission: 'signed_in',
  tag: 'fresh sign-in',
} as const;

export const checkFresh = endpoint({
  ...SHARED,
  method: 'GET',
  path: '/api/account/fresh',
  fresh: true,
  summary: 'Whether the caller signed in, or confirmed it, lately enough for what asks for it',
  responses: { 204: z.undefined(), ...refusals },
});

/** Only a passkey needs a question; the password needs none. */
export const askFresh = endpoint({
  ...SHARED,
  method: 'POST',
  path: '/api/account/fresh/options',
  summary: 'How the caller can confirm who she is',
  responses: {
    200: z.object({
      data: z.object({
        /** The address of the account whose password or passkey it takes. */
        email: z.string(),
        passkey: z.object({ challenge_token: z.string(), question: passkeyQuestion }).nullable(),
      }),
    }),
    ...refusals,
  },
});

export const confirmFresh = endpoint({
  ...SHARED,
  method: 'POST',
  path: '/api/account/fresh',
  summary: 'Confirm who one is, by the password or a passkey',
  body: z
    .object({
      password: z.string().min(1).max(200).optional(),
      challenge_token: z.string().min(1).max(100).optional(),
      passkey: passkeyAnswer.optional(),
    })
    .strict()
    .refine(
      ({ password, challenge_token: token, passkey }) =>
        passkey === undefined
          ? password !== undefined && token === undefined
          : password === undefined && token !== undefined,
      { error: 'required', path: ['password'] },
    ),
  responses: { 204: z.undefined(), ...refusals },
});

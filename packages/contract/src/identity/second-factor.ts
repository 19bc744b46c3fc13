import { z } from 'zod';
import { id, idText, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { addressStep } from './address-step.ts';
import { signedIn } from './calls.ts';
import {
  newPasskeyAnswer,
  newPasskeyQuestion,
  passkeyAnswer,
  passkeyQuestion,
} from './passkeys.ts';

/** Six digits, however they are grouped on the screen that they were read from. */
const code = z
  .string()
  .max(40)
  .transform((text) => text.replace(/\s/g, ''))
  .refine((text) => text !== '', { error: 'required' });
const password = z.string().min(1).max(200);
const name = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^\P{Cc}*$/u);
const challenge_token = z.string().min(1).max(100);
const OWN = {
  permission: 'signed_in',
  impersonating: 'refused',
  enrolling: 'allowed',
  tag: 'second factor',
} as const;

/** One of the three answers. */
export const answerSecondStep = endpoint({
  method: 'POST',
  path: '/api/login/second-factor',
  permission: 'anyone',
  tag: 'second factor',
  summary: 'Finish a sign-in that asks for a second factor',
  body: z
    .object({
      challenge_token,
      code: code.optional(),
      recovery_code: code.optional(),
      passkey: passkeyAnswer.optional(),
    })
    .refine(
      (body) =>
        [body.code, body.recovery_code, body.passkey].filter((given) => given !== undefined)
          .length === 1,
      { error: 'required', path: ['code'] },
    ),
  responses: { 200: signedIn, ...refusals },
});

export const askPasskey = endpoint({
  method: 'POST',
  path: '/api/login/passkey/options',
  permission: 'anyone',
  tag: 'second factor',
  summary: 'Begin a sign-in with a passkey alone',
  body: z.object({ standalone: z.boolean().optional() }),
  responses: {
    200: z.object({ challenge_token: z.string(), passkey: passkeyQuestion }),
    ...refusals,
  },
});

export const logInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/login/passkey',
  permission: 'anyone',
  tag: 'second factor',
  summary: 'Sign in with a passkey alone',
  body: z.object({ challenge_token, passkey: passkeyAnswer }),
  /** 202: the address of the account was never proved, and /api/register/code asks for its code. */
  responses: { 200: signedIn, 202: addressStep, ...refusals },
});

export const secondFactorState = z.object({
  totp: z.object({ added_at: instantOut }).nullable(),
  passkeys: z.array(
    z.object({
      id,
      name: z.string(),
      added_at: instantOut,
      last_used_at: instantOut.nullable(),
    }),
  ),
  recovery_codes_left: z.number().int(),
  /** A role of hers asks for it, so the last one stays. */
  required: z.boolean(),
});
export type SecondFactorState = z.infer<typeof secondFactorState>;

const state = z.object({ data: secondFactorState });
/** The codes are shown this once; null where those that she has stay good. */
const added = state.extend({ recovery_codes: z.array(z.string()).nullable() });

export const getSecondFactor = endpoint({
  ...OWN,
  method: 'GET',
  path: '/api/account/second-factor',
  summary: 'What one’s own sign-in asks for besides the password',
  responses: { 200: state, ...refusals },
});

export const startTotp = endpoint({
  ...OWN,
  method: 'POST',
  path: '/api/account/second-factor/totp',
  summary: 'A new secret for an authenticator app; it counts once it is confirmed',
  body: z.object({ password }),
  responses: {
    200: z.object({
      data: z.object({
        uri: z.string(),
        secret: z.string(),
        /** The address as a picture: an SVG as a data URL. */
        qr: z.string(),
      }),
    }),
    409: refusals[422],
    ...refusals,
  },
});

export const confirmTotp = endpoint({
  ...OWN,
  method: 'POST',
  path: '/api/account/second-factor/totp/confirm',
  summary: 'Confirm the authenticator app with a code of it',
  body: z.object({ code }),
  responses: { 200: added, 409: refusals[422], ...refusals },
});

/** `code` is one of the app or a recovery code: the phone may be what was lost. */
export const removeTotp = endpoint({
  ...OWN,
  method: 'POST',
  path: '/api/account/second-factor/totp/remove',
  summary: 'Take the authenticator app away',
  body: z.object({ password, code }),
  responses: { 200: state, 409: refusals[422], ...refusals },
});

export const startPasskey = endpoint({
  ...OWN,
  method: 'POST',
  path: '/api/account/second-factor/passkeys/options',
  summary: 'Begin to add a passkey',
  body: z.object({ password }),
  responses: {
    200: z.object({ challenge_token: z.string(), passkey: newPasskeyQuestion }),
    409: refusals[422],
    ...refusals,
  },
});

export const addPasskey = endpoint({
  ...OWN,
  method: 'POST',
  path: '/api/account/second-factor/passkeys',
  summary: 'Add the passkey that the browser has made',
  body: z.object({ challenge_token, name, passkey: newPasskeyAnswer }),
  responses: { 201: added, 409: refusals[422], ...refusals },
});

export const renamePasskey = endpoint({
  ...OWN,
  method: 'PUT',
  path: '/api/account/second-factor/passkeys/:id',
  summary: 'Give a passkey another name',
  params: z.object({ id: idText }),
  body: z.object({ name }),
  responses: { 200: state, ...refusals },
});

export const removePasskey = endpoint({
  ...OWN,
  method: 'POST',
  path: '/api/account/second-factor/passkeys/:id/remove',
  summary: 'Take a passkey away',
  params: z.object({ id: idText }),
  body: z.object({ password }),
  responses: { 200: state, 409: refusals[422], ...refusals },
});

export const renewRecoveryCodes = endpoint({
  ...OWN,
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  summary: 'New recovery codes; those from before stop working',
  body: z.object({ password }),
  responses: { 200: added, 409: refusals[422], ...refusals },
});

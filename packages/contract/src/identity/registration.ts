import { z } from 'zod';
import { personName, phoneNumber, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { referralCode } from '../referrals/calls.ts';
import { addressStep, linkStep } from './address-step.ts';
import { signedIn } from './calls.ts';
import { mailedCode } from './mailed-code.ts';
import { secondStep } from './passkeys.ts';

const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
const secret = z.string().min(1).max(200);

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  permission: 'anyone',
  tag: 'identity',
  summary: 'Begin a family account; a mailed code opens it',
  body: z.object({
    first: personName,
    last: personName,
    email,
    phone: phoneNumber.optional(),
    password: z.string().min(10).max(200),
    locale: z.enum(['en', 'es']).optional(),
    /** The code of the inviting family. A code that nobody has is ignored. */
    ref: referralCode.optional(),
  }),
  /** The same answer whether or not the address had an account: the mail tells its owner which. */
  responses: { 202: addressStep, ...refusals },
});

export const sendCodeAgain = endpoint({
  method: 'POST',
  path: '/api/register/code/again',
  permission: 'anyone',
  tag: 'identity',
  summary: 'Mail another code; the former one ends',
  body: z.object({ challenge_token: secret }),
  responses: { 202: addressStep, ...refusals },
});

export const proveByCode = endpoint({
  method: 'POST',
  path: '/api/register/code',
  permission: 'anyone',
  tag: 'identity',
  summary: 'Prove an address by the mailed code, and sign in',
  body: z.object({ challenge_token: secret, code: mailedCode }),
  /** 202: the address is proved, and the account asks for its second factor. */
  responses: { 200: signedIn, 202: secondStep, ...refusals },
});

export const proveByLink = endpoint({
  method: 'POST',
  path: '/api/register/link',
  permission: 'anyone',
  tag: 'identity',
  summary: 'Open a family account by the link of its mail, and sign in',
  body: z.object({ token: secret, password: secret.optional() }),
  /** 202: this is not the browser of the registration, and the password is asked for as well. */
  responses: { 200: signedIn, 202: linkStep, ...refusals },
});

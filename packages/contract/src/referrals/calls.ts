import { z } from 'zod';
import { cents, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

export const referral = z.object({
  code: z.string(),
  /** The page where somebody who has it signs up. */
  link: z.string(),
  rewards: z.object({ enabled: z.boolean(), referrer_cents: cents, invited_cents: cents }),
  /** Families that signed up with it, and those for whom the reward was given. */
  invited: z.number().int(),
  rewarded: z.number().int(),
});
export type Referral = z.infer<typeof referral>;

export const fetchReferralCode = endpoint({
  method: 'GET',
  path: '/api/referral-code/fetch',
  permission: { any: ['user:lunch_calendar'] },
  tag: 'referrals',
  summary: 'The family’s own code to invite others with, and what both sides get',
  responses: { 200: z.object({ data: referral }), ...refusals },
});

/** Sent by our own pages; no other site can make a browser send it along with our cookie. */
export const INVITING_HEADER = 'yay-action';

/** Reading by its method, it does something: so it asks for more than a cookie. */
export const emailReferralCode = endpoint({
  method: 'GET',
  path: '/api/referral-code/email',
  permission: { any: ['user:lunch_calendar'] },
  impersonating: 'refused',
  tag: 'referrals',
  summary: 'Send the code to somebody by mail',
  query: z.object({ email: z.string().trim().toLowerCase().max(254).pipe(z.email()) }),
  responses: { 200: z.object({ message: z.string() }), ...refusals },
});

/** The text that may stand behind ?ref=; a code that nobody has is ignored. */
export const referralCode = z
  .string()
  .trim()
  .toUpperCase()
  .max(40)
  .transform((text) => (/^[0-9A-Z]{6,20}$/.test(text) ? text : undefined));

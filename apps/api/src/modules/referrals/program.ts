import { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import { siteOptionFields } from '../settings/index.ts';

const cents = z.number().int().min(0).max(100_000);
const fields = z.object({
  enabled: z.boolean().default(false),
  referrer_cents: cents.default(0),
  invited_cents: cents.default(0),
});

/** What both sides get, by the site option `referral_program`. */
export type ReferralProgram = z.output<typeof fields>;

export const referralProgram = async (source: Queryable): Promise<ReferralProgram> =>
  fields.parse((await siteOptionFields(source, 'referral_program')) ?? {});

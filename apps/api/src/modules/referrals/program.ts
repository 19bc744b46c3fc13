import { readSiteOption, type SiteOptionFields } from '@yay/contract/site-options/fields';
import type { Queryable } from '../../platform/db/index.ts';
import { siteOptionFields } from '../settings/index.ts';

/** The rewards of both sides, by the site option `referral_program`. */
export type ReferralProgram = SiteOptionFields<'referral_program'>;

export const referralProgram = async (source: Queryable): Promise<ReferralProgram> =>
  readSiteOption('referral_program', await siteOptionFields(source, 'referral_program'));

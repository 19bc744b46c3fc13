import type { SiteOption } from '@yay/contract/settings/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { siteOptionsOf } from './settings.repo.ts';

/**
 * The site options that every visitor may read. A type that is added later is private until it is
 * named here.
 */
export const PUBLIC_TYPES = [
  'blog_listing_page',
  'contact',
  'global_cta',
  'late_fee',
  'og_default',
  'referral_program',
  'site_alert',
  'times',
  'yay_bucks',
] as const;

export const siteOptions = (source: Queryable): Promise<SiteOption[]> =>
  siteOptionsOf(source, PUBLIC_TYPES);

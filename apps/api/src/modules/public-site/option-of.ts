import type { SiteOption } from '@yay/contract/settings/calls';
import { readOrUsual } from '@yay/contract/site-options/fields';

/** Returns an option that visitors may read, whole; one that can't be read counts as not set. */
export const optionOf = <
  Type extends 'og_default' | 'blog_listing_page' | 'global_cta' | 'late_fee' | 'times',
>(
  options: readonly SiteOption[],
  type: Type,
) => readOrUsual(type, options.find((one) => one.type === type)?.fields);

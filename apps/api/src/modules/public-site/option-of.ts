import type { SiteOption } from '@yay/contract/settings/calls';
import { readOrUsual } from '@yay/contract/site-options/fields';

/** An option that visitors may read, whole; what can't be read is as one that nobody set. */
export const optionOf = <
  Type extends 'og_default' | 'blog_listing_page' | 'global_cta' | 'late_fee',
>(
  options: readonly SiteOption[],
  type: Type,
) => readOrUsual(type, options.find((one) => one.type === type)?.fields);

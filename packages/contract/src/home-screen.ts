import type { Role } from '@yay/domain/access';

/** They work on the road with it, and have their own way in. */
export const NOT_OFFERED_THE_HOME_SCREEN: readonly Role[] = [
  'brand_ambassador',
  'vendor_specialist',
];
/**
 * The key under which a browser remembers that somebody said no; the script of the public site
 * reads it as well.
 */
export const HOME_SCREEN_DISMISSED = 'yay-home-screen-dismissed';

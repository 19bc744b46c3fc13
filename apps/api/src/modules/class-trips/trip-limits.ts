import type { LimitRule } from '../../platform/limits/index.ts';

/**
 * Tokens are 256 bits, so this is about work, not about guessing; with room for a school full of
 * teachers behind one router.
 */
export const OPENED_BY_ADDRESS: LimitRule = {
  name: 'class_trips.address',
  points: 300,
  seconds: 600,
};
/** Nobody's class goes away that often. */
export const ASKED_BY_LINK: LimitRule = { name: 'class_trips.link', points: 20, seconds: 3_600 };
/** A person of the office makes that many links at most. */
export const LINKS_BY_USER: LimitRule = { name: 'class_trips.links', points: 60, seconds: 3_600 };

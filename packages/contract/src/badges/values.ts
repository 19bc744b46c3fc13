/** The holders whose badges are read. */
export const BADGE_HOLDERS = ['lunchers', 'people'] as const;
export type BadgeHolders = (typeof BADGE_HOLDERS)[number];

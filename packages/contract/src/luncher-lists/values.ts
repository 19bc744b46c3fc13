/**
 * Everybody; who eats on the day; who avoids something strictly; who eats here for the first week; who
 * was not here when lunch was handed out; what is missing.
 */
export const LIST_TABS = [
  'everyone',
  'lunch',
  'strict',
  'first_week',
  'absent',
  'needs_you',
] as const;
export type ListTab = (typeof LIST_TABS)[number];

export const LIST_SORTS = ['name', 'grade', 'room', 'meal'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** One day, or the school days of its week one after another. */
export const LIST_SPANS = ['day', 'week'] as const;

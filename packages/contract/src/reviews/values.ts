export const REVIEW_GROUPS = ['item', 'vendor', 'school'] as const;
export type ReviewGroup = (typeof REVIEW_GROUPS)[number];

export const REVIEW_SORTS = ['name', 'ratings', 'likes', 'dislikes', 'share'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

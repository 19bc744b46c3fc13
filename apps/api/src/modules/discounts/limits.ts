import type { LimitRule } from '../../platform/limits/index.ts';

/** Codes are short enough to be guessed; nobody types this many. Per user. */
export const CHECKED_CODES: LimitRule = { name: 'discounts.checked', points: 30, seconds: 600 };

/** Limits codes that go along with something else, many times over while a week is put together. */
export const NAMED_CODES: LimitRule = { name: 'discounts.named', points: 300, seconds: 600 };

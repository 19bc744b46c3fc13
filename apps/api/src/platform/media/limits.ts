import type { LimitRule } from '../limits/index.ts';

/** How many pictures come from one place, and how many are cut for one. */
export const BY_ADDRESS: LimitRule = { name: 'media.upload', points: 120, seconds: 60 };
export const CUTTING: LimitRule = { name: 'media.cut', points: 240, seconds: 60 };

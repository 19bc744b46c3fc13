import type { LimitRule } from '../limits/index.ts';

/** Limits of uploads per address, and of renditions made per address. */
export const BY_ADDRESS: LimitRule = { name: 'media.upload', points: 120, seconds: 60 };
export const CUTTING: LimitRule = { name: 'media.cut', points: 240, seconds: 60 };

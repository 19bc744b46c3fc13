import { useKeptFlag } from './use-kept-flag.ts';

/** Returns whether only safe meals are shown for a child; remembered on this device. */
export const useSafeOnly = (luncherId: string) => useKeptFlag(`safe-only-${luncherId}`);

import { useKeptFlag } from './use-kept-flag.ts';

/** Whether only what is safe is shown for a child; remembered on this device. */
export const useSafeOnly = (luncherId: string) => useKeptFlag(`safe-only-${luncherId}`);

import { type JobKind, jobKind } from '../../platform/jobs/index.ts';

/** Makes the QR codes that a grab-and-go menu lacks. */
export const makeCodes = jobKind<{ menuId: number; userId: number }>('inventory.make_codes', {
  retries: 5,
  seconds: 300,
});

export const INVENTORY_JOB_KINDS: readonly JobKind<never>[] = [makeCodes];

import { z } from 'zod';
import { dateOut } from '../common.ts';

/** A figure and that of the period before; null where there is nothing to reckon it from. */
export const compared = z.object({
  now: z.number().int().nullable(),
  before: z.number().int().nullable(),
});
export type Compared = z.infer<typeof compared>;

/** The days that figures are compared with: as many, right before. */
export const periodBefore = z.object({ from: dateOut, to: dateOut });
export type PeriodBefore = z.infer<typeof periodBefore>;

import type { YayBucksParams } from '@yay/contract/payments/calls';
import { isPlainDate } from '@yay/domain/calendar';
import { dateIn, instant, OFFICE_ZONE } from '@yay/domain/time';
import { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';

const cents = z.number().int().max(100_000_000);
const day = z
  .string()
  .refine((text) => isPlainDate(text))
  .nullish();
const fields = z.object({
  enabled: z.boolean().default(false),
  starts_on: day,
  ends_on: day,
  tiers: z.array(z.object({ amount: cents.min(50), bonus: cents.min(0) })).default([]),
});

/** Returns the offer of Yay Bucks: a disabled one where the option is missing or unreadable. */
export async function yayBucksOffer(source: Queryable): Promise<YayBucksParams> {
  const [row] = await source.query<{ now: number; fields: unknown }>(
    'payments.yay_bucks_offer',
    `select app_now() as now,
       (select fields from site_options where type = 'yay_bucks') as fields`,
  );
  const read = fields.safeParse(row?.fields ?? {});
  const { enabled, starts_on, ends_on, tiers } = read.success ? read.data : fields.parse({});
  const today = dateIn(OFFICE_ZONE, instant(row?.now ?? 0));
  const [start, end] = [starts_on ?? null, ends_on ?? null];
  const inWindow = (start === null || today >= start) && (end === null || today <= end);
  return { enabled, window: { start, end }, open: enabled && inWindow, tiers };
}

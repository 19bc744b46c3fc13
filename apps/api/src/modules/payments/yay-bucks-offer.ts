import type { YayBucksParams } from '@yay/contract/payments/calls';
import { readOrUsual } from '@yay/contract/site-options/fields';
import { dateIn, instant, OFFICE_ZONE } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';

/** Returns the offer of Yay Bucks: a disabled one where the option is missing or unreadable. */
export async function yayBucksOffer(source: Queryable): Promise<YayBucksParams> {
  const [row] = await source.query<{ now: number; fields: unknown }>(
    'payments.yay_bucks_offer',
    `select app_now() as now,
       (select fields from site_options where type = 'yay_bucks') as fields`,
  );
  const { enabled, starts_on, ends_on, tiers } = readOrUsual('yay_bucks', row?.fields);
  const today = dateIn(OFFICE_ZONE, instant(row?.now ?? 0));
  const [start, end] = [starts_on ?? null, ends_on ?? null];
  const inWindow = (start === null || today >= start) && (end === null || today <= end);
  return { enabled, window: { start, end }, open: enabled && inWindow, tiers };
}

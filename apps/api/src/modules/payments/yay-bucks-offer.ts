import type { YayBucksParams } from '@yay/contract/payments/calls';
import { readOrUsual } from '@yay/contract/site-options/fields';
import { dateIn, instant, OFFICE_ZONE } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';

interface OfferRow {
  readonly now: number;
  readonly fields: unknown;
  /** The tiers of which the buyer is an author. */
  readonly own: readonly { readonly amount: number; readonly bonus: number }[];
}

/**
 * Returns the offer of Yay Bucks to one buyer: a disabled one where the option is missing or unreadable.
 * Nobody gets a bonus that she promised herself: a tier is without one for who wrote it, and the whole
 * offer for who saved it last.
 */
export async function yayBucksOffer(source: Queryable, buyerId: number): Promise<YayBucksParams> {
  const [row] = await source.query<OfferRow>(
    'payments.yay_bucks_offer',
    `with offer as (
       select fields from site_options where type = 'yay_bucks'
     ), saved as (
       select id, before, after, coalesce(impersonator_id, actor_id) as author
       from site_option_changes where type = 'yay_bucks'
     )
     select app_now() as now, (select fields from offer) as fields,
       coalesce((
         select json_agg(tier)
         from offer cross join lateral jsonb_array_elements(
           case jsonb_typeof(offer.fields -> 'tiers') when 'array' then offer.fields -> 'tiers' end) tier
         where $1 in (
           (select author from saved order by id desc limit 1),
           (select author from saved
            where after -> 'tiers' @> jsonb_build_array(tier)
              and coalesce(before -> 'tiers' @> jsonb_build_array(tier), false) is false
            order by id desc limit 1))), '[]') as own`,
    [buyerId],
  );
  const { enabled, starts_on, ends_on, tiers } = readOrUsual('yay_bucks', row?.fields);
  const today = dateIn(OFFICE_ZONE, instant(row?.now ?? 0));
  const [start, end] = [starts_on ?? null, ends_on ?? null];
  const inWindow = (start === null || today >= start) && (end === null || today <= end);
  const isOwn = ({ amount, bonus }: YayBucksParams['tiers'][number]) =>
    row?.own.some((tier) => tier.amount === amount && tier.bonus === bonus) === true;
  return {
    enabled,
    window: { start, end },
    open: enabled && inWindow,
    tiers: tiers.map((tier) => (isOwn(tier) ? { ...tier, bonus: 0 } : tier)),
  };
}

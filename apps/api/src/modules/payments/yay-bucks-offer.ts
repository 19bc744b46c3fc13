import type { YayBucksParams } from '@yay/contract/payments/calls';
import { readOrUsual } from '@yay/contract/site-options/fields';
import { dateIn, instant, OFFICE_ZONE } from '@yay/domain/time';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { mayPromiseAlone, waitsForSecond } from '../allowances/index.ts';

interface OfferedTier {
  readonly amount: number;
  readonly bonus: number;
  /**
   * The person who promised the bonus and answers for it alone; null: two people, or nobody known.
   */
  readonly promisedBy: number | null;
}

interface TierRow {
  readonly amount: number;
  readonly bonus: number;
  /** The buyer is an author of it. */
  readonly own: boolean;
  readonly alone: number | null;
}
interface OfferRow {
  readonly now: number;
  readonly fields: unknown;
  readonly tiers: readonly TierRow[];
}

/**
 * Reads the offer of Yay Bucks as one buyer may have it, whatever the day has come to: a disabled one
 * where the option is missing or unreadable. Nobody gets a bonus that she promised herself: a tier is
 * without one for who wrote it, and the whole offer for who saved it last.
 */
async function readOffer(source: Queryable, buyerId: number) {
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
         select json_agg(json_build_object(
           'amount', tier -> 'amount', 'bonus', tier -> 'bonus',
           'own', coalesce($1 in (wrote.author, (select author from saved order by id desc limit 1)), false),
           'alone', case when not exists (
             select from saved s where s.id > wrote.id and s.author is distinct from wrote.author
           ) then wrote.author end))
         from offer cross join lateral jsonb_array_elements(
           case jsonb_typeof(offer.fields -> 'tiers') when 'array' then offer.fields -> 'tiers' end) tier
         left join lateral (
           select id, author from saved
           where after -> 'tiers' @> jsonb_build_array(tier)
             and coalesce(before -> 'tiers' @> jsonb_build_array(tier), false) is false
           order by id desc limit 1) wrote on true), '[]') as tiers`,
    [buyerId],
  );
  const { enabled, starts_on, ends_on, tiers } = readOrUsual('yay_bucks', row?.fields);
  const today = dateIn(OFFICE_ZONE, instant(row?.now ?? 0));
  const [start, end] = [starts_on ?? null, ends_on ?? null];
  const inWindow = (start === null || today >= start) && (end === null || today <= end);
  const offered = tiers.map(({ amount, bonus }): OfferedTier => {
    const told = row?.tiers.find((tier) => tier.amount === amount && tier.bonus === bonus);
    if (told?.own) return { amount, bonus: 0, promisedBy: null };
    return { amount, bonus, promisedBy: bonus > 0 ? (told?.alone ?? null) : null };
  });
  return { enabled, window: { start, end }, open: enabled && inWindow, tiers: offered };
}

const withoutBonus = ({ amount }: OfferedTier): OfferedTier => ({
  amount,
  bonus: 0,
  promisedBy: null,
});

/**
 * Returns the offer of Yay Bucks to one buyer. A bonus that one person promised alone counts with
 * her gifts of the day; over a limit, a tier is offered without its bonus.
 */
export async function yayBucksOffer(source: Queryable, buyerId: number): Promise<YayBucksParams> {
  const offer = await readOffer(source, buyerId);
  const tiers: YayBucksParams['tiers'] = [];
  for (const tier of offer.tiers) {
    const { amount, bonus, promisedBy } = tier;
    const isOver =
      promisedBy !== null &&
      (await waitsForSecond(
        source,
        { userId: promisedBy },
        { gifts: [{ userId: buyerId, cents: bonus }] },
      ));
    tiers.push({ amount, bonus: isOver ? 0 : bonus });
  }
  return { ...offer, tiers };
}

/**
 * Returns one tier as it is sold now, or undefined where there is none. The sums of the day are held
 * until the commit, so the purchase is written in the same transaction.
 */
export async function sellTier(
  tx: Tx,
  buyerId: number,
  amount: number,
): Promise<OfferedTier | undefined> {
  const { open, tiers } = await readOffer(tx, buyerId);
  const tier = open ? tiers.find((one) => one.amount === amount) : undefined;
  if (tier === undefined || tier.promisedBy === null) return tier;
  const gift = { userId: buyerId, cents: tier.bonus };
  const mayGive = await mayPromiseAlone(tx, { userId: tier.promisedBy }, gift);
  return mayGive ? tier : withoutBonus(tier);
}

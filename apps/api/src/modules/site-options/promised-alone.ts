import type { FieldCode } from '@yay/contract/codes';
import type { SiteOptionFields, SiteOptionType } from '@yay/contract/site-options/fields';

type Fields = SiteOptionFields<SiteOptionType>;

/** Returns the sums that an option promises each family beyond what it pays, by the path of their fields. */
function promisesOf(type: SiteOptionType, fields: Fields): ReadonlyMap<string, number> {
  if (type === 'referral_program') {
    const { referrer_cents: referrer, invited_cents: invited } =
      fields as SiteOptionFields<'referral_program'>;
    return new Map([
      ['referrer_cents', referrer],
      ['invited_cents', invited],
    ]);
  }
  if (type !== 'yay_bucks') return new Map();
  const { tiers } = fields as SiteOptionFields<'yay_bucks'>;
  return new Map(tiers.map(({ bonus }, at) => [`tiers.${at}.bonus`, bonus]));
}

/**
 * Returns what is wrong with promises that are larger than what their author may give by herself,
 * and larger than any that stood before.
 */
export function promisedTooMuch(
  type: SiteOptionType,
  fields: Fields,
  before: Fields,
  alone: number,
): Record<string, FieldCode[]> {
  const most = Math.max(alone, ...promisesOf(type, before).values());
  return Object.fromEntries(
    [...promisesOf(type, fields)]
      .filter(([, cents]) => cents > most)
      .map(([path]): [string, FieldCode[]] => [path, ['over_own_limit']]),
  );
}

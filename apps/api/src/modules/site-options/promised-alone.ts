import type { FieldCode } from '@yay/contract/codes';
import type { SiteOptionFields, SiteOptionType } from '@yay/contract/site-options/fields';
import { isOverDay } from '@yay/domain/money';

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
 * Returns the errors of promises that are larger than their author's own limit and than any that
 * stood before.
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

/**
 * Returns the errors of rewards that the limits of no day let through, at the option that is being
 * changed: a family would wait for them for ever.
 */
export function neverPaid(
  changed: 'referral_program' | 'money_limits',
  {
    enabled,
    referrer_cents: referrer,
    invited_cents: invited,
  }: SiteOptionFields<'referral_program'>,
  { family_day_cents: family, everybody_day_cents: everybody }: SiteOptionFields<'money_limits'>,
): Record<string, FieldCode[]> {
  if (!enabled) return {};
  // Both are given at once or not at all, each to a family of its own.
  const isPaid = (one: number, both: number) =>
    !isOverDay({ familyOfAll: one, everybody: both }, { family, everybody });
  if (changed === 'money_limits') {
    return {
      ...(!isPaid(Math.max(referrer, invited), 0) && { family_day_cents: ['under_promises'] }),
      ...(!isPaid(0, referrer + invited) && { everybody_day_cents: ['under_promises'] }),
    };
  }
  return {
    ...(!isPaid(referrer, referrer + invited) && { referrer_cents: ['over_day_limits'] }),
    ...(!isPaid(invited, 0) && { invited_cents: ['over_day_limits'] }),
  };
}

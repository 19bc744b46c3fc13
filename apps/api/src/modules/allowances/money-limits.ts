import { readOrUsual } from '@yay/contract/site-options/fields';
import type { Cents, StaffLimits } from '@yay/domain/money';
import type { Queryable } from '../../platform/db/index.ts';
import { siteOptionFields } from '../settings/index.ts';

export interface MoneyLimits extends StaffLimits {
  /** What is given to one family at once, whoever agrees. */
  readonly creditMax: Cents;
}

/** By the site option `money_limits`. What can't be read lets through no more than usual. */
export async function moneyLimits(source: Queryable): Promise<MoneyLimits> {
  const set = readOrUsual('money_limits', await siteOptionFields(source, 'money_limits'));
  return {
    creditMax: set.credit_max_cents,
    alone: set.second_person_over_cents,
    family: set.family_day_cents,
    person: set.person_day_cents,
    everybody: set.everybody_day_cents,
  };
}

export const presentLimits = ({ creditMax, alone }: MoneyLimits) => ({
  credit_max: creditMax,
  second_person_over: alone,
});

import type { Cents, StaffLimits } from '@yay/domain/money';
import { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import { siteOptionFields } from '../settings/index.ts';

export interface MoneyLimits extends StaffLimits {
  /** What is given to one family at once, whoever agrees. */
  readonly creditMax: Cents;
}

const cents = z.number().int().min(0).max(100_000_000);
const fields = z.object({
  credit_max_cents: cents.default(200_00),
  second_person_over_cents: cents.default(50_00),
  family_day_cents: cents.default(100_00),
  person_day_cents: cents.default(500_00),
  everybody_day_cents: cents.default(5_000_00),
});

/** By the site option `money_limits`. What can't be read lets through no more than usual. */
export async function moneyLimits(source: Queryable): Promise<MoneyLimits> {
  const read = fields.safeParse((await siteOptionFields(source, 'money_limits')) ?? {});
  const set = read.success ? read.data : fields.parse({});
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

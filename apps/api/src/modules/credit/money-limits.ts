import type { Cents } from '@yay/domain/money';
import { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import { siteOptionFields } from '../settings/index.ts';

export interface MoneyLimits {
  /** What is given to one family at once. */
  readonly creditMax: Cents;
  /** Beyond it a second person has to agree. */
  readonly secondPersonOver: Cents;
}

const DEFAULTS = { creditMax: 20_000, secondPersonOver: 5_000 } as const;
const cents = z.number().int().min(0).max(100_000_000);
const fields = z.object({
  credit_max_cents: cents.default(DEFAULTS.creditMax),
  second_person_over_cents: cents.default(DEFAULTS.secondPersonOver),
});

/** By the site option `money_limits`. What can't be read lets through no more than usual. */
export async function moneyLimits(source: Queryable): Promise<MoneyLimits> {
  const read = fields.safeParse((await siteOptionFields(source, 'money_limits')) ?? {});
  if (!read.success) return DEFAULTS;
  const { credit_max_cents: creditMax, second_person_over_cents: secondPersonOver } = read.data;
  return { creditMax, secondPersonOver };
}

export const presentLimits = ({ creditMax, secondPersonOver }: MoneyLimits) => ({
  credit_max: creditMax,
  second_person_over: secondPersonOver,
});

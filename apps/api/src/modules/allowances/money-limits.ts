import type { MoneyPromise } from '@yay/contract/money-ways';
import { readOrUsual } from '@yay/contract/site-options/fields';
import type { Cents, StaffLimits } from '@yay/domain/money';
import type { Queryable } from '../../platform/db/index.ts';
import { siteOptionFields } from '../settings/index.ts';
import { lastAuthor, limitsBeforeOwnChange } from './own-changes.repo.ts';

export interface MoneyLimits extends StaffLimits {
  /** The most that one family is given at once, whoever agrees. */
  readonly creditMax: Cents;
}

/** The giver, and the person who acts as the giver. */
export interface Limited {
  readonly userId: number;
  readonly impersonatorId?: number | null;
}

const read = (fields: unknown): MoneyLimits => {
  const set = readOrUsual('money_limits', fields);
  return {
    creditMax: set.credit_max_cents,
    alone: set.second_person_over_cents,
    family: set.family_day_cents,
    person: set.person_day_cents,
    everybody: set.everybody_day_cents,
  };
};

/**
 * Returns the limits of one person, by the site option `money_limits`. What she raised herself holds
 * for everybody else, and for her once somebody else has saved the limits after her. What can't be
 * read lets through no more than usual.
 */
export async function moneyLimits(source: Queryable, person: Limited): Promise<MoneyLimits> {
  const standing = read(await siteOptionFields(source, 'money_limits'));
  const own = await limitsBeforeOwnChange(source, person.impersonatorId ?? person.userId);
  if (own === undefined) return standing;
  const before = read(own.before);
  return {
    creditMax: Math.min(standing.creditMax, before.creditMax),
    alone: Math.min(standing.alone, before.alone),
    family: Math.min(standing.family, before.family),
    person: Math.min(standing.person, before.person),
    everybody: Math.min(standing.everybody, before.everybody),
  };
}

/** Returns the limits of a promise: those of the person who made it as it stands. */
export async function limitsOfPromise(
  source: Queryable,
  promise: MoneyPromise,
): Promise<MoneyLimits> {
  const author = await lastAuthor(source, promise);
  if (author === null) return read(await siteOptionFields(source, 'money_limits'));
  return moneyLimits(source, { userId: author });
}

export const presentLimits = ({ creditMax, alone }: MoneyLimits) => ({
  credit_max: creditMax,
  second_person_over: alone,
});

import { readOrUsual } from '@yay/contract/site-options/fields';
import { DEFAULT_DUNNING, type DunningRules, isDunningRules } from '@yay/domain/billing';
import type { Queryable } from '../../platform/db/index.ts';
import { siteOptionFields } from '../settings/index.ts';

/**
 * The schedule of the site option `dunning`. An unreadable option counts as unset: a misspelt word
 * there must not keep us from writing down the outcome of a payment.
 */
export function dunningRulesOf(fields: unknown): DunningRules {
  const read = readOrUsual('dunning', fields);
  const rules = {
    retryAfterDays: read.retry_after_days,
    graceDays: read.grace_days,
    warnDaysBefore: read.warn_days_before,
  };
  return isDunningRules(rules) ? rules : DEFAULT_DUNNING;
}

export const dunningRules = async (source: Queryable): Promise<DunningRules> =>
  dunningRulesOf(await siteOptionFields(source, 'dunning'));

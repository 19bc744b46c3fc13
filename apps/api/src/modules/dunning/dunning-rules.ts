import { DEFAULT_DUNNING, type DunningRules, isDunningRules } from '@yay/domain/billing';
import { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import { siteOptionFields } from '../settings/index.ts';

const option = z.object({
  retry_after_days: z.array(z.number()),
  grace_days: z.number(),
  warn_days_before: z.array(z.number()),
});

/**
 * The schedule of the site option `dunning`. What can't be read is as if nobody had set it: a word
 * that is misspelt there must not keep us from writing down what became of a payment.
 */
export function dunningRulesOf(fields: unknown): DunningRules {
  const read = option.safeParse(fields);
  if (!read.success) return DEFAULT_DUNNING;
  const rules = {
    retryAfterDays: read.data.retry_after_days,
    graceDays: read.data.grace_days,
    warnDaysBefore: read.data.warn_days_before,
  };
  return isDunningRules(rules) ? rules : DEFAULT_DUNNING;
}

export const dunningRules = async (source: Queryable): Promise<DunningRules> =>
  dunningRulesOf(await siteOptionFields(source, 'dunning'));

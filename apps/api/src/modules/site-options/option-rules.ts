import type { FieldCode } from '@yay/contract/codes';
import type { SiteOptionFields, SiteOptionType } from '@yay/contract/site-options/fields';
import { isDunningRules } from '@yay/domain/billing';
import { isSafeLink } from '@yay/domain/text';
import { z } from 'zod';

type Problems = Record<string, FieldCode[]>;
type Rules = {
  readonly [Type in SiteOptionType]?: (fields: SiteOptionFields<Type>, say: Say) => void;
};
type Say = (path: string, code: FieldCode) => void;

const repeated = (values: readonly number[]): number =>
  values.findIndex((value, at) => values.indexOf(value) !== at);
const firstNot = (values: readonly number[], follows: (now: number, before: number) => boolean) =>
  values.findIndex((value, at) => at > 0 && !follows(value, values[at - 1] ?? value));
const isDay = (value: number) => Number.isInteger(value) && value >= 1 && value <= 90;
const unsafe = (url: string) => url !== '' && !isSafeLink(url);

/** Rules that a change of an option has to keep, beyond what its fields can hold. */
const RULES: Rules = {
  site_alert(
    { visible, headline, copy, link_url: url, link_text: text, link_text_es: textEs },
    say,
  ) {
    if (visible && headline === '' && copy === null) say('headline', 'required');
    if (unsafe(url)) say('link_url', 'page_or_https');
    if (url === '' && (text !== '' || textEs !== '')) say('link_url', 'required');
  },
  times({ dayBeforeHour, staffHour }, say) {
    if (dayBeforeHour > staffHour) say('dayBeforeHour', 'after_kitchen');
  },
  yay_bucks({ enabled, starts_on: start, ends_on: end, tiers }, say) {
    if (start && end && end < start) say('ends_on', 'ends_before_start');
    if (enabled && tiers.length === 0) say('tiers', 'required');
    const twice = repeated(tiers.map(({ amount }) => amount));
    if (twice >= 0) say(`tiers.${twice}.amount`, 'duplicate');
    for (const [at, { amount, bonus }] of tiers.entries()) {
      if (bonus >= amount) say(`tiers.${at}.bonus`, 'bonus_high');
    }
  },
  referral_program({ enabled, referrer_cents: referrer, invited_cents: invited }, say) {
    if (enabled && referrer + invited === 0) say('referrer_cents', 'amount_low');
  },
  gifts({ amounts_cents: amounts, min_cents: least, max_cents: most }, say) {
    if (most < least) say('max_cents', 'amount_low');
    const twice = repeated(amounts);
    if (twice >= 0) say(`amounts_cents.${twice}`, 'duplicate');
    for (const [at, amount] of amounts.entries()) {
      if (amount < least) say(`amounts_cents.${at}`, 'amount_low');
      else if (amount > most) say(`amounts_cents.${at}`, 'amount_high');
    }
  },
  contact({ email }, say) {
    if (email === '') say('email', 'required');
    else if (!z.email().safeParse(email).success) say('email', 'email_invalid');
  },
  global_cta({ enabled, text, url }, say) {
    if (enabled && text === '') say('text', 'required');
    if (enabled && url === '') say('url', 'required');
    if (unsafe(url)) say('url', 'page_or_https');
  },
  dunning({ retry_after_days: tries, grace_days: grace, warn_days_before: warnings }, say) {
    if (!tries.every(isDay)) say('retry_after_days', 'invalid');
    else if (firstNot(tries, (now, before) => now > before) >= 0) {
      say('retry_after_days', 'not_rising');
    }
    if (!isDay(grace)) say('grace_days', 'invalid');
    if (!warnings.every(isDay)) say('warn_days_before', 'invalid');
    else if (firstNot(warnings, (now, before) => now < before) >= 0) {
      say('warn_days_before', 'not_falling');
    } else if (warnings.some((day) => day >= grace)) say('warn_days_before', 'after_grace');
  },
  money_limits({ credit_max_cents: most, second_person_over_cents: alone }, say) {
    if (alone > most) say('second_person_over_cents', 'over_single_limit');
  },
  retention({ finished_jobs_days: days }, say) {
    if (days > 7) say('finished_jobs_days', 'seven_days_most');
  },
};

/** Returns the errors of an option that is to be saved, by the paths of its fields. */
export function optionProblems<Type extends SiteOptionType>(
  type: Type,
  fields: SiteOptionFields<Type>,
): Problems {
  const problems: Problems = {};
  const say: Say = (path, code) => {
    problems[path] = [code];
  };
  RULES[type]?.(fields, say);
  if (type === 'dunning' && Object.keys(problems).length === 0) {
    const given = fields as SiteOptionFields<'dunning'>;
    const isFine = isDunningRules({
      retryAfterDays: given.retry_after_days,
      graceDays: given.grace_days,
      warnDaysBefore: given.warn_days_before,
    });
    if (!isFine) say('retry_after_days', 'invalid');
  }
  return problems;
}

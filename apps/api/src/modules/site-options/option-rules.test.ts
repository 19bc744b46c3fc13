import {
  readSiteOption,
  SITE_OPTION_FIELDS,
  type SiteOptionFields,
  type SiteOptionType,
} from '@yay/contract/site-options/fields';
import { SITE_OPTION_TYPES } from '@yay/contract/site-options/values';
import { minimalText } from '@yay/seeds/minimal-text';
import { expect, test } from 'vitest';
import { optionProblems } from './option-rules.ts';

const changed = <Type extends SiteOptionType>(type: Type, over: object) =>
  ({ ...readSiteOption(type, null), ...over }) as SiteOptionFields<Type>;

test('every type has fields, and is shown once', () => {
  expect([...SITE_OPTION_TYPES].sort()).toEqual(Object.keys(SITE_OPTION_FIELDS).sort());
});

test.each(SITE_OPTION_TYPES)('the default of %s can be saved', (type) => {
  expect(optionProblems(type, readSiteOption(type, null))).toEqual(
    // The contact has no mailbox until somebody sets one, so its first change has to.
    type === 'contact' ? { email: ['required'] } : {},
  );
});

test.each<[SiteOptionType, object, Record<string, string[]>]>([
  ['site_alert', { visible: true }, { headline: ['required'] }],
  ['site_alert', { visible: true, copy: minimalText('Snow') }, {}],
  ['site_alert', { link_url: '/\\evil.test' }, { link_url: ['page_or_https'] }],
  ['site_alert', { link_text: 'More' }, { link_url: ['required'] }],
  ['site_alert', { link_text_es: 'Más' }, { link_url: ['required'] }],
  ['site_alert', { visible: true, copy_es: minimalText('Nieve') }, { headline: ['required'] }],
  ['times', { dayBeforeHour: 18 }, { dayBeforeHour: ['after_kitchen'] }],
  ['times', { dayBeforeHour: 17 }, {}],
  ['yay_bucks', { enabled: true }, { tiers: ['required'] }],
  [
    'yay_bucks',
    { starts_on: '2026-12-02', ends_on: '2026-12-01' },
    { ends_on: ['ends_before_start'] },
  ],
  ['yay_bucks', { tiers: [{ amount: 100, bonus: 100 }] }, { 'tiers.0.bonus': ['bonus_high'] }],
  [
    'yay_bucks',
    {
      tiers: [
        { amount: 100, bonus: 1 },
        { amount: 100, bonus: 2 },
      ],
    },
    { 'tiers.1.amount': ['duplicate'] },
  ],
  ['referral_program', { enabled: true }, { referrer_cents: ['amount_low'] }],
  [
    'gifts',
    { min_cents: 2_000, max_cents: 1_000, amounts_cents: [] },
    { max_cents: ['amount_low'] },
  ],
  ['gifts', { amounts_cents: [100] }, { 'amounts_cents.0': ['amount_low'] }],
  ['gifts', { amounts_cents: [2_500, 2_500] }, { 'amounts_cents.1': ['duplicate'] }],
  ['contact', { email: 'nobody' }, { email: ['email_invalid'] }],
  ['contact', { email: 'hello@lunch.example' }, {}],
  ['global_cta', { enabled: true }, { text: ['required'], url: ['required'] }],
  ['global_cta', { url: '//evil.test' }, { url: ['page_or_https'] }],
  ['dunning', { retry_after_days: [3, 1] }, { retry_after_days: ['not_rising'] }],
  ['dunning', { retry_after_days: [1.5] }, { retry_after_days: ['invalid'] }],
  ['dunning', { warn_days_before: [1, 3] }, { warn_days_before: ['not_falling'] }],
  ['dunning', { warn_days_before: [7] }, { warn_days_before: ['after_grace'] }],
  ['dunning', { grace_days: 0, warn_days_before: [] }, { grace_days: ['invalid'] }],
  [
    'money_limits',
    { second_person_over_cents: 30_000 },
    { second_person_over_cents: ['over_single_limit'] },
  ],
  ['retention', { finished_jobs_days: 8 }, { finished_jobs_days: ['seven_days_most'] }],
])('%s with %j is refused at %j', (type, over, problems) => {
  expect(optionProblems(type, changed(type, over))).toEqual(problems);
});

test.each<[SiteOptionType, object]>([
  ['times', { weekHour: 24 }],
  ['times', { weekHour: '12' }],
  ['times', { customerOrderUntil: { day: 7, hour: 0, minute: 0 } }],
  ['late_fee', { cents: -1 }],
  ['late_fee', { cents: 0.5 }],
  ['late_fee', { cents: 10_001 }],
  ['site_alert', { visible: 'yes' }],
  ['site_alert', { headline: 'two\nlines' }],
  ['site_alert', { link_url: 'javascript:alert(1)' }],
  ['global_cta', { url: '//evil.test' }],
  ['global_cta', { url: 'http://plain.test' }],
  ['blog_listing_page', { per_page: 0 }],
  ['blog_listing_page', { top_article_id: 2 ** 31 }],
  ['pay_period', { starts_on: '2026-02-30' }],
  ['pay_period', { days: 0 }],
  ['yay_bucks', { tiers: Array.from({ length: 13 }, (_, at) => ({ amount: 100 + at, bonus: 0 })) }],
  ['retention', { mails_days: 0 }],
  ['money_limits', { person_day_cents: 1e12 }],
])('%s can’t hold %j', (type, over) => {
  expect(SITE_OPTION_FIELDS[type].safeParse(changed(type, over)).success).toBe(false);
});

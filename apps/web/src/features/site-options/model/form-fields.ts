import type { SiteOptionType } from '@yay/contract/site-options/fields';
import { INTRO_STEPS } from '@yay/contract/site-options/values';

/**
 * A field of an option's form, with its way of input. Its path leads into the fields of the option.
 */
export type FormField = {
  readonly path: string;
  readonly kind:
    | 'toggle'
    | 'text'
    | 'area'
    | 'rich'
    | 'link'
    | 'email'
    | 'money'
    | 'whole'
    | 'hour'
    | 'minute'
    | 'weekday'
    | 'date'
    | 'wholes'
    | 'moneys'
    | 'tiers'
    | 'article'
    | 'menus'
    | 'links'
    | 'picture';
  /** The field is as wide as the form. */
  readonly wide?: true;
  readonly most?: number;
};

const toggle = (path: string): FormField => ({ path, kind: 'toggle', wide: true });
const text = (path: string, most: number): FormField => ({ path, kind: 'text', most });
const line = (path: string, most: number): FormField => ({ path, kind: 'text', most, wide: true });
const area = (path: string, most: number): FormField => ({ path, kind: 'area', most, wide: true });
const rich = (path: string): FormField => ({ path, kind: 'rich', wide: true });
const money = (path: string): FormField => ({ path, kind: 'money' });
const whole = (path: string): FormField => ({ path, kind: 'whole' });
const hour = (path: string): FormField => ({ path, kind: 'hour' });

export const FORM_FIELDS: Readonly<Record<SiteOptionType, readonly FormField[]>> = {
  site_alert: [
    toggle('visible'),
    line('headline', 120),
    rich('copy'),
    { path: 'link_url', kind: 'link', most: 500 },
    text('link_text', 60),
    line('headline_es', 120),
    rich('copy_es'),
    text('link_text_es', 60),
  ],
  times: [
    { path: 'customerOrderUntil.day', kind: 'weekday', wide: true },
    hour('customerOrderUntil.hour'),
    { path: 'customerOrderUntil.minute', kind: 'minute' },
    hour('weekHour'),
    hour('dayBeforeHour'),
    hour('staffHour'),
    hour('bulkHour'),
    hour('schoolDayEnd.hour'),
    { path: 'schoolDayEnd.minute', kind: 'minute' },
  ],
  late_fee: [money('cents')],
  yay_bucks: [
    toggle('enabled'),
    { path: 'starts_on', kind: 'date' },
    { path: 'ends_on', kind: 'date' },
    { path: 'tiers', kind: 'tiers', wide: true },
  ],
  referral_program: [toggle('enabled'), money('referrer_cents'), money('invited_cents')],
  not_picked_up: [toggle('credited'), whole('percent')],
  gifts: [
    { path: 'amounts_cents', kind: 'moneys', wide: true },
    money('min_cents'),
    money('max_cents'),
    whole('max_quantity'),
    money('lunch_cents'),
    whole('max_lunches'),
  ],
  global_cta: [
    toggle('enabled'),
    text('text', 60),
    text('text_es', 60),
    { path: 'url', kind: 'link', most: 500 },
  ],
  blog_listing_page: [
    line('title', 120),
    area('introduction', 400),
    line('title_es', 120),
    area('introduction_es', 400),
    { path: 'top_article_id', kind: 'article' },
    whole('per_page'),
  ],
  og_default: [
    line('title', 70),
    area('description', 200),
    line('title_es', 70),
    area('description_es', 200),
    { path: 'asset_id', kind: 'picture', wide: true },
  ],
  intro_wizard: INTRO_STEPS.map((path) => ({ path, kind: 'picture', wide: true })),
  site_menus: [
    { path: 'header', kind: 'menus', wide: true },
    { path: 'footer', kind: 'links', wide: true },
  ],
  ratings: [toggle('enabled')],
  contact: [{ path: 'email', kind: 'email', most: 254 }, text('sms', 40)],
  pay_period: [{ path: 'starts_on', kind: 'date' }, whole('days')],
  inventory: [money('reason_over_cents')],
  dunning: [
    { path: 'retry_after_days', kind: 'wholes', wide: true },
    whole('grace_days'),
    { path: 'warn_days_before', kind: 'wholes' },
  ],
  money_limits: [
    money('credit_max_cents'),
    money('second_person_over_cents'),
    money('family_day_cents'),
    money('person_day_cents'),
    money('everybody_day_cents'),
  ],
  retention: [
    whole('erase_after_days'),
    whole('mails_days'),
    whole('requests_days'),
    whole('applications_days'),
    whole('class_trips_days'),
    whole('hand_outs_days'),
    whole('user_events_days'),
    whole('activity_addresses_days'),
    whole('request_log_days'),
    whole('exceptions_days'),
    whole('finished_jobs_days'),
  ],
};

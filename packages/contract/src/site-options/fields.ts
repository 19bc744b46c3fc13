import { isPlainDate } from '@yay/domain/calendar';
import { DEFAULT_GIFT_OFFER } from '@yay/domain/gifts';
import { DEFAULT_TIMES } from '@yay/domain/ordering';
import { z } from 'zod';
import type { IntroStep } from './values.ts';

/**
 * The fields of each site option, and their values where nothing was set: the one definition for
 * the readers of an option and for the form that changes it.
 */
const ONE_LINE = /^\P{Cc}*$/u;
const line = (most: number) => z.string().trim().max(most).regex(ONE_LINE);
/** An own path, or an address that begins with https; empty for none. */
const link = line(500).pipe(
  z.union(
    [z.literal(''), z.string().regex(/^\/(?![/\\])[^\s\\]*$/), z.url({ protocol: /^https$/ })],
    { error: 'page_or_https' },
  ),
);
/** The editor's document, of paragraphs with bold and italic words; the server looks at it. */
const text = z.unknown().default(null);
const hour = z.number().int().min(0).max(23);
const minute = z.number().int().min(0).max(59);
const day = z
  .string()
  .refine((text) => isPlainDate(text) && text >= '2000-01-01' && text < '2100-01-01');
const cents = (least: number, most: number) => z.number().int().min(least).max(most);
const days = z.number().int().min(1).max(3_650);
const picture = z.number().int().min(1).max(2_147_483_647).nullable().default(null);

/** A link of a menu to a page of the site, by its number; without a label it has the page's title. */
const menuLink = z.object({
  page: z.number().int().min(1).max(2_147_483_647),
  label: line(60).default(''),
  label_es: line(60).default(''),
});
export type MenuLink = z.output<typeof menuLink>;
const menu = z.object({
  label: line(40).min(1),
  label_es: line(40).default(''),
  links: z.array(menuLink).max(12),
});
export type Menu = z.output<typeof menu>;

export const SITE_OPTION_FIELDS = {
  site_alert: z.object({
    visible: z.boolean().default(false),
    headline: line(120).default(''),
    copy: text,
    link_url: link.default(''),
    link_text: line(60).default(''),
    headline_es: line(120).default(''),
    copy_es: text,
    link_text_es: line(60).default(''),
  }),
  times: z.object({
    customerOrderUntil: z.object({
      day: z.union([
        z.literal(0),
        z.literal(1),
        z.literal(2),
        z.literal(3),
        z.literal(4),
        z.literal(5),
        z.literal(6),
      ]),
      hour,
      minute,
    }),
    weekHour: hour,
    dayBeforeHour: hour,
    staffHour: hour,
    bulkHour: hour,
    schoolDayEnd: z.object({ hour, minute }),
  }),
  late_fee: z.object({ cents: cents(0, 10_000) }),
  yay_bucks: z.object({
    enabled: z.boolean().default(false),
    starts_on: day.nullish().default(null),
    ends_on: day.nullish().default(null),
    tiers: z
      .array(z.object({ amount: cents(50, 100_000_000), bonus: cents(0, 100_000_000) }))
      .max(12)
      .default([]),
  }),
  referral_program: z.object({
    enabled: z.boolean().default(false),
    referrer_cents: cents(0, 100_000).default(0),
    invited_cents: cents(0, 100_000).default(0),
  }),
  /** The credit for a paid lunch whose bag was left. */
  not_picked_up: z.object({
    credited: z.boolean().default(false),
    percent: z.number().int().min(1).max(100).default(100),
  }),
  gifts: z.object({
    amounts_cents: z
      .array(cents(100, 100_000))
      .max(8)
      .default([...DEFAULT_GIFT_OFFER.amounts]),
    min_cents: cents(100, 100_000).default(DEFAULT_GIFT_OFFER.minAmount),
    max_cents: cents(100, 100_000).default(DEFAULT_GIFT_OFFER.maxAmount),
    max_quantity: z.number().int().min(1).max(1_000).default(DEFAULT_GIFT_OFFER.maxQuantity),
    lunch_cents: cents(100, 100_000).default(DEFAULT_GIFT_OFFER.lunchPrice),
    max_lunches: z.number().int().min(1).max(1_000).default(DEFAULT_GIFT_OFFER.maxLunches),
  }),
  /** Families rate lunches, and see the ratings of others. */
  ratings: z.object({ enabled: z.boolean().default(true) }),
  contact: z.object({
    email: line(254).default(''),
    sms: line(40).default(''),
  }),
  /** The call at the end of public pages that have none of their own. */
  global_cta: z.object({
    enabled: z.boolean().default(false),
    text: line(60).default(''),
    text_es: line(60).default(''),
    url: link.default(''),
  }),
  /** The list of news: its head, the article on top (the newest without one), articles on a page. */
  blog_listing_page: z.object({
    title: line(120).default(''),
    introduction: line(400).default(''),
    title_es: line(120).default(''),
    introduction_es: line(400).default(''),
    top_article_id: z.number().int().min(1).max(2_147_483_647).nullable().default(null),
    per_page: z.number().int().min(1).max(50).default(7),
  }),
  /** The description and picture of shared pages that have none of their own. */
  og_default: z.object({
    title: line(70).default(''),
    description: line(200).default(''),
    title_es: line(70).default(''),
    description_es: line(200).default(''),
    asset_id: picture,
  }),
  /** A picture of the library for each step of the introduction; the step's drawing without one. */
  intro_wizard: z.object({
    children: picture,
    week: picture,
    choose: picture,
    save: picture,
    lunch: picture,
  } satisfies Record<IntroStep, typeof picture>),
  /** The menus of the header and the links of the footer, in their order. */
  site_menus: z.object({
    header: z.array(menu).max(6).default([]),
    footer: z.array(menuLink).max(30).default([]),
  }),
  /** The periods of delivery reports: so many days each, counted from a first day. */
  pay_period: z.object({
    starts_on: day.default('2026-01-05'),
    days: z.number().int().min(1).max(31).default(14),
  }),
  /** A count that differs by more than this, at what it costs, needs a reason. */
  inventory: z.object({ reason_over_cents: cents(0, 100_000).default(5_00) }),
  dunning: z.object({
    retry_after_days: z.array(z.number()).max(10).default([1, 3, 5]),
    grace_days: z.number().default(7),
    warn_days_before: z.array(z.number()).max(2).default([3, 1]),
  }),
  money_limits: z.object({
    credit_max_cents: cents(0, 100_000_000).default(200_00),
    second_person_over_cents: cents(0, 100_000_000).default(50_00),
    family_day_cents: cents(0, 100_000_000).default(100_00),
    person_day_cents: cents(0, 100_000_000).default(500_00),
    everybody_day_cents: cents(0, 100_000_000).default(5_000_00),
  }),
  retention: z.object({
    erase_after_days: days.default(90),
    mails_days: days.default(90),
    request_log_days: days.default(30),
    exceptions_days: days.default(90),
    user_events_days: days.default(400),
    activity_addresses_days: days.default(365),
    finished_jobs_days: days.default(7),
    requests_days: days.default(730),
    applications_days: days.default(180),
    class_trips_days: days.default(365),
    hand_outs_days: days.default(400),
  }),
} as const;

export type SiteOptionType = keyof typeof SITE_OPTION_FIELDS;
export type SiteOptionFields<Type extends SiteOptionType> = z.output<
  (typeof SITE_OPTION_FIELDS)[Type]
>;

/** Options that stand whole or not at all: half a set of hours would be guessed. */
const WHOLE: Partial<Record<SiteOptionType, unknown>> = {
  times: DEFAULT_TIMES,
  late_fee: { cents: 100 },
};

/**
 * Reads what the team has set of one type, or what holds where it set nothing. Throws where what
 * stands there can't be read: what is guessed could take orders that no kitchen makes.
 */
export const readSiteOption = <Type extends SiteOptionType>(
  type: Type,
  fields: unknown,
): SiteOptionFields<Type> =>
  SITE_OPTION_FIELDS[type].parse(fields ?? WHOLE[type] ?? {}) as SiteOptionFields<Type>;

/** The same, and what holds where it set nothing in place of what can't be read. */
export function readOrUsual<Type extends SiteOptionType>(
  type: Type,
  fields: unknown,
): SiteOptionFields<Type> {
  const read = SITE_OPTION_FIELDS[type].safeParse(fields ?? WHOLE[type] ?? {});
  return read.success ? (read.data as SiteOptionFields<Type>) : readSiteOption(type, null);
}

import type { Consequence } from '@yay/contract/site-options/calls';
import {
  readOrUsual,
  type SiteOptionFields,
  type SiteOptionType,
} from '@yay/contract/site-options/fields';
import { INTRO_STEPS } from '@yay/contract/site-options/values';
import { addDays, daysBetween, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { type ClosingChange, closingChange, lateFrom, type OrderTimes } from '@yay/domain/ordering';
import { OFFICE_ZONE, toIso, type Zone } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { siteOptionFields } from '../settings/index.ts';
import { says, type Tell, type Values, when } from './says.ts';
import {
  accountsDue,
  countsToReview,
  handOutsDue,
  lateFamilies,
  mailsDue,
  type NowRow,
  notChosen,
  officeNow,
  openDunningCases,
  openReferrals,
  requestsDue,
  servedZones,
  tripsDue,
} from './site-options.repo.ts';
import {
  tellCall,
  tellGifts,
  tellMenus,
  tellNews,
  tellRatings,
  tellSharing,
} from './tell-of-site.ts';

export interface Told {
  readonly consequences: Consequence[];
  readonly closesOrdering: boolean;
}

/** The week that families choose for next, and from when on a meal of it is late. */
async function lateSentence(
  source: Queryable,
  at: NowRow,
  times: OrderTimes,
  feeCents: number,
): Promise<{ said: Consequence; monday: PlainDate }> {
  const zones = await servedZones(source);
  const zone = zones.includes(OFFICE_ZONE) ? OFFICE_ZONE : (zones[0] ?? OFFICE_ZONE);
  const monday = addDays(mondayOf(at.today), 7);
  const values = { late_at: toIso(lateFrom(monday, zone, times)), zone, week_on: monday };
  return feeCents === 0
    ? { said: says('late_free', { week_on: monday }), monday }
    : { said: says('late_from', { ...values, fee_cents: feeCents }), monday };
}

const TELL: { readonly [Type in SiteOptionType]: Tell<Type> } = {
  site_alert: (_source, { visible }) => [says(visible ? 'alert_seen' : 'alert_hidden')],

  async times(source, times, at) {
    const fee = readOrUsual('late_fee', await siteOptionFields(source, 'late_fee')).cents;
    const { said, monday } = await lateSentence(source, at, times, fee);
    return [said, says('not_chosen', { families: await notChosen(source, monday) })];
  },

  async late_fee(source, { cents }, at) {
    const times = readOrUsual('times', await siteOptionFields(source, 'times'));
    const { said } = await lateSentence(source, at, times, cents);
    const families = await lateFamilies(source, mondayOf(at.today));
    return [said, says('late_families', { families }), says('late_kept')];
  },

  yay_bucks(_source, { enabled, starts_on: start, ends_on: end, tiers }, { today }) {
    if (!enabled) return [says('yay_bucks_off')];
    const best = tiers.toSorted((a, b) => b.bonus / b.amount - a.bonus / a.amount)[0];
    const state =
      start && today < start
        ? says('yay_bucks_later', { from_on: start })
        : end && today > end
          ? says('yay_bucks_over', { until_on: end })
          : says('yay_bucks_open', end ? { until_on: end } : {});
    return [
      state,
      ...(best
        ? [says('yay_bucks_best', { paid_cents: best.amount, has_cents: best.amount + best.bonus })]
        : []),
      ...when(
        tiers.some(({ bonus }) => bonus > 0),
        says('yay_bucks_alone'),
      ),
    ];
  },

  async referral_program(source, { enabled, referrer_cents: one, invited_cents: other }) {
    if (!enabled) return [says('referral_off')];
    const waiting = await openReferrals(source);
    return [
      says('referral_costs', { sum_cents: one + other }),
      ...when(waiting > 0, says('referrals_waiting', { families: waiting })),
    ];
  },

  gifts: tellGifts,
  ratings: tellRatings,
  global_cta: tellCall,
  blog_listing_page: tellNews,
  og_default: tellSharing,

  site_menus: tellMenus,

  intro_wizard: (_source, fields) => [
    says('intro_pictures', { count: INTRO_STEPS.filter((step) => fields[step] !== null).length }),
  ],

  not_picked_up: (_source, { credited, percent }) => [
    credited ? says('missed_credited', { percent }) : says('missed_kept'),
  ],

  contact: (_source, { email }) => when(email !== '', says('contact_everywhere', { email })),

  pay_period(_source, { starts_on: start, days }, { today }) {
    const periods = Math.floor(daysBetween(start as PlainDate, today) / days);
    const first = addDays(start as PlainDate, periods * days);
    return [says('pay_period_now', { from_on: first, until_on: addDays(first, days - 1) })];
  },

  inventory: async (source) => [says('inventory_waiting', { count: await countsToReview(source) })],

  async dunning(source, { retry_after_days: tries, grace_days: grace }) {
    const cases = await openDunningCases(source);
    return [
      says('dunning_suspends', { days: tries.at(-1) ?? 0, grace }),
      ...when(cases > 0, says('dunning_cases', { families: cases })),
    ];
  },

  money_limits: () => [says('limits_from_now')],

  async retention(source, fields) {
    const [accounts, mails, requests, trips, handOuts] = await Promise.all([
      accountsDue(source, fields.erase_after_days),
      mailsDue(source, fields.mails_days),
      requestsDue(source, {
        requests: fields.requests_days,
        applications: fields.applications_days,
      }),
      tripsDue(source, fields.class_trips_days),
      handOutsDue(source, fields.hand_outs_days),
    ]);
    if (accounts + mails + requests + trips + handOuts === 0) return [says('retention_nothing')];
    return [
      ...when(accounts > 0, says('retention_accounts', { count: accounts }, true)),
      ...when(mails > 0, says('retention_mails', { count: mails }, true)),
      ...when(requests > 0, says('retention_requests', { count: requests }, true)),
      ...when(trips > 0, says('retention_trips', { count: trips }, true)),
      ...when(handOuts > 0, says('retention_hand_outs', { count: handOuts }, true)),
    ];
  },
};

/** Tells the effects of an option; with `before`, also those of the change itself. */
export async function consequencesOf<Type extends SiteOptionType>(
  source: Queryable,
  type: Type,
  fields: SiteOptionFields<Type>,
  before?: SiteOptionFields<Type>,
): Promise<Told> {
  const at = await officeNow(source);
  const tell: Tell<Type> = TELL[type];
  const consequences = await tell(source, fields, at);
  if (type !== 'times' || before === undefined) return { consequences, closesOrdering: false };
  const change = await closingBy(source, before as OrderTimes, fields as OrderTimes, at);
  return {
    consequences: [...consequences, ...closingSentences(change)],
    closesOrdering: change.closesAll,
  };
}

async function closingBy(
  source: Queryable,
  before: OrderTimes,
  after: OrderTimes,
  { now }: NowRow,
): Promise<ClosingChange> {
  const zones: Zone[] = await servedZones(source);
  return closingChange(before, after, now, zones);
}

const closingSentences = ({ closes, opens, closesAll }: ClosingChange): Consequence[] => [
  ...when(closesAll, says('closes_all', {}, true)),
  ...when(closes.length > 0, says('days_close', spanOf(closes), true)),
  ...when(opens.length > 0, says('days_open', spanOf(opens))),
];

const spanOf = (days: readonly PlainDate[]): Values => ({
  days: days.length,
  from_on: days[0] ?? '',
  until_on: days.at(-1) ?? '',
});

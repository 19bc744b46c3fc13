import { words as englishAlerts } from '@yay/words/alerts/en';
import { words as spanishAlerts } from '@yay/words/alerts/es';
import { words as englishErrors } from '@yay/words/errors/en';
import { words as spanishErrors } from '@yay/words/errors/es';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accessRoutes } from './modules/access/index.ts';
import { activityRoutes } from './modules/activity/index.ts';
import { billingRoutes, createReceipts } from './modules/billing/index.ts';
import { BLACKOUT_JOB_KINDS, blackoutsJobs, blackoutsRoutes } from './modules/blackouts/index.ts';
import { broadcastingRoutes, mayHear } from './modules/broadcasting/index.ts';
import { calendarRoutes, readCalendar, summarizeDraft } from './modules/calendar/index.ts';
import { cancelUnpaid } from './modules/cancelling/index.ts';
import { CREDIT_JOB_KINDS, creditJobs, creditRoutes } from './modules/credit/index.ts';
import { dailySpecialsRoutes } from './modules/daily-specials/index.ts';
import { destinationRoutes } from './modules/destinations/index.ts';
import { discountsAdminRoutes, discountsRoutes } from './modules/discounts/index.ts';
import {
  createDunning,
  DUNNING_JOB_KINDS,
  dunningJobs,
  dunningRoutes,
} from './modules/dunning/index.ts';
import { extraTypesRoutes } from './modules/extra-types/index.ts';
import { giftOutcome, giftsRoutes } from './modules/gifts/index.ts';
import { goLunchesRoutes } from './modules/go-lunches/index.ts';
import {
  createSecretBox,
  createSessions,
  DEFAULT_LIMITS,
  IDENTITY_JOB_KINDS,
  identityJobs,
  identityRoutes,
  LOOSE_LIMITS,
  meOf,
  secondFactorRoutes,
} from './modules/identity/index.ts';
import { itemFlagsRoutes } from './modules/item-flags/index.ts';
import { itemGridRoutes } from './modules/item-grid/index.ts';
import { itemsRoutes } from './modules/items/index.ts';
import { createLetters } from './modules/letters/index.ts';
import { exportsJobs, LIST_JOB_KINDS, listsRoutes } from './modules/lists/index.ts';
import { luncherRoutes } from './modules/lunchers/index.ts';
import { MARKET_DAY_JOB_KINDS, marketDaysJobs } from './modules/market-days/index.ts';
import { marketRoutes } from './modules/markets/index.ts';
import {
  CANCELLATION_JOB_KINDS,
  cancellationJobs,
  cancellationRoutes,
} from './modules/mass-cancellation/index.ts';
import { mealsRoutes } from './modules/meals/index.ts';
import { assetsRoutes, MEDIA_JOB_KINDS, mediaJobs } from './modules/media/index.ts';
import { menuSchedulesRoutes } from './modules/menu-schedules/index.ts';
import { menusRoutes } from './modules/menus/index.ts';
import { messageModalRoutes } from './modules/message-modals/index.ts';
import { monthlyRoutes } from './modules/monthly/index.ts';
import { operationsJobs, operationsRoutes, sweepObserved } from './modules/operations/index.ts';
import { historyRoutes } from './modules/order-history/index.ts';
import { ORDER_JOB_KINDS, ordersJobs, ordersRoutes } from './modules/orders/index.ts';
import {
  createPayments,
  PAYMENT_JOB_KINDS,
  paymentsJobs,
  paymentsRoutes,
} from './modules/payments/index.ts';
import {
  PRICE_UPDATE_JOB_KINDS,
  priceUpdatesJobs,
  priceUpdatesRoutes,
} from './modules/price-updates/index.ts';
import { propertiesRoutes } from './modules/properties/index.ts';
import { ratingsRoutes } from './modules/ratings/index.ts';
import {
  RECONCILIATION_JOB_KINDS,
  reconciliationJobs,
  reconciliationRoutes,
} from './modules/reconciliation/index.ts';
import {
  recordReferral,
  referralsJobs,
  referralsRoutes,
  sweepReferrals,
} from './modules/referrals/index.ts';
import { remindersJobs, sweepLetters } from './modules/reminders/index.ts';
import { REPEAT_JOB_KINDS, repeatsJobs, repeatsRoutes, reseed } from './modules/repeats/index.ts';
import { reportsRoutes } from './modules/reports/index.ts';
import { reviewsRoutes } from './modules/reviews/index.ts';
import { scheduleRoutes } from './modules/schedule/index.ts';
import {
  contact,
  type DemoWorld,
  publicSettings,
  settingsRoutes,
} from './modules/settings/index.ts';
import { SETTLEMENT_JOB_KINDS, settlementJobs } from './modules/settlement/index.ts';
import { createShell, shellRoutes } from './modules/shell/index.ts';
import {
  SUBSTITUTION_JOB_KINDS,
  settleChoices,
  substitutionsJobs,
  substitutionsRoutes,
} from './modules/substitutions/index.ts';
import { supplySchedulesRoutes } from './modules/supply-schedules/index.ts';
import { termsRoutes } from './modules/terms/index.ts';
import {
  createUserEvents,
  deliverEvent,
  userEventsJobs,
  userEventsRoutes,
} from './modules/user-events/index.ts';
import { usersRoutes } from './modules/users/index.ts';
import { vendorRoutes } from './modules/vendors/index.ts';
import { isDemoEnvironment } from './platform/config/index.ts';
import type { Actor, Phrases, Sessions } from './platform/http/index.ts';
import type { Platform } from './platform/index.ts';
import type { JobKind } from './platform/jobs/index.ts';
import { appVersion } from './version.ts';
import { WEB_FILES } from './web-files.ts';

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The product's modules, wired to each other and to the platform. */
export interface Application {
  readonly sessions: Sessions;
  readonly phrases: Phrases;
  /** May this person hear that private channel? */
  mayHear(actor: Actor, channel: string): boolean;
  routes(app: FastifyInstance): void;
  /** Takes up the jobs and schedules of every module. */
  work(): Promise<void>;
  renderPage?(request: FastifyRequest): Promise<RenderedPage>;
}

/** Every queue there is; each must exist before anything is put into it. */
export const JOB_KINDS: readonly JobKind<never>[] = [
  ...IDENTITY_JOB_KINDS,
  sweepObserved,
  sweepLetters,
  sweepReferrals,
  ...MARKET_DAY_JOB_KINDS,
  ...ORDER_JOB_KINDS,
  ...CANCELLATION_JOB_KINDS,
  ...BLACKOUT_JOB_KINDS,
  ...PAYMENT_JOB_KINDS,
  ...CREDIT_JOB_KINDS,
  ...SETTLEMENT_JOB_KINDS,
  ...SUBSTITUTION_JOB_KINDS,
  ...RECONCILIATION_JOB_KINDS,
  ...DUNNING_JOB_KINDS,
  ...LIST_JOB_KINDS,
  ...PRICE_UPDATE_JOB_KINDS,
  ...REPEAT_JOB_KINDS,
  ...MEDIA_JOB_KINDS,
  deliverEvent,
];

const said = { en: englishAlerts, es: spanishAlerts };
const refused = { en: englishErrors, es: spanishErrors };

const phrases: Phrases = {
  request: (code, locale) => refused[locale].request[code],
  field: (code, locale) => refused[locale].field[code],
};

/** Everything is wired here, once and by hand. */
export function compose(platform: Platform): Application {
  const { config, db, clock, jobs, mailer, limits, log } = platform;
  const letters = createLetters({
    mailer,
    product: config.product.name,
    url: addressOf(config),
    contact,
  });
  const webhook = config.userEventWebhook;
  const events = createUserEvents({ jobs, webhook });
  const dunning = createDunning({ letters, events });
  const nothing = async () => undefined;
  const receipts = createReceipts({ letters });
  const payments = createPayments({
    db,
    jobs,
    log,
    provider: platform.payments,
    perSecond: config.paymentsPerSecond,
    product: config.product.name,
    outcomes: {
      debt: { succeeded: receipts.paid, failed: dunning.debtFailed },
      yay_bucks: { succeeded: receipts.paid, failed: nothing },
      gift: giftOutcome({ letters }),
      debtCleared: dunning.debtCleared,
    },
  });
  const settings = { config, clock, version: appVersion(), demo: () => demoWorld(platform) };
  return {
    sessions: createSessions(db, config),
    phrases,
    mayHear,
    routes(app) {
      const identity = {
        db,
        jobs,
        limits,
        letters,
        events,
        product: config.product.name,
        invited: recordReferral,
        publicUrl: config.publicUrl,
        requireSecondFactor: config.requireSecondFactor,
        rules: isDemoEnvironment(config.environment) ? LOOSE_LIMITS : DEFAULT_LIMITS,
        cookies: {
          secure:
            config.environment === 'production' || config.publicUrl?.startsWith('https:') === true,
        },
      };
      identityRoutes(app, { ...identity, said: (what, locale) => said[locale][what] });
      secondFactorRoutes(app, { ...identity, secrets: createSecretBox(config.secretKey) });
      settingsRoutes(app, { db, ...settings });
      luncherRoutes(app, { db, jobs, letters });
      repeatsRoutes(app, { db });
      scheduleRoutes(app, { db });
      menusRoutes(app, { db });
      menuSchedulesRoutes(app, { db });
      dailySpecialsRoutes(app, { db });
      supplySchedulesRoutes(app, { db });
      calendarRoutes(app, { db, limits });
      monthlyRoutes(app, { db });
      goLunchesRoutes(app, { db });
      discountsRoutes(app, {
        limits,
        summarize: (actor, draft) => summarizeDraft(db, actor, draft),
      });
      discountsAdminRoutes(app, { db });
      itemsRoutes(app, { db, jobs });
      extraTypesRoutes(app, { db });
      itemFlagsRoutes(app, { db });
      itemGridRoutes(app, { db });
      termsRoutes(app, { db });
      priceUpdatesRoutes(app, { db });
      ordersRoutes(app, { db, jobs, limits, reseed: (tx, week) => reseed(tx, jobs, week) });
      substitutionsRoutes(app, { db, jobs, reseed: (tx, week) => reseed(tx, jobs, week) });
      mealsRoutes(app, { db, jobs });
      historyRoutes(app, { db });
      cancellationRoutes(app, { db });
      blackoutsRoutes(app, { db, jobs, said: (what, locale) => said[locale][what] });
      paymentsRoutes(app, { payments, limits });
      reconciliationRoutes(app, { db, jobs, provider: payments.parts.provider });
      reportsRoutes(app, { db });
      reviewsRoutes(app, { db });
      propertiesRoutes(app, { db, jobs });
      dunningRoutes(app, { db });
      creditRoutes(app, {
        db,
        jobs,
        letters,
        payments,
        said: (what, locale) => said[locale][what],
      });
      billingRoutes(app, { db, provider: payments.parts.provider, product: config.product.name });
      vendorRoutes(app, { db });
      accessRoutes(app, { db, letters });
      usersRoutes(app, { db, letters, said: (done, locale) => said[locale][done] });
      userEventsRoutes(app, { db, limits, events });
      operationsRoutes(app, { db, jobs, observer: platform.observer, outside: config.outside });
      destinationRoutes(app, { db });
      marketRoutes(app, { db });
      giftsRoutes(app, { db, limits, payments, product: config.product.name });
      referralsRoutes(app, {
        db,
        limits,
        letters,
        url: addressOf(config),
        said: (what, locale) => said[locale][what],
      });
      messageModalRoutes(app, { db, limits });
      assetsRoutes(app, { db, jobs, limits, media: platform.media.store });
      ratingsRoutes(app, { db, said: (what, locale) => said[locale][what] });
      shellRoutes(app, config);
      listsRoutes(app, {
        db,
        jobs,
        exportStarted: (locale) => said[locale].exportStarted,
        refused: phrases.request,
      });
      broadcastingRoutes(app, { db });
      activityRoutes(app, { db });
    },
    renderPage: createShell({
      folder: WEB_FILES,
      production: config.environment === 'production',
      meOf,
      publicSettings: () => publicSettings(settings, db),
      readCalendar: (actor, query) => readCalendar(db, actor, query),
    }),
    async work() {
      await identityJobs({ jobs, db, letters });
      await paymentsJobs(payments);
      await reconciliationJobs({ db, jobs, log, letters, provider: payments.parts.provider });
      await settlementJobs({ db, jobs, log, payments, settled: receipts.settledByFunds });
      await creditJobs({ db, jobs, letters });
      await dunningJobs({ db, jobs, log, letters, events, payments });
      await substitutionsJobs({ db, jobs, letters });
      await marketDaysJobs({
        db,
        jobs,
        log,
        beforeLock: async (day) => {
          await settleChoices({ db, letters, log });
          await cancelUnpaid({ db, letters, log }, day);
        },
      });
      await ordersJobs({ db, jobs, letters, events });
      await cancellationJobs({ db, jobs, letters });
      await blackoutsJobs({ db, jobs, letters });
      await userEventsJobs({ db, jobs, webhook });
      await exportsJobs({ db, jobs, letters });
      await priceUpdatesJobs({ db, jobs, log });
      await mediaJobs({ db, jobs, media: platform.media });
      await operationsJobs({ db, jobs });
      await remindersJobs({ db, jobs, letters });
      await referralsJobs({ db, jobs, letters });
      await repeatsJobs({ db, jobs, log, letters });
    },
  };
}

/** What letters link to; without an address of its own the product is on this very machine. */
function addressOf({ publicUrl, port }: Platform['config']): string | undefined {
  return publicUrl ?? (port === 0 ? undefined : `http://localhost:${port}`);
}

async function demoWorld({ config }: Platform): Promise<DemoWorld | null> {
  if (!isDemoEnvironment(config.environment)) return null;
  const { DEMO_PASSWORD, demoSignIns } = await import('@yay/seeds/demo');
  return { password: DEMO_PASSWORD, sign_ins: [...demoSignIns] };
}

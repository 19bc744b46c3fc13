import { words as englishAlerts } from '@yay/words/alerts/en';
import { words as spanishAlerts } from '@yay/words/alerts/es';
import { words as englishErrors } from '@yay/words/errors/en';
import { words as spanishErrors } from '@yay/words/errors/es';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createReceipts, readAvailableCredit } from './modules/billing/index.ts';
import { mayHear } from './modules/broadcasting/index.ts';
import { type Draft, readCalendar, summarizeDraft } from './modules/calendar/index.ts';
import { cancelUnpaid } from './modules/cancelling/index.ts';
import { createDunning } from './modules/dunning/index.ts';
import { giftOutcome } from './modules/gifts/index.ts';
import { createSessions, meOf } from './modules/identity/index.ts';
import { createKiosks } from './modules/kiosks/index.ts';
import { createLetters } from './modules/letters/index.ts';
import type { DueDay } from './modules/market-days/index.ts';
import { createPayments } from './modules/payments/index.ts';
import {
  createMissingPage,
  createPreview,
  createSite,
  createSiteMenus,
  createSiteOffer,
  findSchools,
  frameWith,
  giftHeads,
  readSiteLinks,
  type SiteAnswer,
  type SiteParts,
} from './modules/public-site/index.ts';
import { followingRedirects } from './modules/redirects/index.ts';
import { recordReferral } from './modules/referrals/index.ts';
import { reseed, type SavedWeek } from './modules/repeats/index.ts';
import type { FrameForm } from './modules/requests/index.ts';
import { contact, type DemoWorld, publicSettings } from './modules/settings/index.ts';
import { createShell, matchPage, recordExists, webBuild } from './modules/shell/index.ts';
import { settleChoices } from './modules/substitutions/index.ts';
import { createUserEvents } from './modules/user-events/index.ts';
import { MODULES } from './modules.gen.ts';
import { isDemoEnvironment } from './platform/config/index.ts';
import type { Tx } from './platform/db/index.ts';
import type { Module } from './platform/define-module.ts';
import type { Actor, Kiosks, Locale, Phrases, Sessions } from './platform/http/index.ts';
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
  readonly kiosks: Kiosks;
  readonly phrases: Phrases;
  /** May this person hear that private channel? */
  mayHear(actor: Actor, channel: string): Promise<boolean>;
  routes(app: FastifyInstance): void;
  /** Takes up the jobs and schedules of every module. */
  work(): Promise<void>;
  /** A page of the public site; undefined for any other address. */
  renderSite?(request: FastifyRequest): Promise<SiteAnswer | undefined>;
  renderPage?(request: FastifyRequest): Promise<RenderedPage>;
}

const alerts = { en: englishAlerts, es: spanishAlerts };
const errors = { en: englishErrors, es: spanishErrors };
type Alert = keyof typeof englishAlerts;

const phrases: Phrases = {
  request: (code, locale) => errors[locale].request[code],
  field: (code, locale) => errors[locale].field[code],
};

const modules: readonly Module<Parts>[] = MODULES;

/** The uses of library pictures, noun by noun. */
const PICTURE_USES = (MODULES as readonly Pick<Module<never>, 'pictureUses'>[]).flatMap(
  ({ pictureUses }) => (pictureUses === undefined ? [] : [pictureUses]),
);

/** Every queue there is; each must exist before anything is put into it. */
export const JOB_KINDS: readonly JobKind<never>[] = modules.flatMap(({ kinds }) => kinds ?? []);

/** Gives every module its dependencies, from the platform and from the other modules. */
export function compose(platform: Platform): Application {
  const { config, db } = platform;
  const parts = partsOf(platform);
  const missingPage = createMissingPage(parts.site);
  const shell = createShell({
    folder: WEB_FILES,
    production: config.environment === 'production',
    meOf,
    publicSettings: () => publicSettings(parts, db),
    siteMenus: parts.siteMenus,
    readCalendar: (actor, query) => readCalendar(db, actor, query),
    readFunds: (actor, { user, mondayOfWeek }) =>
      readAvailableCredit(db, actor, {
        userId: user.id,
        day: mondayOfWeek,
        provider: parts.provider.name,
      }),
    recordExists: (actor, page) => recordExists(db, actor, page),
  });
  return {
    sessions: createSessions(db, config),
    kiosks: createKiosks(db),
    phrases,
    mayHear: mayHear(db),
    routes(app) {
      for (const { routes } of modules) routes?.(app, parts);
    },
    renderSite: createSite(parts.site),
    renderPage: followingRedirects(
      db,
      async (request: FastifyRequest) => (await missingPage(request)) ?? (await shell(request)),
    ),
    async work() {
      for (const { jobs } of modules) await jobs?.(parts);
    },
  };
}

type Parts = ReturnType<typeof partsOf>;

/**
 * Builds the parts that a module may ask for. Modules that act for each other without importing
 * each other meet here.
 */
function partsOf(platform: Platform) {
  const { config, db, jobs, mailer, log } = platform;
  const product = config.product.name;
  const url = addressOf(config);
  const webhook = config.userEventWebhook;
  const letters = createLetters({ mailer, product, url, contact });
  const events = createUserEvents({ jobs, webhook });
  const receipts = createReceipts({ letters });
  const dunning = createDunning({ letters, events });
  const nothing = async () => undefined;
  const site = sitePartsOf(platform);
  const payments = createPayments({
    db,
    jobs,
    log,
    provider: platform.payments,
    perSecond: config.paymentsPerSecond,
    product,
    outcomes: {
      debt: { succeeded: receipts.paid, failed: dunning.debtFailed },
      yay_bucks: { succeeded: receipts.paid, failed: nothing },
      gift: giftOutcome({ letters }),
      debtCleared: dunning.debtCleared,
    },
  });
  return {
    ...platform,
    /** Every noun that shows pictures of the library. */
    pictureUses: PICTURE_USES,
    product,
    url,
    webhook,
    letters,
    events,
    payments,
    /** Asked at the pace that all processes together keep. */
    provider: payments.parts.provider,
    version: appVersion(),
    demo: () => demoWorld(platform),
    /** Words the confirmation of a finished act, in the language of the reader. */
    said: (what: Alert, locale: Locale) => alerts[locale][what],
    refused: phrases.request,
    refusedField: phrases.field,
    invited: recordReferral,
    settled: receipts.settledByFunds,
    reseed: (tx: Tx, week: SavedWeek) => reseed(tx, jobs, week),
    summarize: (actor: Actor, draft: Draft) => summarizeDraft(db, actor, draft),
    /** A form of the public site that was refused, or the thanks for it, as a page. */
    frameForm: (async ({ actor, path, locale, title, html }) => {
      const [settings, at] = await Promise.all([site.publicSettings(), site.now()]);
      const { menus } = await readSiteLinks(db, at);
      return frameWith(
        site,
        actor,
        { settings, at, menus },
        {
          locale,
          path,
          windowTitle: `${title} • ${product}!`,
          head: '<meta name="robots" content="noindex">',
          html: `<div class="page-body">${html}</div>`,
        },
      );
    }) satisfies FrameForm as FrameForm,
    site,
    findSchools: site.findSchools,
    giftHeads: () => giftHeads(site),
    siteMenus: createSiteMenus(db, site.now),
    drawPreview: createPreview(site),
    async beforeLock(day: DueDay) {
      await settleChoices({ db, letters, log });
      await cancelUnpaid({ db, letters, log }, day);
    },
  };
}

/** Collects the modules that the public site is drawn from. */
function sitePartsOf(platform: Platform): SiteParts {
  const { config, clock, db } = platform;
  const builtWeb = webBuild(WEB_FILES);
  return {
    db,
    now: () => clock.now(db),
    meOf,
    publicSettings: () =>
      publicSettings({ config, clock, version: appVersion(), demo: () => demoWorld(platform) }, db),
    findSchools: findSchools(db),
    readOffer: createSiteOffer(db),
    url: config.publicUrl,
    production: config.environment === 'production',
    isTaken: (path) => matchPage(path) !== undefined,
    islandOf: async (name) => (await builtWeb())?.islandOf(name),
  };
}

/**
 * Returns the address that letters link to; without a configured one the product is on this very
 * machine.
 */
function addressOf({ publicUrl, port }: Platform['config']): string | undefined {
  return publicUrl ?? (port === 0 ? undefined : `http://localhost:${port}`);
}

async function demoWorld({ config }: Platform): Promise<DemoWorld | null> {
  if (!isDemoEnvironment(config.environment)) return null;
  const { DEMO_PASSWORD, demoSignIns } = await import('@yay/seeds/demo');
  return { password: DEMO_PASSWORD, sign_ins: [...demoSignIns] };
}

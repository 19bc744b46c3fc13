import type { AvailableCredit } from '@yay/contract/billing/calls';
import type { LunchCalendar } from '@yay/contract/calendar/calls';
import { guard } from '@yay/contract/guard';
import type { Me } from '@yay/contract/identity/calls';
import { type Page, portalOf } from '@yay/contract/page';
import { titleOf } from '@yay/contract/page-title';
import { PAGES, type PageName } from '@yay/contract/pages';
import type { SiteMenus } from '@yay/contract/public-site/calls';
import type { FirstData } from '@yay/contract/shell/first-data';
import type { Locale } from '@yay/words/locales';
import { about } from '@yay/words/shell/about';
import { words as english } from '@yay/words/shell/en';
import { words as spanish } from '@yay/words/shell/es';
import type { FastifyRequest } from 'fastify';
import { type Actor, isRefusal, localeAsked, type Refusal } from '../../platform/http/index.ts';
import type { PublicSettings } from '../settings/index.ts';
import { fillTemplate } from './fill-template.ts';
import { type MatchedPage, matchPage } from './match-page.ts';
import { notBuilt } from './not-built.ts';
import { loginFrom } from './own-path.ts';
import { type ReadCalendar, readCalendarOfPage } from './read-calendar-of-page.ts';
import { type WebBuild, webBuild } from './web-build.ts';

export interface ShellParts {
  /** The folder of the built web application. */
  readonly folder: string;
  readonly production: boolean;
  readonly meOf: (actor: Actor) => Me;
  readonly publicSettings: () => Promise<PublicSettings>;
  readonly siteMenus: () => Promise<SiteMenus>;
  readonly readCalendar: ReadCalendar;
  /** Returns the funds that pay that week besides a card. */
  readonly readFunds: (actor: Actor, week: LunchCalendar) => Promise<AvailableCredit | Refusal>;
  /** Tells whether the record that a path names exists for its reader. */
  readonly recordExists: (actor: Actor | null, page: MatchedPage) => Promise<boolean>;
}

/** The parts of a request that are looked at. */
type PageRequest = Pick<FastifyRequest, 'url' | 'actor' | 'headers'>;

interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const titles = { en: english.title, es: spanish.title };

/** Answers the addresses of pages: full in one round trip, or the way to where she should be. */
export function createShell(parts: ShellParts): (request: PageRequest) => Promise<RenderedPage> {
  const buildOf = webBuild(parts.folder);
  return async (request) => {
    const { actor } = request;
    const locale = actor?.locale ?? localeAsked(request.headers);
    const [path = '/', query = ''] = request.url.split('?', 2);
    const matched = matchPage(path);
    const name = matched?.name;
    const me = actor && parts.meOf(actor);
    const access = name === undefined ? null : guard(PAGES[name], me, parts.production);

    if (access?.kind === 'redirect') {
      return redirect(access.keepPath ? loginFrom(access.to, request.url) : access.to);
    }
    const build = await buildOf();
    if (build === undefined) return { status: 503, html: notBuilt(locale) };

    const opened = access?.kind === 'open' ? name : undefined;
    const calendar =
      opened === 'lunchCalendar' && actor
        ? await readCalendarOfPage(parts.readCalendar, actor, new URLSearchParams(query))
        : undefined;
    if (actor && hasNobodyToOrderFor(calendar, actor)) {
      return redirect(`${PAGES.lunchers.path}?alert=luncherRequired`);
    }
    const missing = access?.kind === 'forbidden' ? 403 : 404;
    const status = opened === undefined || isRefusal(calendar) ? missing : 200;
    const data: FirstData = {
      status,
      locale,
      me,
      ...(await parts.publicSettings()),
      menus: await parts.siteMenus(),
      ...(actor && calendar && !isRefusal(calendar) && (await weekData(parts, actor, calendar))),
    };
    // A page without its record says so itself, as after any other way to it.
    const isThere = matched === undefined || (await parts.recordExists(actor, matched));
    return {
      status: status === 200 && !isThere ? 404 : status,
      html: page(build, locale, { name, opened }, path, data),
    };
  };
}

/** The week with what pays it. Who may see the one without the other asks for nothing that is refused. */
async function weekData(
  { readFunds }: ShellParts,
  actor: Actor,
  calendar: LunchCalendar,
): Promise<Pick<FirstData, 'calendar' | 'funds'>> {
  const funds = await readFunds(actor, calendar);
  return isRefusal(funds) ? { calendar } : { calendar, funds };
}

/** Her own family's calendar, and there is no luncher in it. */
function hasNobodyToOrderFor(
  calendar: Awaited<ReturnType<ReadCalendar>> | undefined,
  actor: Actor,
): boolean {
  if (calendar === undefined || isRefusal(calendar)) return false;
  return calendar.lunchers.length === 0 && calendar.user.id === actor.userId;
}

function page(
  build: WebBuild,
  locale: Locale,
  { name, opened }: { name: PageName | undefined; opened: PageName | undefined },
  path: string,
  data: FirstData,
): string {
  // The title tells whose address it is, as in the browser; the files are of what is opened.
  const titled: Page | null = name === undefined ? null : PAGES[name];
  return fillTemplate(build.html, {
    locale,
    portal: portalOf(path),
    title: titleOf(
      titled && {
        path: titled.path,
        words: titled.title === undefined ? null : titles[locale][titled.title],
      },
      { name: data.config.product_name, short: data.config.product_short },
      path,
    ),
    ...about[locale],
    assets: opened === undefined ? { scripts: [], styles: [] } : build.assetsOf(opened, locale),
    fonts: build.fontsOf(portalOf(path)),
    data,
  });
}

const redirect = (location: string): RenderedPage => ({
  status: 302,
  html: '',
  headers: { location },
});

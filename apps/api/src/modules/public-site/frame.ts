import type { Me } from '@yay/contract/identity/calls';
import { inApplication, inLanguage } from '@yay/contract/public-site/addresses';
import type { SiteMenus } from '@yay/contract/public-site/calls';
import type { Config as PublicConfig } from '@yay/contract/settings/calls';
import { renderDocument } from '@yay/documents';
import { plainTextOf } from '@yay/documents/paragraphs';
import type { Locale } from '@yay/words/locales';
import { SAY_SITE } from '@yay/words/public-site/say';
import { words as english } from '@yay/words/shell/en';
import { words as spanish } from '@yay/words/shell/es';
import { escapeText as e } from '../../platform/http/index.ts';
import type { SiteAlert } from './alert.ts';
import { homeScreenPrompt } from './home-screen.ts';
import { icon, iconSymbols } from './icons.ts';
import { type Impersonation, impersonationStrip } from './impersonation.ts';
import { logo } from './logo.ts';
import { SITE_FILES } from './style.ts';
import { userMenu } from './user-menu.ts';

const SHELL = { en: english, es: spanish };

export interface FrameFacts {
  readonly config: PublicConfig;
  readonly menus: SiteMenus;
  /** Who is signed in; null for a visitor. */
  readonly me: Me | null;
  /** Null unless somebody of the team acts as who is signed in. */
  readonly impersonation: Impersonation | null;
  readonly alert: SiteAlert | null;
  readonly year: number;
}

export interface FramedPage {
  readonly locale: Locale;
  /** The address without its language. */
  readonly path: string;
  /** Title of the window: the product's name, where the page has none of its own (product.md 2.3). */
  readonly windowTitle: string;
  readonly head: string;
  readonly html: string;
  /** Shown within another page, where no script runs and no link leads away. */
  readonly isPreview?: boolean;
  /** The head stands on the start page's ground. */
  readonly onHero?: boolean;
}

/** A whole page of the public site, readable without a script. */
export function frame(page: FramedPage, facts: FrameFacts): string {
  const { locale, path, onHero = false, isPreview = false } = page;
  const t = SAY_SITE[locale];
  const { config, me, alert, impersonation } = facts;
  const product = config.product_name;
  const to = (target: string) => inLanguage(target, locale);
  const { header, footer } = facts.menus;
  const link = ({ path: target, label }: SiteMenus['footer'][number]) =>
    `<li><a href="${to(target)}"${target === path ? ' aria-current="page"' : ''}>${e(label[locale])}</a></li>`;
  const list = (links: SiteMenus['footer']) => links.map(link).join('');
  const end = me
    ? userMenu(me, locale)
    : `<a class="btn btn-quiet" href="${inApplication('/login', locale)}">${e(t('logIn'))}</a><a class="btn btn-ink" href="${inApplication('/register', locale)}">${e(t('signUp'))}</a>`;
  return `<!doctype html>
<html lang="${locale}" data-portal="parent">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>${e(page.windowTitle)}</title>
<link rel="icon" href="/favicon.svg">
${SITE_FILES.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`).join('\n')}
<link rel="stylesheet" href="${SITE_FILES.sheet}">${impersonation ? `<link rel="stylesheet" href="${SITE_FILES.impersonation}">` : ''}
${isPreview ? '<base target="_blank">' : `<script type="module" src="${SITE_FILES.script}"></script>`}
${page.head}
</head>
<body>
${iconSymbols}
<a class="skip" href="#main">${e(t('skip'))}</a>
${impersonation ? impersonationStrip(impersonation, product, locale) : ''}${environmentBanner(config.environment, locale)}${alert ? alertBanner(alert) : ''}
<header class="vhead${onHero ? ' on-hero' : ''}"><div class="vhead-in">
<a class="home-link" href="${to('/')}" aria-label="${e(t('startPage', { product }))}">${logo(product)}</a>
${me ? '' : menusOf(header, list, locale)}
<div class="vhead-end">${end}${me ? '' : allMenus(header, list, locale)}</div>
</div></header>
<main id="main">
${page.html}
</main>
<footer class="vfoot"><div class="vfoot-in">
<div class="vfoot-top">
<div><a class="home-link" href="${to('/')}" aria-label="${e(t('startPage', { product }))}">${logo(product)}</a>
<p class="vfoot-line">${e(t('footer.line'))}</p>
<p class="vfoot-contact">${contactLinks(config, locale)}</p></div>
<nav aria-label="${e(t('footer.more'))}"><ul class="vfoot-links">${list(footer)}</ul></nav>
</div>
<div class="vfoot-end"><p>${e(t('footer.rights', { year: String(facts.year), product }))}</p>
<div class="langs" role="group" aria-label="${e(t('footer.language'))}"><a href="${inLanguage(path, 'en')}?lang=en" lang="en" hreflang="en"${locale === 'en' ? ' aria-current="true"' : ''}>English</a><a href="${inLanguage(path, 'es')}?lang=es" lang="es" hreflang="es"${locale === 'es' ? ' aria-current="true"' : ''}>Español</a></div></div>
</div></footer>
${isPreview ? '' : homeScreenPrompt(me?.roles ?? [], product, locale)}</body>
</html>
`;
}

type ListLinks = (links: SiteMenus['footer']) => string;

/** The menus of a visitor's header, each a list that opens. */
function menusOf(header: SiteMenus['header'], list: ListLinks, locale: Locale): string {
  const menus = header.map(
    ({ label, links }) =>
      `<details class="vmenu" name="menus"><summary>${e(label[locale])}${icon('chevron-down', true)}</summary><ul class="vmenu-list">${list(links)}</ul></details>`,
  );
  return `<nav class="vnav" aria-label="${e(SAY_SITE[locale]('menus.site'))}">${menus.join('')}</nav>`;
}

/** All of them in one, where the window is narrow. */
function allMenus(header: SiteMenus['header'], list: ListLinks, locale: Locale): string {
  const menus = header.map(
    ({ label, links }) => `<li><b>${e(label[locale])}</b><ul>${list(links)}</ul></li>`,
  );
  return `
<details class="vmenu vmenu-all"><summary aria-label="${e(SAY_SITE[locale]('menus.all'))}">${icon('bars-3')}</summary><ul class="vmenu-list">${menus.join('')}</ul></details>`;
}

function contactLinks(
  { contact: { email: info_mailbox, sms: sms_number } }: PublicConfig,
  locale: Locale,
): string {
  const t = SAY_SITE[locale];
  return [
    info_mailbox && `<a href="mailto:${e(info_mailbox)}">${icon('envelope')}${e(info_mailbox)}</a>`,
    sms_number &&
      `<a href="sms:${e(sms_number.replace(/[^+\d]/g, ''))}">${icon('chat-bubble-left-right')}${e(t('footer.text', { number: sms_number }))}</a>`,
  ]
    .filter(Boolean)
    .join('');
}

function environmentBanner(environment: PublicConfig['environment'], locale: Locale): string {
  if (environment === 'production') return '';
  const { name, long, short } = SHELL[locale].environment[environment];
  return `<aside class="site-env" aria-label="${e(name)}"><b>${e(name)}</b> <span class="long">${e(long)}</span><span class="short">${e(short)}</span></aside>`;
}

const alertBanner = ({ headline, copy, link }: SiteAlert): string =>
  `<aside class="site-env" aria-label="${e(headline || plainTextOf(copy))}"><b>${e(headline)}</b> ${renderDocument(copy, { pictureUrl: () => null })}${
    link ? ` <a href="${e(link.url)}">${e(link.text)}</a>` : ''
  }</aside>`;

import { inLanguage } from '@yay/contract/public-site/addresses';
import type { SiteOption } from '@yay/contract/settings/calls';
import type { PartName } from '@yay/documents';
import type { Locale } from '@yay/words/locales';
import { SAY_SITE } from '@yay/words/public-site/say';
import { escapeText as e } from '../../platform/http/index.ts';
import type { ListedPage } from '../pages/index.ts';
import { renderRequestForm } from '../requests/index.ts';
import { cutOffs } from './cut-offs.ts';
import { type AskedQuestions, faqSearch } from './faq-search.ts';
import { type Found, findForm } from './find-form.ts';
import { newsList } from './news.ts';

export interface PartFacts {
  readonly locale: Locale;
  readonly path: string;
  /** The title of the job that the page is about; empty elsewhere. */
  readonly job: string;
  /** The token of the page's form. */
  readonly token: string;
  readonly found: Found | null;
  readonly options: readonly SiteOption[];
  /** The text that the questions of the page are searched for, and how many answer it. */
  readonly asked: AskedQuestions | null;
  /** Articles or jobs, where the page lists them. */
  readonly listed: readonly ListedPage[];
  readonly topic: number | null;
  readonly page: number;
  readonly perPage: number;
}

/** Parts of the site that its pages name: forms, the school search, lists, gifts. */
export function renderPart(name: PartName, facts: PartFacts): string {
  const { locale, token, path } = facts;
  const t = SAY_SITE[locale];
  switch (name) {
    case 'contactForm':
      return renderRequestForm('contact', { token }, {}, locale);
    case 'requestForm':
      return renderRequestForm('school', { token, school: facts.found?.query ?? '' }, {}, locale);
    case 'jobForm':
      return renderRequestForm('job', { token, job: facts.job }, {}, locale);
    case 'schoolSearch':
      return findForm(locale, { id: 'find', action: inLanguage(path, locale) }, facts.found);
    case 'cutOffs':
      return cutOffs(facts.options, locale);
    case 'faqSearch':
      return faqSearch(locale, inLanguage(path, locale), facts.asked);
    case 'newsList':
      return newsList(facts);
    case 'giftCards':
      return act(inLanguage('/gift/cards', locale), t('gifts.buy'));
    case 'teacherLunch':
      return act(inLanguage('/gift/teacher-lunch', locale), t('gifts.treat'));
  }
}

const act = (href: string, text: string): string =>
  `<p class="gift-acts"><a class="btn btn-lg btn-primary" href="${href}">${e(text)}</a></p>`;

/** Tells a part that changes with every answer, such as a form's token: its page is not cached. */
export const isOfTheMoment = (html: string): boolean => html.includes('name="token"');

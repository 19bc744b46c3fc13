import type { Locale } from '@yay/words/locales';
import { SAY_SITE } from '@yay/words/public-site/say';
import { escapeText as e } from '../../platform/http/index.ts';
import { icon } from './icons.ts';

/** A search of a page's questions, and how many of them answer it. */
export interface AskedQuestions {
  readonly query: string;
  readonly found: number;
}

/** A search of the questions on its page: asked by the page's address, and as one types with a script. */
export function faqSearch(locale: Locale, action: string, asked: AskedQuestions | null): string {
  const t = SAY_SITE[locale];
  const told = asked === null ? '' : e(t('faq.found', { count: asked.found }));
  return `<form class="find faq-find" role="search" method="get" action="${e(action)}" aria-label="${e(t('faq.name'))}" data-faq-search>
<label for="faq-q">${e(t('faq.label'))}</label>
<div class="find-row"><span class="find-lead" aria-hidden="true">${icon('magnifying-glass')}</span><input id="faq-q" name="q" type="search" autocomplete="off" maxlength="120" value="${e(asked?.query ?? '')}" placeholder="${e(t('faq.example'))}"><button class="btn btn-lg btn-ink" type="submit">${e(t('faq.search'))}</button></div>
<p class="hint" role="status" data-one="${e(t('faq.found', { count: 1 }))}" data-other="${e(t('faq.found', { count: 1_000 })).replace(/1[.,]?000/, '#')}">${told}</p>
<p data-none${asked?.found === 0 ? '' : ' hidden'}>${e(t('faq.none'))}</p>
</form>`;
}

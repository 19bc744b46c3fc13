import { inApplication, inLanguage } from '@yay/contract/public-site/addresses';
import type { Locale } from '@yay/words/locales';
import { SAY_SITE } from '@yay/words/public-site/say';
import { escapeText as e } from '../../platform/http/index.ts';
import { icon } from './icons.ts';
import type { SiteSchool } from './public-site.repo.ts';

/** A question to the school search, and the schools that answer it. */
export interface Found {
  readonly query: string;
  readonly schools: readonly SiteSchool[] | 'too_short';
}

/** Returns the address at which a visitor goes on with a school: to sign up, or to ask us to come. */
export const wayToSchool = (school: SiteSchool, locale: Locale): string =>
  school.delivers
    ? inApplication(`/register?school=${school.id}`, locale)
    : wayToAsk(school.name, locale);

/** Returns the address of the request for a school, which is typed there by then. */
export const wayToAsk = (school: string, locale: Locale): string =>
  `${inLanguage('/request', locale)}?${new URLSearchParams({ school })}#school-form`;

/** "Is my school in?": a form that asks for this page once more, and answers at once with a script. */
export function findForm(
  locale: Locale,
  where: { readonly id: string; readonly action: string; readonly again?: boolean },
  found: Found | null,
): string {
  const t = SAY_SITE[locale];
  return `<form class="find" role="search" method="get" action="${e(where.action)}#${where.id}-form" id="${where.id}-form" aria-label="${e(t(where.again ? 'find.again' : 'find.name'))}" data-find>
<label for="${where.id}">${e(t('find.label'))}</label>
<div class="find-row"><span class="find-lead" aria-hidden="true">${icon('magnifying-glass')}</span><input id="${where.id}" name="school" type="search" autocomplete="off" maxlength="120" value="${e(found?.query ?? '')}" placeholder="${e(t('find.example'))}"><button class="btn btn-lg btn-ink" type="submit">${e(t('find.check'))}</button></div>
<div class="find-pop" role="group" aria-live="polite" aria-label="${e(t('find.schools'))}">${found ? answer(found, locale) : ''}</div>
</form>`;
}

function answer({ query, schools }: Found, locale: Locale): string {
  const t = SAY_SITE[locale];
  if (schools === 'too_short') return `<p>${e(t('find.few'))}</p>`;
  const ask = `<a class="link" href="${e(wayToAsk(query, locale))}">${e(t('find.ask'))}</a>`;
  if (schools.length === 0) return `<p>${e(t('find.none'))}. ${ask}</p>`;
  const hits = schools.map((school) => {
    const tag = school.delivers
      ? `<span class="tag tag-fill tag-ok">${icon('check-circle')}${e(t('find.delivers'))}</span>`
      : `<span class="tag tag-fill tag-late">${icon('clock')}${e(t('find.soon'))}</span>`;
    return `<li><a class="find-hit" href="${e(wayToSchool(school, locale))}"><span><b>${e(school.name)}</b><small>${e(school.city)}</small></span>${tag}</a></li>`;
  });
  return `<ul>${hits.join('')}</ul><p>${e(t('find.missing'))} ${ask}</p>`;
}

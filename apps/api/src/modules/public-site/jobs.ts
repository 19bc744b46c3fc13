import type { JobFact, JobFacts } from '@yay/contract/pages/values';
import { inLanguage } from '@yay/contract/public-site/addresses';
import type { Locale } from '@yay/words/locales';
import { SAY_SITE } from '@yay/words/public-site/say';
import { escapeText as e } from '../../platform/http/index.ts';
import type { ListedPage, PublishedPage } from '../pages/index.ts';
import { type IconName, icon } from './icons.ts';
import { paragraph } from './news.ts';

const SIGNS = [
  ['place', 'map-pin'],
  ['hours', 'clock'],
  ['pay', 'banknotes'],
  ['start', 'calendar'],
] as const satisfies readonly (readonly [JobFact, IconName])[];

/** Names a fact for whoever can't see its sign, and says it. */
function factHtml(facts: JobFacts, [name, sign]: (typeof SIGNS)[number], locale: Locale): string {
  const said = SAY_SITE[locale](`jobs.facts.${name}`);
  return `${icon(sign)}<span><span class="sr">${e(said)}: </span>${e(facts[name])}</span>`;
}

/** Lists the open jobs by team, with what each is compared by. */
export function jobList(jobs: readonly ListedPage[], locale: Locale): string {
  const t = SAY_SITE[locale];
  const teams = [...new Set(jobs.map(teamOf))];
  // A column stands where any job has that fact.
  const columns = SIGNS.filter(([name]) => jobs.some(({ job }) => job?.[name]));
  const groups = teams.map((team, at) => {
    const rows = jobs.filter((job) => teamOf(job) === team).map((job) => row(job, columns, locale));
    const list = `<ul>${rows.join('')}</ul>`;
    return team === ''
      ? `<div class="jobgroup">${list}</div>`
      : `<section class="jobgroup has-team" aria-labelledby="team-${at}"><h3 id="team-${at}">${e(team)}</h3>${list}</section>`;
  });
  return `<section class="wrap jobs cols-${columns.length}" aria-labelledby="jobs"><h2 id="jobs" class="mid-h">${e(t('jobs.open'))}</h2>${
    groups.length > 0 ? groups.join('\n') : `<p>${e(t('jobs.none'))}</p>`
  }</section>`;
}

const teamOf = ({ job }: ListedPage): string => job?.team ?? '';

function row(
  { path, title, description, job }: ListedPage,
  columns: readonly (typeof SIGNS)[number][],
  locale: Locale,
): string {
  const cells = columns.map((column) =>
    job?.[column[0]]
      ? `<span class="job-fact">${factHtml(job, column, locale)}</span>`
      : '<span class="job-fact"></span>',
  );
  return `<li><a class="job" href="${inLanguage(path, locale)}"><span class="job-name"><b>${e(title)}</b>${e(description)}</span>${cells.join('')}${icon('arrow-right')}</a></li>`;
}

/** Draws a job: its name and facts, what it is, and the form beside it. */
export function jobPage(
  page: Pick<PublishedPage, 'title' | 'description' | 'job'>,
  locale: Locale,
  drawn: {
    /** Text and form. */
    readonly html: string;
    readonly after: string;
    readonly note: string;
    readonly language: string;
    readonly hasForm: boolean;
  },
): string {
  const t = SAY_SITE[locale];
  const facts = SIGNS.filter(([name]) => page.job?.[name]).map(
    (sign) => `<li>${factHtml(page.job as JobFacts, sign, locale)}</li>`,
  );
  return `<nav class="crumbs wrap" aria-label="${e(t('news.here'))}"><a href="${inLanguage('/careers-page', locale)}">${icon('chevron-left', true)}${e(t('jobs.all'))}</a></nav>
<header class="wrap jobhead"${drawn.language}>${drawn.note}<h1>${e(page.title)}</h1>${facts.length > 0 ? `<ul class="jobfacts">${facts.join('')}</ul>` : ''}</header>
<div class="page-body is-job${drawn.hasForm ? ' is-asking' : ''}"${drawn.language}><div class="prose">${paragraph(page.description, ' class="lead"')}${drawn.html}</div>${drawn.after}</div>`;
}

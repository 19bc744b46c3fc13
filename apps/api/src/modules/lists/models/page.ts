import { PAGE_KINDS, PAGE_STATES, type PageState } from '@yay/contract/pages/values';
import type { Model } from '../model.ts';
import { loader } from './loader.ts';

const shown = `exists (select from page_versions v where v.page_id = o.id and v.state <> 'draft'
  and v.publish_at <= app_now() and (v.unpublish_at is null or v.unpublish_at > app_now()))`;
const ahead = `exists (select from page_versions v where v.page_id = o.id
  and v.state = 'scheduled' and v.publish_at > app_now())`;
const written = `exists (select from page_versions v where v.page_id = o.id and v.state = 'draft')`;
const STATE_CASES: Readonly<Record<PageState, string>> = {
  archived: 'o.archived_at is not null',
  shown: `o.archived_at is null and ${shown}`,
  scheduled: `o.archived_at is null and not ${shown} and ${ahead}`,
  draft: `o.archived_at is null and not ${shown} and not ${ahead} and ${written}`,
  off: `o.archived_at is null and not ${shown} and not ${ahead} and not ${written}`,
};
const STATE = `case ${Object.entries(STATE_CASES)
  .map(([state, is]) => `when ${is} then '${state}'`)
  .join(' ')} end`;
/** SQL: the title that readers see, or the draft's where nothing is published. */
const TITLE = `(select v.title from page_versions v where v.page_id = o.id
  order by v.locale, v.state = 'draft', v.publish_at desc nulls last, v.number desc limit 1)`;

/** A page of the public site. */
export const page: Model = {
  name: 'Page',
  list: 'pages',
  need: { any: ['internal_dashboard:pages'] },
  from: 'pages o',
  key: 'o.id',
  usual: ['id', 'title', 'path', 'kind', 'state'],
  order: 'o.path, o.id',
  columns: {
    id: { type: 'integer', sql: 'o.id', sort: 'o.id' },
    title: { type: 'text', sql: TITLE, sort: `lower(${TITLE})`, search: `lower(${TITLE})` },
    path: { type: 'text', sql: 'o.path', sort: 'o.path', search: 'o.path' },
    kind: { type: 'text', sql: 'o.kind', values: PAGE_KINDS, operators: ['=', '!='] },
    locales: {
      type: 'text',
      sql: `(select string_agg(distinct v.locale, ', ') from page_versions v where v.page_id = o.id)`,
      operators: [],
    },
    language: {
      type: 'text',
      sql: `(select string_agg(distinct v.locale, '+') from page_versions v where v.page_id = o.id)`,
      values: ['en', 'es', 'en+es'],
      operators: ['=', '!='],
    },
    drafts: {
      type: 'text',
      load: loader(
        'page_drafts',
        `select o.id, coalesce(string_agg(v.locale, ', ' order by v.locale), '') as drafts
         from pages o left join page_versions v on v.page_id = o.id and v.state = 'draft'
         where o.id = any ($1::int[]) group by o.id`,
      ),
      operators: [],
    },
    changed_at: {
      type: 'instant',
      sql: '(select max(v.updated_at) from page_versions v where v.page_id = o.id)',
      sort: '(select max(v.updated_at) from page_versions v where v.page_id = o.id)',
    },
    state: { type: 'text', sql: STATE, values: PAGE_STATES, cases: STATE_CASES },
    created_at: { type: 'instant', sql: 'o.created_at', sort: 'o.created_at' },
  },
  hidden: { column: 'state', value: 'archived', unless: 'o.archived_at is null' },
  finding: {
    search: `lower(${TITLE})`,
    name: TITLE,
    label: 'o.path',
    order: ['o.path', 'o.id'],
  },
};

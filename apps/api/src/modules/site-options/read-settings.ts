import type { SiteOptionChange, SiteOptionRecord } from '@yay/contract/site-options/calls';
import {
  readOrUsual,
  SITE_OPTION_FIELDS,
  type SiteOptionFields,
  type SiteOptionType,
} from '@yay/contract/site-options/fields';
import { SITE_OPTION_TYPES, TRUSTED_TYPES } from '@yay/contract/site-options/values';
import { toIso } from '@yay/domain/time';
import type { Db, Queryable } from '../../platform/db/index.ts';
import { type Actor, type Page, pageOf, sliceOf } from '../../platform/http/index.ts';
import { pictureOfAsset } from '../media/index.ts';
import { listPublishedPages } from '../pages/index.ts';
import { consequencesOf } from './consequences.ts';
import { menuPages } from './menu-pages.ts';
import { picturesIn } from './pictures-in.ts';
import {
  changePage,
  type OptionRow,
  officeNow,
  pagesToList,
  setOptions,
} from './site-options.repo.ts';

/** Tells whether somebody with the settings may change this one. */
export const mayChange = ({ permissions }: Pick<Actor, 'permissions'>, type: SiteOptionType) =>
  !(TRUSTED_TYPES as readonly SiteOptionType[]).includes(type) || permissions.has('user:credit');

export async function listSettings(db: Db, actor: Actor): Promise<{ data: SiteOptionRecord[] }> {
  const rows = new Map((await setOptions(db)).map((row) => [row.type, row]));
  const data: SiteOptionRecord[] = [];
  for (const type of SITE_OPTION_TYPES) {
    data.push(await present(db, actor, type, rows.get(type)));
  }
  return { data };
}

async function present(
  db: Db,
  actor: Actor,
  type: SiteOptionType,
  row: OptionRow | undefined,
): Promise<SiteOptionRecord> {
  const fields = readOrUsual(type, row?.fields);
  return {
    type,
    fields,
    is_broken: row !== undefined && !SITE_OPTION_FIELDS[type].safeParse(row.fields).success,
    version: row?.version ?? 0,
    changed_at: row?.changed_at ? toIso(row.changed_at) : null,
    changed_by: row?.changed_by ?? null,
    may_change: mayChange(actor, type),
    pictures: await picturesOf(db, type, fields),
    articles: type === 'blog_listing_page' ? await articlesShown(db) : null,
    pages:
      type === 'site_menus'
        ? await pagesToList(db, menuPages(fields as SiteOptionFields<'site_menus'>))
        : null,
    consequences: (await consequencesOf(db, type, fields)).consequences,
  };
}

async function picturesOf(
  db: Db,
  type: SiteOptionType,
  fields: SiteOptionFields<SiteOptionType>,
): Promise<Record<string, string>> {
  const shown: Record<string, string> = {};
  for (const { path, id } of picturesIn(type, fields)) {
    const address = await db.tx((tx) => pictureOfAsset(tx, id));
    if (address !== null) shown[path] = address;
  }
  return shown;
}

/** Articles that visitors see now, by their English titles where there are some. */
export async function articlesShown(source: Queryable): Promise<{ id: number; title: string }[]> {
  const { now } = await officeNow(source);
  const titles = new Map<number, string>();
  for (const { page_id: id, kind, locale, title } of await listPublishedPages(source, now)) {
    if (kind === 'article' && (locale === 'en' || !titles.has(id))) titles.set(id, title);
  }
  return [...titles].map(([id, title]) => ({ id, title }));
}

const PER_PAGE = 20;

export async function listHistory(
  source: Queryable,
  type: SiteOptionType,
  page = 1,
): Promise<Page<SiteOptionChange>> {
  const paging = { page, perPage: PER_PAGE };
  const { rows, total } = await changePage(source, type, sliceOf(paging));
  return pageOf(
    rows.map(({ created_at: at, before, after, ...row }) => ({
      ...row,
      before: readOrUsual(type, before),
      after: readOrUsual(type, after),
      at: toIso(at),
    })),
    total,
    paging,
  );
}

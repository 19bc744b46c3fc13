import type { JobFacts, PageKind, PageLocale } from '@yay/contract/pages/values';
import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import type { PagePicture } from './published.repo.ts';

export interface PageRow {
  id: number;
  path: string;
  kind: PageKind;
  version: number;
  created_at: Instant;
  archived_at: Instant | null;
}

export interface VersionRow {
  id: number;
  page_id: number;
  locale: PageLocale;
  number: number;
  state: 'draft' | 'scheduled' | 'published';
  title: string;
  author: { id: number; full_name: string } | null;
  based_on: number | null;
  publish_at: Instant | null;
  unpublish_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
  revision: number;
  /** Visitors see it now. */
  shown: boolean;
}

type NamedPicture = PagePicture & { readonly name: string };

export interface WholeVersionRow extends VersionRow {
  description: string;
  picture: NamedPicture | null;
  topics: { id: number; name: string }[];
  body: unknown;
  links: unknown;
  job: JobFacts | null;
  body_pictures: NamedPicture[];
}

export async function pageById(source: Queryable, id: number): Promise<PageRow | null> {
  const [row] = await source.query<PageRow>(
    'pages.by_id',
    'select id, path, kind, version, created_at, archived_at from pages where id = $1',
    [id],
  );
  return row ?? null;
}

/** Keeps everybody else from changing the page or a version of it until the commit. */
export async function lockPage(tx: Tx, id: number): Promise<PageRow | null> {
  await tx.query(
    'pages.lock',
    `select id from pages where id = $1 ${LOCKS.pages.forNoKeyUpdate(['$1'])}`,
    [id],
  );
  return pageById(tx, id);
}

/** Keeps pages and redirects from taking or leaving an address until the commit. */
export async function lockAddresses(tx: Tx): Promise<void> {
  await tx.query('pages.lock_addresses', `select ${LOCKS.addresses.exclusive([])}`);
}

const VERSION = `v.id, v.page_id, v.locale, v.number, v.state, v.title,
  case when u.id is not null then json_build_object('id', u.id, 'full_name', u.first || ' ' || u.last) end as author,
  b.number as based_on, v.publish_at, v.unpublish_at, v.created_at, v.updated_at, v.revision,
  coalesce(v.id = (select s.id from page_versions_at(app_now()) s
    where s.page_id = v.page_id and s.locale = v.locale), false) as shown`;
const PICTURE = `json_build_object('id', a.id, 'public_id', a.public_id, 'format', a.format,
  'version', a.version, 'width', a.width, 'height', a.height,
  'alt', alt_in(v.locale, a.alt, a.alt_es), 'name', a.name)`;

/** The latest first. */
export const versionsOf = (source: Queryable, pageId: number): Promise<VersionRow[]> =>
  source.query<VersionRow>(
    'pages.versions',
    `select ${VERSION} from page_versions v left join users u on u.id = v.author_id
     left join page_versions b on b.id = v.based_on
     where v.page_id = $1 order by v.created_at desc, v.id desc limit 200`,
    [pageId],
  );

export const wholeVersions = (
  source: Queryable,
  pageId: number,
  ids: readonly number[],
): Promise<WholeVersionRow[]> =>
  source.query<WholeVersionRow>(
    'pages.whole_versions',
    `select ${VERSION}, v.description, case when a.id is not null then ${PICTURE} end as picture,
       coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name) order by lower(t.name))
         from terms t where t.id = any (v.topic_ids)), '[]') as topics, v.body, v.links, v.job,
       coalesce((select json_agg(${PICTURE}) from assets a
         where a.id = any (v.body_asset_ids) and a.deleted_at is null), '[]') as body_pictures
     from page_versions v left join users u on u.id = v.author_id
     left join page_versions b on b.id = v.based_on
     left join assets a on a.id = v.asset_id and a.deleted_at is null
     where v.page_id = $1 and v.id = any ($2)`,
    [pageId, ids],
  );

export async function draftOf(
  source: Queryable,
  pageId: number,
  locale: PageLocale,
): Promise<WholeVersionRow | null> {
  const [found] = await source.query<{ id: number }>(
    'pages.draft',
    `select id from page_versions where page_id = $1 and locale = $2 and state = 'draft'`,
    [pageId, locale],
  );
  if (found === undefined) return null;
  const [row] = await wholeVersions(source, pageId, [found.id]);
  return row ?? null;
}

export async function insertPage(
  tx: Tx,
  page: { readonly path: string; readonly kind: PageKind; readonly createdBy: number },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'pages.insert',
    'insert into pages (path, kind, created_by) values ($1, $2, $3) returning id',
    [page.path, page.kind, page.createdBy],
  );
  if (row === undefined) throw new Error('the page was not written');
  return row.id;
}

export async function writePage(
  tx: Tx,
  id: number,
  values: { readonly path: string; readonly kind: PageKind },
): Promise<void> {
  await tx.query(
    'pages.update',
    'update pages set path = $2, kind = $3, version = version + 1 where id = $1',
    [id, values.path, values.kind],
  );
}

export async function markArchived(tx: Tx, id: number, archived: boolean): Promise<void> {
  await tx.query(
    'pages.archive',
    `update pages set archived_at = case when $2 then app_now() end, version = version + 1
     where id = $1`,
    [id, archived],
  );
}

export interface DraftValues {
  readonly title: string;
  readonly description: string;
  readonly assetId: number | null;
  readonly topicIds: readonly number[];
  /** JSON; null for nothing. */
  readonly body: string | null;
  readonly bodyAssetIds: readonly number[];
  /** JSON; null for none. */
  readonly links: string | null;
  readonly job: JobFacts | null;
}

export async function insertDraft(
  tx: Tx,
  draft: DraftValues & {
    readonly pageId: number;
    readonly locale: PageLocale;
    readonly authorId: number;
    readonly basedOn: number | null;
  },
): Promise<void> {
  await tx.query(
    'pages.insert_draft',
    `insert into page_versions (page_id, locale, number, title, description, asset_id, topic_ids,
       body, body_asset_ids, links, job, author_id, based_on)
     select $1, $2, coalesce(max(v.number), 0) + 1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12
     from page_versions v where v.page_id = $1 and v.locale = $2`,
    [
      draft.pageId,
      draft.locale,
      draft.title,
      draft.description,
      draft.assetId,
      draft.topicIds,
      draft.body,
      draft.bodyAssetIds,
      draft.links,
      draft.job,
      draft.authorId,
      draft.basedOn,
    ],
  );
}

export async function writeDraft(
  tx: Tx,
  id: number,
  authorId: number,
  draft: DraftValues,
): Promise<void> {
  await tx.query(
    'pages.write_draft',
    `update page_versions set title = $2, description = $3, asset_id = $4, topic_ids = $5, body = $6,
       body_asset_ids = $7, links = $8, job = $9, author_id = $10, revision = revision + 1,
       updated_at = app_now()
     where id = $1`,
    [
      id,
      draft.title,
      draft.description,
      draft.assetId,
      draft.topicIds,
      draft.body,
      draft.bodyAssetIds,
      draft.links,
      draft.job,
      authorId,
    ],
  );
}

/** A draft that begins as another version was; a draft that there is takes its words. */
export async function copyIntoDraft(
  tx: Tx,
  from: { readonly id: number; readonly pageId: number; readonly locale: PageLocale },
  into: { readonly draftId: number | null; readonly authorId: number },
): Promise<void> {
  if (into.draftId === null) {
    await tx.query(
      'pages.copy_draft',
      `insert into page_versions (page_id, locale, number, title, description, asset_id, topic_ids,
         body, body_asset_ids, links, job, author_id, based_on)
       select v.page_id, v.locale, (select max(o.number) + 1 from page_versions o
           where o.page_id = $2 and o.locale = $3), v.title, v.description, v.asset_id,
         v.topic_ids, v.body, v.body_asset_ids, v.links, v.job, $4, v.id
       from page_versions v where v.id = $1`,
      [from.id, from.pageId, from.locale, into.authorId],
    );
    return;
  }
  await tx.query(
    'pages.copy_over_draft',
    `update page_versions d set title = v.title, description = v.description, asset_id = v.asset_id,
       topic_ids = v.topic_ids, body = v.body, body_asset_ids = v.body_asset_ids,
       links = v.links, job = v.job, author_id = $3,
       based_on = v.id, revision = d.revision + 1, updated_at = app_now()
     from page_versions v where v.id = $1 and d.id = $2`,
    [from.id, into.draftId, into.authorId],
  );
}

export async function deleteDraft(tx: Tx, id: number): Promise<void> {
  await tx.query(
    'pages.delete_draft',
    `delete from page_versions where id = $1 and state = 'draft'`,
    [id],
  );
}

export async function markPublished(tx: Tx, id: number): Promise<void> {
  await tx.query(
    'pages.publish',
    `update page_versions set state = 'published', publish_at = app_now(), published_at = app_now(),
       revision = revision + 1, updated_at = app_now() where id = $1 and state = 'draft'`,
    [id],
  );
}

export async function markScheduled(
  tx: Tx,
  id: number,
  window: { readonly from: string; readonly until: string | null },
): Promise<void> {
  await tx.query(
    'pages.schedule',
    `update page_versions set state = 'scheduled', publish_at = $2, unpublish_at = $3,
       revision = revision + 1, updated_at = app_now() where id = $1 and state = 'draft'`,
    [id, window.from, window.until],
  );
}

/** Another version of the page in that language that begins in the same minute. */
export async function neighborAt(
  source: Queryable,
  pageId: number,
  locale: PageLocale,
  from: string,
): Promise<{ number: number; title: string } | null> {
  const [row] = await source.query<{ number: number; title: string }>(
    'pages.neighbor',
    `select number, title from page_versions
     where page_id = $1 and locale = $2 and state <> 'draft'
       and publish_at >= $3::timestamptz and publish_at < $3::timestamptz + interval '1 minute'
       and (unpublish_at is null or unpublish_at > publish_at)
     order by number desc limit 1`,
    [pageId, locale, from],
  );
  return row ?? null;
}

export async function markUnscheduled(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.query(
    'pages.unschedule',
    `update page_versions set state = 'draft', publish_at = null, unpublish_at = null,
       revision = revision + 1, updated_at = app_now()
     where id = $1 and state = 'scheduled' and publish_at > app_now() returning id`,
    [id],
  );
  return rows.length > 0;
}

/** Ends versions that are published or would be again; scheduled ones stay. */
export async function closeShown(tx: Tx, pageId: number, locale: PageLocale): Promise<number> {
  const rows = await tx.query(
    'pages.take_off',
    `update page_versions set unpublish_at = app_now(), updated_at = app_now()
     where page_id = $1 and locale = $2 and state <> 'draft' and publish_at <= app_now()
       and (unpublish_at is null or unpublish_at > app_now()) returning id`,
    [pageId, locale],
  );
  return rows.length;
}

export interface BegunVersion {
  id: number;
  page_id: number;
  locale: PageLocale;
  title: string;
}

/** Scheduled versions whose instant came: they are published as of then. */
export const markBegun = (tx: Tx): Promise<BegunVersion[]> =>
  tx.query<BegunVersion>(
    'pages.begin',
    `update page_versions set state = 'published', published_at = publish_at
     where state = 'scheduled' and publish_at <= app_now()
     returning id, page_id, locale, title`,
  );

/** Topics that there are, of those that were chosen. */
export const knownTopics = async (source: Queryable, ids: readonly number[]): Promise<number[]> => {
  const rows = await source.query<{ id: number }>(
    'pages.topics',
    'select id from terms where id = any ($1)',
    [ids],
  );
  return rows.map(({ id }) => id);
};

export interface AddressHolder {
  id: number;
  title: string;
  archived: boolean;
}

export async function pageAt(source: Queryable, path: string): Promise<AddressHolder | null> {
  const [row] = await source.query<AddressHolder>(
    'pages.at_path',
    `select p.id, p.archived_at is not null as archived,
       coalesce((select v.title from page_versions v where v.page_id = p.id
         order by v.locale, v.number desc limit 1), p.path) as title
     from pages p where p.path = $1`,
    [path],
  );
  return row ?? null;
}

/** Counts the texts at the addresses, each language by itself, that are shown as the product brought them. */
export async function countTextsAsBrought(
  source: Queryable,
  paths: readonly string[],
): Promise<number> {
  const [row] = await source.query<{ count: number }>(
    'pages.as_brought',
    `select count(*)::int as count from pages p join page_versions_at(app_now()) v on v.page_id = p.id
     where p.path = any ($1) and v.author_id is null`,
    [paths],
  );
  return row?.count ?? 0;
}

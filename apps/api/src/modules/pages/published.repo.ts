import type { JobFacts, PageKind, PageLocale } from '@yay/contract/pages/values';
import type { Document } from '@yay/documents';
import type { Instant } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';

/** A picture of the library, as its addresses are made. */
export interface PagePicture {
  readonly id: number;
  readonly public_id: string;
  readonly format: string;
  readonly version: number;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A page as a visitor reads it. */
export interface PublishedPage {
  page_id: number;
  version_id: number;
  path: string;
  kind: PageKind;
  /** The language of the text: English where the asked one is missing. */
  locale: PageLocale;
  /** Languages in which the page is there, for links between them. */
  locales: PageLocale[];
  title: string;
  description: string;
  /** The picture by which search engines and shared links show the page. */
  picture: PagePicture | null;
  topics: { id: number; name: string }[];
  body: Document | null;
  /** Links at its end, as a list. */
  links: Document | null;
  /** The facts of a job; null where it names none. */
  job: JobFacts | null;
  /** The library's pictures that the body shows, as they are now. */
  body_pictures: PagePicture[];
  /** The moment since which this version is shown; `first_shown` is that of the page's first one. */
  shown_since: Instant;
  first_shown: Instant;
}

export interface ListedPage
  extends Pick<
    PublishedPage,
    | 'page_id'
    | 'path'
    | 'kind'
    | 'locale'
    | 'title'
    | 'description'
    | 'picture'
    | 'topics'
    | 'job'
    | 'shown_since'
    | 'first_shown'
  > {}

const pictureIn = (language: string) => `json_build_object('id', a.id, 'public_id', a.public_id,
  'format', a.format, 'version', a.version, 'width', a.width, 'height', a.height,
  'alt', alt_in(${language}, a.alt, a.alt_es))`;
/** A picture, described in the language of the version that shows it. */
const PICTURE = pictureIn('v.locale');
const TOPICS = `coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name)
  order by lower(t.name)) from terms t where t.id = any (v.topic_ids)), '[]')`;
const FIRST = `(select min(f.publish_at) from page_versions f
  where f.page_id = v.page_id and f.state <> 'draft')`;

const BODY_PICTURES = `coalesce((select json_agg(${PICTURE}) from assets a
  where a.id = any (v.body_asset_ids) and a.deleted_at is null), '[]')`;

export async function publishedPage(
  source: Queryable,
  asked: { readonly path: string; readonly locale: PageLocale; readonly at: string },
): Promise<PublishedPage | null> {
  const [row] = await source.query<PublishedPage>(
    'pages.published',
    `select p.id as page_id, v.id as version_id, p.path, p.kind, v.locale,
       array(select o.locale from page_versions_at($3) o where o.page_id = p.id
         order by o.locale) as locales,
       v.title, v.description, case when a.id is not null then ${PICTURE} end as picture,
       ${TOPICS} as topics, v.body, v.links, v.job, ${BODY_PICTURES} as body_pictures,
       v.publish_at as shown_since, ${FIRST} as first_shown
     from pages p join page_versions_at($3) v on v.page_id = p.id
     left join assets a on a.id = v.asset_id and a.deleted_at is null
     where p.path = $1
     order by v.locale = $2 desc, v.locale = 'en' desc limit 1`,
    [asked.path, asked.locale, asked.at],
  );
  return row ?? null;
}

/** One version as its visitors would see it at an instant, whatever its state. */
export async function versionToShow(
  source: Queryable,
  asked: { readonly page: number; readonly version: number; readonly at: string },
): Promise<PublishedPage | null> {
  const [row] = await source.query<PublishedPage>(
    'pages.version_to_show',
    `select p.id as page_id, v.id as version_id, p.path, p.kind, v.locale,
       array[v.locale] as locales, v.title, v.description,
       case when a.id is not null then ${PICTURE} end as picture,
       ${TOPICS} as topics, v.body, v.links, v.job, ${BODY_PICTURES} as body_pictures,
       coalesce(v.publish_at, $3) as shown_since, coalesce(${FIRST}, $3) as first_shown
     from pages p join page_versions v on v.page_id = p.id
     left join assets a on a.id = v.asset_id and a.deleted_at is null
     where p.id = $1 and v.id = $2`,
    [asked.page, asked.version, asked.at],
  );
  return row ?? null;
}

/** A picture of the library for an address that is shared; null where it is not there any more. */
export async function pictureById(source: Queryable, id: number): Promise<PagePicture | null> {
  const [row] = await source.query<{ picture: PagePicture }>(
    'pages.picture',
    `select ${pictureIn(`'en'`)} as picture from assets a where a.id = $1 and a.deleted_at is null`,
    [id],
  );
  return row?.picture ?? null;
}

export const publishedPages = (source: Queryable, at: string): Promise<ListedPage[]> =>
  source.query<ListedPage>(
    'pages.published_list',
    `select p.id as page_id, p.path, p.kind, v.locale, v.title, v.description,
       case when a.id is not null then ${PICTURE} end as picture, ${TOPICS} as topics,
       v.job, v.publish_at as shown_since, ${FIRST} as first_shown
     from pages p join page_versions_at($1) v on v.page_id = p.id
     left join assets a on a.id = v.asset_id and a.deleted_at is null
     order by first_shown desc, p.id desc, v.locale`,
    [at],
  );

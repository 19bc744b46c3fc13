import {
  type JobFacts,
  type PageKind,
  type PageLocale,
  variantOf,
} from '@yay/contract/pages/values';
import { assetsOf, checkDocument, type Document } from '@yay/documents';
import { type Instant, toIso } from '@yay/domain/time';
import type { Db, Tx } from '../../platform/db/index.ts';
import { ensureTerms } from '../terms/index.ts';

interface TextToLay {
  readonly title: string;
  readonly description: string;
  /** Names of topics; one that there is not yet is made. */
  readonly topics?: readonly string[];
  readonly body: Document | null;
  /** Links at its end, as a list. */
  readonly links?: Document | undefined;
  readonly job?: JobFacts | undefined;
}

export interface PageToLay {
  readonly path: string;
  readonly kind: PageKind;
  /** The moment since which it can be read; the moment of laying it unless given. */
  readonly shownSince?: Instant;
  /** Number of the library's picture by which the page is shown. */
  readonly picture?: number | undefined;
  readonly texts: Readonly<Partial<Record<PageLocale, TextToLay>>>;
}

/**
 * Publishes pages that the product brings. Safe at every start and in several processes at once: a
 * page in a language that was ever written is left as the team has it.
 */
export async function layPages(db: Db, pages: readonly PageToLay[]): Promise<void> {
  for (const { path, kind, texts } of pages) {
    for (const [locale, { body, links }] of Object.entries(texts)) {
      const [problem] = [
        ...(body === null ? [] : checkDocument(body, variantOf(kind))),
        ...(links === undefined ? [] : checkDocument(links, 'linklist')),
      ];
      if (problem) throw new Error(`${path} (${locale}): ${problem.code} at ${problem.at}`);
    }
  }
  await db.tx(async (tx) => {
    for (const page of pages) await layPage(tx, page);
  });
}

async function layPage(
  tx: Tx,
  { path, kind, shownSince, picture, texts }: PageToLay,
): Promise<void> {
  const since = shownSince === undefined ? null : toIso(shownSince);
  await tx.query(
    'pages.lay',
    `insert into pages (path, kind, created_at) values ($1, $2, coalesce($3, app_now()))
     on conflict (path) do nothing`,
    [path, kind, since],
  );
  for (const [locale, { title, description, topics = [], body, links, job }] of Object.entries(
    texts,
  )) {
    const [fresh] = await tx.query<{ id: number }>(
      'pages.lay_where',
      `select p.id from pages p where p.path = $1 and not exists (
         select from page_versions v where v.page_id = p.id and v.locale = $2)`,
      [path, locale],
    );
    if (fresh === undefined) continue;
    // Readers ask by the millisecond: with a part of one more, the page would not be there yet.
    await tx.query(
      'pages.lay_version',
      `insert into page_versions (page_id, locale, number, state, title, description, topic_ids,
         body, body_asset_ids, asset_id, links, job, publish_at, published_at, created_at,
         updated_at)
       select $1, $2, 1, 'published', $3, $4, $5, $6, $7, $9, $10, $11, at, at, at, at
       from coalesce($8::timestamptz, date_trunc('milliseconds', app_now())) at
       on conflict do nothing`,
      [
        fresh.id,
        locale,
        title,
        description,
        (await ensureTerms(tx, topics)).map((term) => term.id),
        body === null ? null : JSON.stringify(body),
        assetsOf(body),
        since,
        picture ?? null,
        links === undefined ? null : JSON.stringify(links),
        job ?? null,
      ],
    );
  }
}

import type { LabelContent } from '@yay/domain/labels';
import type { Instant } from '@yay/domain/time';
import type { Locale } from '@yay/words/locales';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import { announcePrints, type PrintOfSchool } from './announce-prints.ts';
import type { Slip } from './draw-slip.ts';
import type { PrintedLabel } from './label-words.ts';

/** Tries the lock on making a print, which ends with the transaction or with the process. */
export async function lockPrint(tx: Tx, id: number): Promise<boolean> {
  const [row] = await tx.query<{ held: boolean }>(
    'labels.lock_print',
    `select ${LOCKS.labels.ifFree(['$1'])} as held`,
    [id],
  );
  return row?.held ?? false;
}

/** Begins the file anew, without what an earlier attempt left. False where it was stopped. */
export async function beginFile(tx: Tx, id: number): Promise<boolean> {
  await tx.query('labels.drop_chunks', 'delete from label_chunks where print_id = $1', [id]);
  const rows = await tx.query<PrintOfSchool>(
    'labels.begin',
    `update label_prints set status = 'running', labels_done = 0
     where id = $1 and status in ('waiting', 'running') returning destination_id`,
    [id],
  );
  return announcePrints(tx, rows);
}

interface LabelRow {
  token: string;
  is_go: boolean;
  content: LabelContent;
  before: LabelContent | null;
}

/** The labels of a print in their order, `most` at a time. */
export async function* labelsFrom(
  source: Queryable,
  printId: number,
  most: number,
): AsyncGenerator<PrintedLabel[]> {
  for (let from = 0; ; from += most) {
    const rows = await source.query<LabelRow>(
      'labels.some',
      `select token, item_id is not null as is_go, content, before from labels
       where print_id = $1 and n >= $2 and n < $3 and token is not null order by n`,
      [printId, from, from + most],
    );
    if (rows.length > 0) {
      yield rows.map(({ token, is_go, content, before }) => ({
        token,
        isGo: is_go,
        content,
        before,
      }));
    }
    if (rows.length < most) return;
  }
}

/** Returns the labels that the slip of a print of changes names. */
export async function slipOf(source: Queryable, printId: number, sinceAt: Instant): Promise<Slip> {
  const rows = await source.query<{ is_canceled: boolean; content: LabelContent }>(
    'labels.slip',
    `select token is null as is_canceled, coalesce(before, content) as content from labels
     where print_id = $1 and (token is null or before is not null) order by n`,
    [printId],
  );
  const contentsOf = (isCanceled: boolean) =>
    rows.filter(({ is_canceled }) => is_canceled === isCanceled).map(({ content }) => content);
  return { canceled: contentsOf(true), changed: contentsOf(false), sinceAt };
}

export async function addChunk(
  source: Queryable,
  printId: number,
  n: number,
  content: Buffer,
): Promise<void> {
  await source.query(
    'labels.add_chunk',
    'insert into label_chunks (print_id, n, content) values ($1, $2, $3)',
    [printId, n, content],
  );
}

/** False where the print was stopped. */
export async function noteProgress(source: Queryable, id: number, done: number): Promise<boolean> {
  const rows = await source.query(
    'labels.note_progress',
    `update label_prints set labels_done = $2 where id = $1 and status = 'running' returning id`,
    [id, done],
  );
  return rows.length > 0;
}

/** False where the print was stopped. */
export async function finishPrint(
  tx: Tx,
  id: number,
  file: { readonly pages: number; readonly bytes: number },
): Promise<boolean> {
  const rows = await tx.query<PrintOfSchool>(
    'labels.finish',
    `update label_prints set status = 'ready', labels_done = labels, pages = $2, bytes = $3,
       ready_at = app_now()
     where id = $1 and status = 'running' returning destination_id`,
    [id, file.pages, file.bytes],
  );
  return announcePrints(tx, rows);
}

export async function failPrint(tx: Tx, id: number): Promise<void> {
  await tx.query('labels.drop_chunks', 'delete from label_chunks where print_id = $1', [id]);
  const rows = await tx.query<PrintOfSchool>(
    'labels.fail',
    `update label_prints set status = 'failed' where id = $1 and status in ('waiting', 'running')
     returning destination_id`,
    [id],
  );
  announcePrints(tx, rows);
}

/** Notes that a mailing left. False where this print is none of a subscription, or has left. */
export async function sendMailing(tx: Tx, printId: number, sentTo: number): Promise<boolean> {
  const rows = await tx.query(
    'labels.send_mailing',
    `update label_mailings set sent_at = app_now(), sent_to = $2
     where print_id = $1 and sent_at is null returning date`,
    [printId, sentTo],
  );
  return rows.length > 0;
}

/** A whole file. */
export async function fileOf(source: Queryable, printId: number): Promise<Buffer> {
  const rows = await source.query<{ content: Buffer }>(
    'labels.file',
    'select content from label_chunks where print_id = $1 order by n',
    [printId],
  );
  return Buffer.concat(rows.map(({ content }) => content));
}

export async function chunkOf(
  source: Queryable,
  printId: number,
  n: number,
): Promise<Buffer | undefined> {
  const [row] = await source.query<{ content: Buffer }>(
    'labels.chunk',
    'select content from label_chunks where print_id = $1 and n = $2',
    [printId, n],
  );
  return row?.content;
}

export interface LabelReaderRow {
  readonly name: string;
  readonly email: string;
  /** The language of the account with this address; the product's first one where there is none. */
  readonly locale: Locale;
}

/** Returns the contacts to whom the labels of a school are mailed. */
export const readersOf = (source: Queryable, schoolId: number): Promise<LabelReaderRow[]> =>
  source.query<LabelReaderRow>(
    'labels.readers',
    `select k.name, k.email, coalesce(u.locale, 'en') as locale
     from school_contacts k left join users u on u.email = lower(k.email)
     where k.destination_id = $1 and k.gets_labels and k.email is not null
     order by k.position, k.id`,
    [schoolId],
  );

import { Readable } from 'node:stream';
import { toIso } from '@yay/domain/time';
import type { Locale } from '@yay/words/locales';
import { words as english } from '@yay/words/requests/en';
import { words as spanish } from '@yay/words/requests/es';
import type { Db } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { BYTE_ORDER_MARK, csvLine } from '../lists/index.ts';
import { type AskedRequests, filtersOf } from './read-requests.ts';
import { type RequestRowOfFile, requestFileRows } from './requests.repo.ts';

const SAID = { en: english, es: spanish };
const AT_ONCE = 500;

/** Returns every request that is asked for as a file, and writes down who took it. */
export async function requestsFile(
  db: Db,
  actor: Actor,
  asked: AskedRequests,
  locale: Locale,
): Promise<Readable> {
  await db.tx((tx) =>
    record(tx, actor, {
      action: 'request.exported',
      subject: { type: 'request', id: null, label: asked.kind ?? '' },
    }),
  );
  return Readable.from(lines(db, actor, asked, locale));
}

async function* lines(
  db: Db,
  actor: Actor,
  asked: AskedRequests,
  locale: Locale,
): AsyncGenerator<string> {
  const words = SAID[locale];
  const { columns } = words;
  yield BYTE_ORDER_MARK +
    csvLine([
      columns.number,
      columns.received,
      columns.kind,
      columns.state,
      columns.name,
      columns.email,
      columns.phone,
      columns.about,
      columns.owner,
      columns.answered,
      columns.message,
      columns.fields,
    ]);
  const filters = filtersOf(actor, asked);
  let before = 2_147_483_647;
  for (;;) {
    const rows = await requestFileRows(db, filters, before, AT_ONCE);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map((row) => csvLine(cellsOf(row, words))).join('');
    before = last.id;
  }
}

const cellsOf = (row: RequestRowOfFile, words: (typeof SAID)[Locale]): string[] => [
  String(row.id),
  toIso(row.created_at),
  words.kinds[row.kind],
  words.states[row.state],
  row.name,
  row.email,
  row.phone ?? '',
  row.about,
  row.owner ?? '',
  row.answered_at === null ? '' : toIso(row.answered_at),
  row.message,
  Object.entries(row.fields)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('; '),
];

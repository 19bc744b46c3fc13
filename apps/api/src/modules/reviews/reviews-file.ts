import { Readable } from 'node:stream';
import type { Locale } from '@yay/words/locales';
import { words as english } from '@yay/words/reviews/en';
import { words as spanish } from '@yay/words/reviews/es';
import type { Queryable } from '../../platform/db/index.ts';
import { BYTE_ORDER_MARK, csvLine } from '../lists/index.ts';
import { askedOf, type FileQuery, orderOf, shareOf } from './get-reviews.ts';
import { readRows } from './reviews.repo.ts';

const fileWords = { en: english.file, es: spanish.file };

/** Every row of the report, whatever page it is on, as a file. */
export async function reviewsFile(
  source: Queryable,
  query: FileQuery,
  locale: Locale,
): Promise<Readable> {
  const order = orderOf(query);
  const rows = await readRows(source, askedOf(query), { ...order, limit: null, offset: 0 });
  const words = fileWords[locale];
  const { name, note } = words[order.group];
  const lines = [
    [name, note, words.ratings, words.likes, words.dislikes, words.share],
    ...rows.map((row) => [
      row.name,
      row.note,
      String(row.likes + row.dislikes),
      String(row.likes),
      String(row.dislikes),
      String(shareOf(row) ?? ''),
    ]),
  ];
  // A vendor has nothing beside its name.
  const cellsOf = ([first = '', second = '', ...rest]: string[]) =>
    note === '' ? [first, ...rest] : [first, second, ...rest];
  const text = lines.map((line) => csvLine(cellsOf(line))).join('');
  return Readable.from([BYTE_ORDER_MARK + text]);
}

import type { ReviewRow } from '@yay/contract/reviews/calls';
import type { ReviewGroup } from '@yay/contract/reviews/values';
import type { Locale } from '@yay/words/locales';
import { words as english } from '@yay/words/reviews/en';
import { words as spanish } from '@yay/words/reviews/es';
import { BYTE_ORDER_MARK, csvLine } from '../lists/index.ts';
import { shareOf } from './get-reviews.ts';

const said = { en: english.file, es: spanish.file };

/** A line for each row of the report, whatever page it is on. */
export function reviewsFile(
  group: ReviewGroup,
  rows: readonly ReviewRow[],
  locale: Locale,
): string {
  const words = said[locale];
  const { name, note } = words[group];
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
  return BYTE_ORDER_MARK + lines.map((line) => csvLine(cellsOf(line))).join('');
}

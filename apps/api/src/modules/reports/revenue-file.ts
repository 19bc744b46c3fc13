import { Readable } from 'node:stream';
import { addDays } from '@yay/domain/calendar';
import type { Locale } from '@yay/words/locales';
import { words as english } from '@yay/words/reports/en';
import { words as spanish } from '@yay/words/reports/es';
import type { Queryable } from '../../platform/db/index.ts';
import { BYTE_ORDER_MARK, csvLine } from '../lists/index.ts';
import { presentSums } from './present-revenue.ts';
import { type Asked, type FileRow, revenueLines } from './revenue.repo.ts';

const fileWords = { en: english.file, es: spanish.file };

/** Day by day, read while it is sent: however long the year, one day of it is held. */
export const revenueFile = (source: Queryable, asked: Asked, locale: Locale): Readable =>
  Readable.from(lines(source, asked, locale), { objectMode: false });

async function* lines(source: Queryable, asked: Asked, locale: Locale) {
  const words = fileWords[locale];
  yield `${BYTE_ORDER_MARK}${csvLine([
    words[asked.by],
    words.market,
    words.school,
    words.vendor,
    words.lunches,
    words.meals,
    words.lateFees,
    words.discounts,
    words.net,
    words.promo,
    words.vendorCost,
    words.margin,
  ])}`;
  for (let day = asked.from; day <= asked.to; day = addDays(day, 1)) {
    const rows = await revenueLines(source, { ...asked, from: day, to: day });
    if (rows.length > 0) yield rows.map((row) => csvLine(cellsOf(row))).join('');
  }
}

const dollars = (cents: number) => (cents / 100).toFixed(2);

function cellsOf(row: FileRow): string[] {
  const sums = presentSums(row);
  return [
    row.day,
    row.market,
    row.school,
    row.vendor,
    String(sums.lunches),
    dollars(sums.meals_cents),
    dollars(sums.late_fees_cents),
    dollars(sums.discounts_cents),
    dollars(sums.net_cents),
    dollars(sums.promo_cents),
    dollars(sums.vendor_cents),
    dollars(sums.margin_cents),
  ];
}

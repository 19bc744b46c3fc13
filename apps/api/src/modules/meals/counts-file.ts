import { Readable } from 'node:stream';
import { addDays } from '@yay/domain/calendar';
import type { Locale } from '@yay/words/locales';
import { words as english } from '@yay/words/meals/en';
import { words as spanish } from '@yay/words/meals/es';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { BYTE_ORDER_MARK, csvLine } from '../lists/index.ts';
import { rangeProblem } from './meal-range.ts';
import { type Asked, mealLines } from './meals.repo.ts';

const fileWords = { en: english, es: spanish };

/** Streams the counts day by day, read while they are sent: of many days one is held. */
export function mealCountsFile(
  source: Queryable,
  asked: Asked,
  locale: Locale,
): Readable | Refusal {
  const wrong = rangeProblem(asked.startDate, asked.endDate);
  if (wrong) return refuse(422, 'invalid', wrong);
  return Readable.from(lines(source, asked, locale), { objectMode: false });
}

async function* lines(source: Queryable, asked: Asked, locale: Locale) {
  const { file: words, types } = fileWords[locale];
  yield `${BYTE_ORDER_MARK}${csvLine([
    words.day,
    words.type,
    words.market,
    words.school,
    words.vendor,
    words.item,
    words.meals,
  ])}`;
  for (let day = asked.startDate; day <= asked.endDate; day = addDays(day, 1)) {
    const rows = await mealLines(source, day, asked);
    yield rows
      .map(({ type, market, school, vendor, item, meals }) =>
        csvLine([day, types[type], market, school, vendor, item, String(meals)]),
      )
      .join('');
  }
}

import { Readable } from 'node:stream';
import { words as english } from '@yay/words/discounts/en';
import { words as spanish } from '@yay/words/discounts/es';
import type { Locale } from '@yay/words/locales';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { BYTE_ORDER_MARK, csvLine } from '../lists/index.ts';
import { findCode, usedWeeks } from './usage.repo.ts';

const fileWords = { en: english.file, es: spanish.file };

/** Every week that holds a code, the oldest first: more than the page draws. */
export async function usageFile(
  source: Queryable,
  id: number,
  locale: Locale,
): Promise<{ readonly code: string; readonly lines: Readable } | Refusal> {
  const code = await findCode(source, id);
  if (code === null) return refuse(404, 'not_found');
  const words = fileWords[locale];
  const rows = (await usedWeeks(source, id)).reverse();
  const lines = [
    [words.week, words.uses, words.families, words.meals, words.given],
    ...rows.flatMap(({ monday, uses, families, meals, given_cents }) =>
      monday === null
        ? []
        : [[monday, String(uses), String(families), String(meals), (given_cents / 100).toFixed(2)]],
    ),
  ];
  return { code, lines: Readable.from([BYTE_ORDER_MARK + lines.map(csvLine).join('')]) };
}

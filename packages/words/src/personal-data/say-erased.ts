import type { Locale } from '../locales.ts';

/**
 * Stands in the database for the first name of whoever was erased; the last one is '#' and a number.
 * It is no word of any language, and the answer, file or mail that names such a person says it in
 * its reader's.
 */
export const ERASED_NAME = '¬';

const WORD: Readonly<Record<Locale, string>> = { en: 'Erased', es: 'Borrado' };

/** The mark alone in its value or cell, before the number, or behind it: '¬', '¬ #12', '#12, ¬'. */
const MARK = /(?<=^|[",\n])¬(?=$|[",\r\n])|¬(?= #\d)|(?<=#\d{1,10}, )¬/g;

/** Puts the word of a language in place of the names of the erased; other text stays as it is. */
export const sayErased = (text: string, locale: Locale): string =>
  text.includes(ERASED_NAME) ? text.replace(MARK, WORD[locale]) : text;

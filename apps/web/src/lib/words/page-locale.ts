/** A locale of React Aria: a language with its region, and the direction in which it is read. */
interface PageLocale {
  readonly locale: string;
  readonly direction: 'ltr';
}

// The schools are in the United States: dates and weeks are theirs, in Spanish too.
const LOCALES: Readonly<Record<string, PageLocale>> = {
  en: { locale: 'en-US', direction: 'ltr' },
  es: { locale: 'es-US', direction: 'ltr' },
};

/**
 * Returns the language of the page, for what React Aria says to a screen reader. Stands in for its
 * own module, which takes the browser's language and makes the browser list every language that it
 * knows (25 ms, 100 on a phone) before it shows anything.
 */
export const useDefaultLocale = (): PageLocale =>
  LOCALES[document.documentElement.lang] ?? (LOCALES.en as PageLocale);

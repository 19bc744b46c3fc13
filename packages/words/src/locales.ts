export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}

/** The first language of an Accept-Language header (or of navigator.languages joined by commas) that we speak. */
export function localeFrom(accepted: string | undefined): Locale {
  for (const part of (accepted ?? '').split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase();
    if (isLocale(language)) return language;
  }
  return 'en';
}

/** Every key of the English words, in another language: a missing or a surplus key does not compile. */
export type Translated<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Translated<Words[Key]>;
};

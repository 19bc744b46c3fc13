import type { PageLocale } from '@yay/contract/pages/values';

/** Describes a picture in a language: in English where there is no Spanish. */
export const altIn = (
  locale: PageLocale,
  { alt, alt_es: spanish }: { readonly alt: string; readonly alt_es: string },
): string => (locale === 'es' && spanish) || alt;

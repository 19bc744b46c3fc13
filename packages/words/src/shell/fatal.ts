import { tryAgain } from '../common/try-again.ts';
import type { Locale } from '../locales.ts';

/** For when nothing else could be loaded, so it comes with the program itself. */
export const fatal: Record<Locale, { title: string; text: string; retry: string }> = {
  en: {
    title: 'We could not open this page',
    text: 'What you saved is safe. Check your connection and try again.',
    retry: tryAgain.en,
  },
  es: {
    title: 'No pudimos abrir esta página',
    text: 'Lo que guardaste está a salvo. Revisa tu conexión e inténtalo de nuevo.',
    retry: tryAgain.es,
  },
};

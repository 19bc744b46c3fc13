import type { Locale } from '../locales.ts';

/** For when nothing else could be loaded, so it comes with the program itself. */
export const fatal: Record<
  Locale,
  { title: string; text: string; retry: string; noScript: string }
> = {
  en: {
    title: 'We could not open this page',
    text: 'What you saved is safe. Check your connection and try again.',
    retry: 'Try again',
    noScript:
      'Choosing lunch needs JavaScript. Please turn it on in your browser and load this page again.',
  },
  es: {
    title: 'No pudimos abrir esta página',
    text: 'Lo que guardaste está a salvo. Revisa tu conexión e inténtalo de nuevo.',
    retry: 'Intentar de nuevo',
    noScript:
      'Para elegir el almuerzo hace falta JavaScript. Actívalo en tu navegador y carga la página otra vez.',
  },
};

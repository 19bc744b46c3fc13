import type { Locale } from '../locales.ts';

/** What a page says of the product before any of it runs: to search engines, and without scripts. */
export const about: Record<Locale, { description: string; noScript: string }> = {
  en: {
    description:
      'School lunch, ordered by the day: choose a meal for each child, see what it costs and save the week in a few taps.',
    noScript:
      'Choosing lunch needs JavaScript. Please turn it on in your browser and load this page again.',
  },
  es: {
    description:
      'El almuerzo escolar, día por día: elige una comida para cada niño, mira cuánto cuesta y guarda la semana en pocos toques.',
    noScript:
      'Para elegir el almuerzo hace falta JavaScript. Actívalo en tu navegador y carga la página otra vez.',
  },
};

import { tryAgain } from '../common/try-again.ts';
import type { Locale } from '../locales.ts';

interface About {
  readonly description: string;
  readonly noScript: string;
  readonly late: { readonly title: string; readonly text: string; readonly again: string };
}

/** Describes the product before any of it runs: to search engines, without scripts, and while they are on their way. */
export const about: Record<Locale, About> = {
  en: {
    description:
      'School lunch, ordered by the day: choose a meal for each child, see what it costs and save the week in a few taps.',
    noScript:
      'Choosing lunch needs JavaScript. Please turn it on in your browser and load this page again.',
    late: {
      title: 'This is taking longer than it should',
      text: 'Check your connection.',
      again: tryAgain.en,
    },
  },
  es: {
    description:
      'El almuerzo escolar, día por día: elige una comida para cada niño, mira cuánto cuesta y guarda la semana en pocos toques.',
    noScript:
      'Para elegir el almuerzo hace falta JavaScript. Actívalo en tu navegador y carga la página otra vez.',
    late: {
      title: 'Esto tarda más de lo normal',
      text: 'Revisa tu conexión.',
      again: tryAgain.es,
    },
  },
};

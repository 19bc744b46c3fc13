import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    data_file_today: 'Puedes pedir tus datos una vez al día. Inténtalo de nuevo mañana.',
  },
};

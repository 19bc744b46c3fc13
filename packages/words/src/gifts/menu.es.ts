import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    creditCodeSets: 'Códigos de regalo y promoción',
  },
  purposes: {
    creditCodeSets: 'Regalos comprados y códigos para repartir.',
  },
};

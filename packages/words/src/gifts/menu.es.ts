import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    creditCodeSets: 'Códigos de regalo y promoción',
  },
  purposes: {
    creditCodeSets: 'Regalos comprados y códigos para regalar.',
  },
  also: {
    creditCodeSets: 'tarjetas de regalo, vales, almuerzo para maestros',
  },
  deeds: {
    newCodes: {
      name: 'Crear códigos de regalo o promoción',
      also: 'nueva tarjeta de regalo, crear un vale, imprimir códigos',
    },
  },
};

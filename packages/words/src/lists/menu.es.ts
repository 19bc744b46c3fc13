import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    exports: 'Exportaciones',
  },
  purposes: {
    exports: 'Listas que exportaste como archivos.',
  },
  also: {
    exports: 'descargas, CSV, hoja de cálculo, Excel, archivos',
  },
  deeds: {
    exportList: {
      name: 'Exportar una lista',
      also: 'descargar familias, CSV, hoja de cálculo, Excel, lista de contactos',
    },
  },
};

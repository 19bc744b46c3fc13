import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    too_many_resources: 'Una escuela puede guardar 100 recursos. Quita uno que ya no necesites.',
    upload_over: 'Este archivo ya está. Vuelve a cargar la página para verlo.',
  },
  field: {
    resource_type: 'Elige un PDF, una imagen, un archivo de Word, hoja de cálculo, CSV o texto.',
    resource_content:
      'Este archivo no es lo que dice su nombre. Guárdalo de nuevo y elígelo otra vez.',
    resource_too_large: 'Este archivo es demasiado grande. Puede tener 10 MB como máximo.',
    not_https: 'Una dirección empieza con https://',
  },
};

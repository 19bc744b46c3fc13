import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    code_lapsed:
      'El código promocional ya no es válido. No se guardó nada: revisa el nuevo total y guarda de nuevo.',
  },
  field: {
    wrong_option_group: 'Esta opción no es de este plato.',
    too_few_options: 'Falta elegir algo para este plato.',
    too_many_options: 'Hay demasiadas opciones para este plato.',
    unknown_extra: 'No tenemos este extra.',
    not_an_entree: 'Esto es un extra, no un plato.',
    other_week: 'Este día es de otra semana.',
  },
};

import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    menu_scheduled: 'Hay próximos días que usan este menú, así que no se puede archivar.',
  },
  field: {
    unknown_menu: 'No encontramos este menú.',
    menu_archived: 'Este menú está archivado. Restáuralo primero.',
    not_a_go_menu: 'Este es un menú del calendario, no un menú para llevar.',
    days_after_it: 'Hay días posteriores programados con este menú. Quítalos primero.',
    overlaps: 'La escuela ya tiene este menú en algunos de estos días.',
  },
};

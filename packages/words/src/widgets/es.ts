import type { Translated } from '../locales.ts';
import type { widgets as english } from './en.ts';

export const widgets: Translated<typeof english> = {
  search: {
    hint: 'Escribe al menos {count} letras.',
    searching: 'Buscando',
    none: 'Sin resultados',
    failed: 'La búsqueda no funcionó.',
    found: '{count, plural, one {# resultado} other {# resultados}}',
    more: 'Mostrar {count} más',
  },
};

import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  search: {
    hint: 'Escribe al menos {count} letras.',
    searching: 'Buscando',
    none: 'Sin resultados',
    failed: 'La búsqueda no funcionó. Inténtalo de nuevo.',
    found: '{count, plural, one {# resultado} other {# resultados}}',
    more: 'Mostrar {count} más',
  },
};

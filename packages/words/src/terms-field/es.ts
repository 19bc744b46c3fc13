import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  tags: {
    remove: 'Quitar la etiqueta {name}',
    create: 'Crear la etiqueta “{name}”',
    added: 'Se agregó {name}',
    removed: 'Se quitó {name}',
    short: 'Una etiqueta nueva necesita al menos {min} caracteres.',
    long: 'Una etiqueta puede tener {max} caracteres como máximo.',
    taken: 'Esta etiqueta ya está elegida.',
    searching: 'Buscando etiquetas',
    failed: 'No se pudo crear la etiqueta. Inténtalo de nuevo.',
  },
  topics: {
    remove: 'Quitar el tema {name}',
    create: 'Crear el tema “{name}”',
    added: 'Se agregó {name}',
    removed: 'Se quitó {name}',
    short: 'Un tema nuevo necesita al menos {min} caracteres.',
    long: 'Un tema puede tener {max} caracteres como máximo.',
    taken: 'Este tema ya está elegido.',
    searching: 'Buscando temas',
    failed: 'No se pudo crear el tema. Inténtalo de nuevo.',
  },
};

import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: { pages: 'Páginas' },
  purposes: { pages: 'Lo que dice el sitio público: escrito, programado, publicado, comparado.' },
  also: { pages: 'sitio, web, contenido, artículos, noticias, empleos, preguntas, texto, editor' },
  deeds: { newPage: { name: 'Nueva página', also: 'escribir un artículo, noticia, empleo' } },
};

import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    media: 'Imágenes',
  },
  purposes: {
    media: 'Las imágenes de platos, avisos y páginas.',
  },
  also: {
    media: 'fotos, imágenes, archivos, biblioteca, subir, media',
  },
  deeds: {
    uploadPicture: {
      name: 'Subir una imagen',
      also: 'agregar una foto, nueva imagen, subir un archivo, cambiar una imagen',
    },
  },
};

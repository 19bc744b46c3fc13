import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    asset_in_use: 'Esta imagen está en uso. Quítala de allí primero.',
    asset_duplicate: 'La biblioteca ya tiene esta imagen.',
  },
  field: {
    unknown_asset: 'No encontramos esta imagen.',
    not_a_picture: 'No podemos leer esta imagen. Usa JPEG, PNG, WebP, AVIF o GIF.',
    picture_heic:
      'Es una imagen HEIC, que los navegadores no muestran. Guárdala como JPEG y elígela de nuevo.',
    picture_drawing: 'No se aceptan dibujos SVG. Guárdalo como PNG y elígelo de nuevo.',
    picture_empty: 'Este archivo está vacío.',
    picture_too_large: 'El archivo es demasiado grande. Una imagen puede tener 50 MB como máximo.',
    picture_too_many_pixels:
      'La imagen es demasiado grande. Puede tener 50 megapíxeles como máximo.',
  },
};

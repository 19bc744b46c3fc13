import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  choose: 'Elegir una imagen',
  replace: 'Cambiar',
  remove: common.remove,
  cancel: common.cancel,
  retry: 'Reintentar',
  drop: 'o suéltala aquí',
  dropNow: 'Suéltala aquí',
  formats:
    'JPEG, PNG, WebP, AVIF o GIF, 10 MB como máximo. Se muestra de 5 de ancho por 4 de alto.',
  none: 'Todavía sin imagen',
  missing: 'La imagen no se ha cargado',
  uploading: 'Subiendo {name}',
  progress: '{percent} %',
  finishing: 'Ya casi está',
  uploaded: 'Subida',
  removed: 'La imagen está quitada. Guarda para que quede así.',
  failed: 'La subida no ha llegado.',
  alt: 'Texto alternativo',
  altHint:
    'Lo que se ve en la imagen, para quien no puede verla. Vacío si el nombre ya lo dice todo.',
};

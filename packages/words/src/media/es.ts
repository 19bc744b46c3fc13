import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  choose: 'Elegir una imagen',
  replace: 'Cambiar',
  remove: common.remove,
  cancel: common.cancel,
  retry: common.tryAgain,
  drop: 'o suéltala aquí',
  dropNow: 'Suéltala aquí',
  formats:
    'JPEG, PNG, WebP, AVIF o GIF, 50 MB como máximo. Se muestra de 5 de ancho por 4 de alto.',
  none: 'Todavía sin imagen',
  missing: 'La imagen no se cargó',
  uploading: 'Subiendo {name}',
  progress: '{percent}%',
  interrupted: 'Se perdió la conexión. La subida sigue sola en cuanto vuelva.',
  finishing: 'Ya casi está',
  uploaded: 'Subida',
  removed: 'Se quitó la imagen. Guarda para confirmarlo.',
  failed: 'No se pudo subir la imagen.',
  alt: 'Texto alternativo',
  altHint:
    'Describe la imagen para quienes no pueden verla. Déjalo vacío si el nombre ya lo dice todo.',
};

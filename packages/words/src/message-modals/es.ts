import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  close: common.close,
  newTab: '(se abre en otra pestaña)',
  more: 'Más información',
  email: {
    label: 'Tu correo',
    send: 'Mantenerme al tanto',
    sending: 'Enviando',
    thanks: 'Gracias. Ya tenemos tu dirección.',
  },
};
